import { expect } from 'vitest';
import type { ReportedResult } from '../../api/src/application/commands/tournament/checked-report.ts';
import type { PlayerId } from '../../api/src/kernel/ids.ts';
import { type Db } from '../../api/src/store/client.ts';
import { type GameRecord } from '../../api/src/store/reading/game.ts';
import { playersByIds } from '../../api/src/store/reading/player.ts';

/** The rating of a player in bao: its Elo, the games counted, and how many of them were imported. */
export async function ratingOf(db: Db, playerId: PlayerId) {
  const [player] = await playersByIds(db.prisma, [playerId]);
  if (player === undefined) throw new Error('no such player');
  const rating = player.ratings.find(({ game }) => game === 'BAO');
  return { elo: rating?.elo ?? 1500, matches: rating?.matches ?? 0, imported: rating?.imported ?? 0 };
}

/** Every change of a player’s rating in bao, the oldest first. */
export function historyOf(db: Db, playerId: PlayerId) {
  return db.prisma.ratingChange.findMany({ where: { playerId, game: 'BAO' }, orderBy: { number: 'asc' } });
}

/** What the history of a player leads to, when every step begins where the last one ended. */
export async function replayed(db: Db, playerId: PlayerId) {
  let state = { elo: 1500, matches: 0 };
  for (const [index, change] of (await historyOf(db, playerId)).entries()) {
    expect([change.number, change.eloBefore, change.matchesBefore]).toEqual([index + 1, state.elo, state.matches]);
    state = { elo: change.eloAfter, matches: change.matchesAfter };
  }
  return state;
}

const AS_REPORTED = { address: null, boardNumber: null, at: null };

/** A result as it is reported from elsewhere. */
export function report(
  game: GameRecord,
  how: ReportedResult['how'] = 'PLAYED',
  winner: 'first' | 'second' | null = 'first',
) {
  return { gameId: game.id, winner, how, ...AS_REPORTED };
}
