import type { Board } from './board.ts';

/** Lifts before a board is remembered at all; almost every move is over by then. */
const UNWATCHED_LIFTS = 32;

/**
 * Answers a question to be put before every lift of a relay: has this move been exactly here before, so that it never
 * ends? The board of a lift is remembered at every power of two, which finds each repetition after at most a few rounds and
 * reports nothing else, without a limit on laps (Brent's cycle finding). The enemy's pits need no look: they
 * change only with the seeds harvested. Source: bao.md 2.6, D13.
 */
export function watch(board: Board): (pit: number) => boolean {
  let lifts = 0;
  let mark: { readonly own: readonly number[]; readonly pit: number; step: number; harvested: number } | null = null;
  return (pit) => {
    lifts++;
    if (lifts < UNWATCHED_LIFTS) return false;
    if (mark !== null && mark.pit === pit && mark.step === board.step && mark.harvested === board.harvested) {
      if (mark.own.every((seeds, index) => seeds === board.own[index])) return true;
    }
    if ((lifts & (lifts - 1)) === 0) {
      mark = { own: board.own.slice(), pit, step: board.step, harvested: board.harvested };
    }
    return false;
  };
}
