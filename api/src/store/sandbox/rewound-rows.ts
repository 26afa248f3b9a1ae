import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Db } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';
import { toDate } from '../codecs/instant.ts';

/** What of a tournament is later than an instant and cannot be taken back. */
export const LATER_THINGS = ['ruling', 'time', 'entry', 'round', 'match', 'approval', 'record'] as const;
export type LaterThing = (typeof LATER_THINGS)[number];

/** The first of them that there is; null: nothing is in the way. `time`: somebody was given time, whenever that was. */
export async function laterThing({ prisma }: Db, tournamentId: TournamentId, at: Instant): Promise<LaterThing | null> {
  const later = { gt: toDate(at) };
  const entered = [{ enteredAt: later }, { withdrawnAt: later }, { disqualifiedAt: later }];
  const decided = { completedAt: { lte: toDate(at) }, NOT: { approvedAt: { lte: toDate(at) } } };
  const counts: Readonly<Record<LaterThing, () => Promise<number>>> = {
    ruling: () => prisma.ruling.count({ where: { tournamentId, at: later } }),
    time: () => prisma.ruling.count({ where: { tournamentId, kind: { in: ['TIME_EXTENSION', 'DOWNTIME', 'PAUSE'] } } }),
    entry: () => prisma.entry.count({ where: { tournamentId, OR: entered } }),
    round: async () =>
      (await prisma.game.count({ where: { tournamentId, addedAt: later } })) +
      (await prisma.group.count({ where: { tournamentId, startedAt: later } })) +
      (await prisma.stage.count({ where: { tournamentId, startedAt: later } })),
    match: () => prisma.matchDecision.count({ where: { pairing: { tournamentId }, at: later } }),
    approval: () => prisma.stage.count({ where: { tournamentId, ...decided } }),
    record: () => prisma.importedRecord.count({ where: { game: { tournamentId }, importedAt: later } }),
  };
  for (const thing of LATER_THINGS) if ((await counts[thing]()) > 0) return thing;
  return null;
}

/** Takes back what was later than an instant in a tournament, but for its games themselves, whose ids are answered. */
export async function removeLater({ prisma }: Db, tournamentId: TournamentId, at: Instant): Promise<readonly GameId[]> {
  const later = { gt: toDate(at) };
  const game = { tournamentId };
  const decided = { game, recordedAt: later };
  const moved = await prisma.move.findMany({
    where: { game, at: later },
    distinct: ['gameId'],
    select: { gameId: true },
  });
  const ended = await prisma.result.findMany({ where: decided, select: { gameId: true } });
  const reopened = ended.map(({ gameId }) => gameId);
  const changes = await prisma.ratingChange.findMany({ where: { gameId: { in: reopened } } });
  for (const change of changes) {
    const { playerId, number, eloBefore, eloAfter, matchesBefore, matchesAfter } = change;
    await prisma.rating.update({
      where: { playerId_game: { playerId, game: change.game } },
      data: { elo: { decrement: eloAfter - eloBefore }, matches: { decrement: matchesAfter - matchesBefore } },
    });
    await prisma.ratingChange.delete({ where: { playerId_game_number: { playerId, game: change.game, number } } });
  }
  const rated = changes.map(({ playerId }) => playerId);
  await prisma.rating.deleteMany({ where: { playerId: { in: rated }, matches: 0, imported: 0 } });
  await prisma.result.deleteMany({ where: decided });
  await prisma.move.deleteMany({ where: { game, at: later } });
  await prisma.event.deleteMany({ where: { at: later } });
  await prisma.$executeRaw`
    update "Topic" set version = coalesce((select max(version) from "Event" where topic = name), 0)`;
  const running = {
    state: 'RUNNING',
    completedAt: null,
    awaitingUntil: null,
    approvedAt: null,
    approvedById: null,
  } as const;
  await prisma.stage.updateMany({ where: { tournamentId, completedAt: later }, data: running });
  await prisma.tournament.update({
    where: { id: tournamentId },
    data: { status: 'RUNNING', finishedAt: null, roundDueSince: null },
  });
  return [...new Set([...moved, ...ended].map(({ gameId }) => asId<GameId>(gameId)))];
}

/** A game as it stood, open; without a position and a clock where it is played elsewhere. */
export interface RewoundGame {
  readonly id: GameId;
  readonly ply: number;
  readonly toMove: 'first' | 'second' | null;
  readonly position: string | null;
  readonly clock: Clock | null;
}

/** Puts a game back; of its warnings those up to `told` were given. */
export async function putBack({ prisma }: Db, { id, clock, ...game }: RewoundGame, told: Instant): Promise<void> {
  const status = game.position === null ? 'SCHEDULED' : 'RUNNING';
  const columns = clock === null ? {} : clockColumns(clock, told);
  await prisma.game.update({ where: { id }, data: { ...game, status, finishedAt: null, ...columns } });
}
