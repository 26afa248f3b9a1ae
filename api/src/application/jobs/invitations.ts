import { invariant } from '../../kernel/assert.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { dueInvitations, firstInvitationEnd } from '../../store/reading/due.ts';
import { endInvitations } from '../commands/invitation/end-invitations.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/** Ends the invitations of every tournament whose players have had their time to answer. Source: Kuksu 12. */
export async function runInvitations(world: JobWorld): Promise<void> {
  const first = (): Promise<Instant | null> => firstInvitationEnd(world.db.prisma);
  await workWhenDue(world, { topics: ['tournament'], first, work: () => endDue(world) });
}

async function endDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  let failures = 0;
  for (const tournamentId of await dueInvitations(db.prisma, now())) {
    await end(context, tournamentId).catch((failure: unknown) => {
      failures += 1;
      report(failure);
    });
  }
  return failures > 0 ? plus(now(), MINUTE) : firstInvitationEnd(db.prisma);
}

/** The director may end or extend them at the same moment: a wrong status is then as good. */
async function end(context: AppContext, tournamentId: TournamentId): Promise<void> {
  const ended = await endInvitations(context, { tournamentId });
  invariant(ended.ok || ended.error.kind === 'wrong-status', `the invitations to ${tournamentId} can be ended`);
}
