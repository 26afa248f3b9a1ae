import { invariant } from '../../../kernel/assert.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { WON, judge } from './judgement.ts';
import { legalMoves } from './moves.ts';
import { play } from './play.ts';
import type { BaoMove, BaoPosition } from './types.ts';

/** How much less a move may be worth than the best one and still be chosen, so that bots do not play one game for ever. */
const MARGIN = 6;

/** How much less a win is worth for each ply that it takes: enough that a longer one is never chosen before a shorter. */
const PLY = 2 * MARGIN;

/**
 * A move that is not silly, found two plies deep: a win if there is one, never a move that lets the opponent win at once if
 * another does not, else one that the best reply leaves nearly as good as any. `draw` (0 to below 1) picks among these. Null
 * when the game is over.
 */
export function choose(position: BaoPosition, draw: number): BaoMove | null {
  let best = Number.NEGATIVE_INFINITY;
  const weighed = legalMoves(position).map((move) => {
    const worth = afterBestReply(next(position, move), position.turn, best - MARGIN);
    best = Math.max(best, worth);
    return { move, worth };
  });
  const good = weighed.filter(({ worth }) => worth >= best - MARGIN);
  return good[Math.floor(draw * good.length)]?.move ?? null;
}

/** What a position is worth to `seat` when the opponent, to move, replies best; stops once it is below `enough`. */
function afterBestReply(position: BaoPosition, seat: Seat, enough: number): number {
  if (position.result !== null) return finished(position.result.winner, seat, 1);
  let worst = Number.POSITIVE_INFINITY;
  for (const reply of legalMoves(position)) {
    const after = next(position, reply);
    const worth = after.result === null ? judge(after, seat) : finished(after.result.winner, seat, 2);
    worst = Math.min(worst, worth);
    if (worst < enough) return worst;
  }
  return worst;
}

function finished(winner: Seat, seat: Seat, plies: number): number {
  return winner === seat ? WON - plies * PLY : plies * PLY - WON;
}

function next(position: BaoPosition, move: BaoMove): BaoPosition {
  const played = play(position, move);
  invariant(played.ok, 'a legal move can be played');
  return played.value.position;
}
