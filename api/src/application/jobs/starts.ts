import { invariant } from '../../kernel/assert.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { dueTournaments, firstStart, fullTournaments } from '../../store/reading/due.ts';
import { cancelTournament } from '../commands/tournament/cancel.ts';
import { closeRegistration } from '../commands/tournament/close-registration.ts';
import { startTournament } from '../commands/tournament/start.ts';
import { updateTournament } from '../commands/tournament/update.ts';
import type { AppContext } from '../context.ts';
import { message } from '../texts/say.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/**
 * Starts every tournament at its instant, or as soon as all its places are taken where that was agreed, closing its registration first if that is still open; one with a number of
 * players that its format cannot take is cancelled, and one with too few players for its director's number of groups has
 * as many as its format says. Where the format leaves it to the director what becomes of it, it waits for him to start it.
 * Source: Common 4.1, 4.16, KIBA 4.2, Kuksu 8.4.
 */
export async function runStarts(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: ['tournament'], work: () => startDue(world) });
}

async function startDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  let failures = 0;
  const noteFailure = (failure: unknown): void => {
    failures += 1;
    report(failure);
  };
  for (const tournamentId of await dueTournaments(db.prisma, now())) {
    await startOrCancel(context, tournamentId).catch(noteFailure);
  }
  for (const tournamentId of await fullTournaments(db.prisma)) {
    await startFull(context, tournamentId).catch(noteFailure);
  }
  return failures > 0 ? plus(now(), MINUTE) : firstStart(db.prisma);
}

/** Starts one whose places are all taken; one that cannot start with so many is left to its director. */
async function startFull(context: AppContext, tournamentId: TournamentId): Promise<void> {
  const closing = await closeRegistration(context, { tournamentId, dryRun: true });
  if (closing.ok && closing.value.issues.some(({ blocking }) => blocking)) return;
  const closed = await closeRegistration(context, { tournamentId });
  invariant(closed.ok || closed.error.kind === 'wrong-status', `registration of ${tournamentId} can be closed`);
  const started = await startTournament(context, { tournamentId });
  const isLeft = !started.ok && (started.error.kind === 'wrong-status' || started.error.kind === 'player-count');
  invariant(started.ok || isLeft, `nothing else keeps ${tournamentId} from starting`);
}

/** Somebody else may close, start or cancel it at the same moment: a wrong status is then as good as having done it. */
async function startOrCancel(context: AppContext, tournamentId: TournamentId): Promise<void> {
  const closed = await closeRegistration(context, { tournamentId });
  invariant(closed.ok || closed.error.kind === 'wrong-status', `registration of ${tournamentId} can be closed`);
  const started = await startTournament(context, { tournamentId });
  if (started.ok || started.error.kind === 'wrong-status') return;
  invariant(started.error.kind === 'player-count', `only the number of players keeps ${tournamentId} from starting`);
  if (started.error.issues.some(({ code }) => code === 'GROUPS_TOO_SMALL')) {
    const changed = await updateTournament(context, { tournamentId, settings: { groups: null } });
    invariant(
      changed.ok || changed.error.kind === 'wrong-status',
      `the groups of ${tournamentId} can be left to the rules`,
    );
    return startOrCancel(context, tournamentId);
  }
  if (started.error.isForDirector) {
    const waiting = await updateTournament(context, { tournamentId, startsAt: null });
    invariant(waiting.ok || waiting.error.kind === 'wrong-status', `${tournamentId} can wait for its director`);
    return;
  }
  const cancelled = await cancelTournament(context, { tournamentId, reason: message('ruling.reason.tooFew') });
  invariant(cancelled.ok || cancelled.error.kind === 'wrong-status', `${tournamentId} can be cancelled`);
}
