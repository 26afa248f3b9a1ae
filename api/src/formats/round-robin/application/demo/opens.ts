import { invariant } from '../../../../kernel/assert.ts';
import { millis, plus, SECOND, type Instant } from '../../../../kernel/time.ts';
import { toInstant } from '../../../../store/codecs/instant.ts';
import { findSignedInAccount } from '../../../../store/auth-database.ts';
import { entriesOfTournaments } from '../../../../store/reading/entry.ts';
import { playersByIds } from '../../../../store/reading/player.ts';
import { tournamentsByIds, type TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { lastOpen, noteLastOpen } from './last-open.ts';
import type { DemoPart } from '../../../../application/demo/demo-part.ts';
import { actingAs } from '../../../../application/demo/demo-world.ts';
import { beginOpen } from './open-tournament.ts';
import type { JobWorld } from '../../../../application/jobs/job.ts';
import { workWhenDue } from '../../../../application/jobs/when-due.ts';

/** How long the last table stands before the next tournament begins. */
const PAUSE = millis(30 * SECOND);

/** An open tournament of the regulars, all its games at once; when it is over, the next one begins. */
export const openDemo: DemoPart = {
  key: 'open',
  about: 'Baraza Open 1, bots in all games at once',
  async make({ director, openBots }) {
    const id = await beginOpen(director, { number: 1, players: openBots });
    await noteLastOpen(director.db, { number: 1, id });
  },
  run: beginNext,
};

/**
 * Begins the next open tournament of the demo world when one is over, with the same director and the same players.
 * Ends when the signal aborts.
 */
async function beginNext(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: ['tournament'], work: () => goOn(world) });
}

/** Begins the next tournament if it is time to; answers when it will be, null when an event will tell. */
async function goOn(world: JobWorld): Promise<Instant | null> {
  const { db, now } = world;
  const last = await lastOpen(db);
  if (last === null) return null;
  const [tournament] = await tournamentsByIds(db.prisma, [last.id]);
  invariant(tournament !== undefined, 'the open tournament that was begun last is there');
  if (tournament.finishedAt === null) return null;
  const due = plus(toInstant(tournament.finishedAt), PAUSE);
  if (now() < due) return due;
  const entries = await entriesOfTournaments(db.prisma, [last.id]);
  const number = last.number + 1;
  const players = entries.map(({ player }) => player.id);
  const id = await beginOpen(await directorOf(world, tournament), { number, players });
  await noteLastOpen(db, { number, id });
  return null;
}

async function directorOf(world: JobWorld, { directorId }: TournamentRecord): Promise<AppContext> {
  const [director] = await playersByIds(world.db.prisma, [directorId]);
  const accountId = director?.accountId ?? null;
  const account = accountId === null ? null : await findSignedInAccount(world.db, accountId);
  invariant(accountId !== null && account !== null, 'the director of the open tournaments has an account');
  return actingAs(world, { kind: 'account', accountId, ...account });
}
