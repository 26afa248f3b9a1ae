import { asId, type GameId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { instant, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { MoveCause } from '../move-cause.ts';

/** One submitted decision; `remaining` is what both had left after it, null without a clock. */
export interface MoveRecord {
  readonly gameId: GameId;
  readonly ply: number;
  readonly seat: Seat;
  readonly notation: string;
  readonly cause: MoveCause;
  readonly at: Instant;
  readonly remaining: BySeat<Millis> | null;
}

/** Plies `from` (included) to `to` (excluded) of a game. */
export interface PlyRange {
  readonly gameId: GameId;
  readonly from: number;
  readonly to: number;
}

/** The moves in these ranges, by game, then by ply. */
export async function movesInRanges(tx: Tx, ranges: readonly PlyRange[]): Promise<readonly MoveRecord[]> {
  const rows = await tx.move.findMany({
    where: { OR: ranges.map(({ gameId, from, to }) => ({ gameId, ply: { gte: from, lt: to } })) },
    orderBy: [{ gameId: 'asc' }, { ply: 'asc' }],
  });
  return rows.map((row) => ({
    gameId: asId<GameId>(row.gameId),
    ply: row.ply,
    seat: row.seat,
    notation: row.notation,
    cause: row.cause,
    at: instant(row.at.getTime()),
    remaining:
      row.firstRemaining === null || row.secondRemaining === null
        ? null
        : { first: millis(Number(row.firstRemaining)), second: millis(Number(row.secondRemaining)) },
  }));
}
