import type { Board } from './board.ts';

/** Lifts before a board is remembered at all; almost every move is over by then. */
const UNWATCHED_LIFTS = 32;

/**
 * Lifts after which a move that has neither ended nor repeated counts as never-ending, so that no board takes for ever to
 * judge: there are boards whose sowing repeats only after a thousand million lifts. It is no limit on laps in the sense of
 * Bao 10.13: the longest move that ended among 96 million tried on random boards had 2,346 lifts.
 */
const MOST_LIFTS = 2 ** 16;

/**
 * Answers a question to be put before every lift of a relay: has this move been exactly here before, so that it never
 * ends? The board of a lift is remembered at every power of two, which finds every repetition after a few more rounds and
 * reports nothing else (Brent's cycle finding). Seeds harvested, direction and the enemy's pits need no look: a harvest adds
 * to the mover's seeds, so equal pits mean that there was none between, and nothing else changes them.
 * Source: Bao 2.6, 10.13.
 */
export function watch(board: Board): (pit: number) => boolean {
  let lifts = 0;
  let mark: Mark | null = null;
  return (pit) => {
    lifts++;
    if (lifts < UNWATCHED_LIFTS) return false;
    if (lifts >= MOST_LIFTS || (mark !== null && isThere(mark, board, pit))) return true;
    const isPowerOfTwo = (lifts & (lifts - 1)) === 0;
    if (isPowerOfTwo) mark = { own: board.own.slice(), pit };
    return false;
  };
}

interface Mark {
  readonly own: readonly number[];
  readonly pit: number;
}

function isThere(mark: Mark, board: Board, pit: number): boolean {
  return mark.pit === pit && mark.own.every((seeds, index) => seeds === board.own[index]);
}
