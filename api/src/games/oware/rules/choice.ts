import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { gathered } from './end.ts';
import { ALL_SEEDS } from './houses.ts';
import { legalMoves, playable } from './moves.ts';
import { sow } from './sowing.ts';
import type { OwareBoard, OwareMove, OwarePosition } from './types.ts';

/** Plies that a bot looks ahead, its own among them. */
const DEPTH = 5;
/** More than any difference of seeds. */
const WON = 10 * ALL_SEEDS;
const HALF = ALL_SEEDS / 2;

/**
 * One of the moves after which, with best play for some plies, the mover is most seeds ahead; `draw` (0 to below 1) picks among those
 * that are equally good. Null when the game is over. It does not look at cycles.
 */
export function choose(position: OwarePosition, draw: number): OwareMove | null {
  const { turn } = position;
  let best = Number.NEGATIVE_INFINITY;
  const weighed = legalMoves(position).map((move) => {
    const after = sow(position, turn, move.house);
    const worth = -worthTo(after, otherSeat(turn), {
      depth: DEPTH - 1,
      least: Number.NEGATIVE_INFINITY,
      most: 1 - best,
    });
    best = Math.max(best, worth);
    return { move, worth };
  });
  const good = weighed.filter(({ worth }) => worth === best);
  return good[Math.floor(draw * good.length)]?.move ?? null;
}

interface Window {
  readonly depth: number;
  readonly least: number;
  readonly most: number;
}

/** What a board is worth to who is to move: exact between `least` and `most`, else only beyond the one or the other. */
function worthTo(board: OwareBoard, mover: Seat, { depth, least, most }: Window): number {
  const ahead = lead(board, mover);
  if (Math.max(board.stores.first, board.stores.second) > HALF) return Math.sign(ahead) * (WON + depth);
  const houses = playable(board.houses, mover);
  if (houses.length === 0) return finished(lead(gathered(board), mover), depth);
  if (depth === 0) return ahead;
  let best = Number.NEGATIVE_INFINITY;
  for (const house of houses) {
    const window = { depth: depth - 1, least: -most, most: -Math.max(least, best) };
    best = Math.max(best, -worthTo(sow(board, mover, house), otherSeat(mover), window));
    if (best >= most) break;
  }
  return best;
}

function finished(ahead: number, depth: number): number {
  return ahead === 0 ? 0 : Math.sign(ahead) * (WON + depth);
}

function lead({ stores }: OwareBoard, seat: Seat): number {
  return stores[seat] - stores[otherSeat(seat)];
}
