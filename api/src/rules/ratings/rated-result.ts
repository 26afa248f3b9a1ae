import type { ResultHow } from '../formats/format.ts';

/** How a game came to its end; `plies` null: nothing is known of its moves, as of a game played elsewhere. */
export interface GameEnd {
  readonly how: ResultHow;
  readonly plies: number | null;
}

/** With two moves made, both players have made one. */
const BOTH_HAVE_MOVED = 2;

/**
 * Whether a result counts for ratings: games that were played to an end or drawn, resigned or lost on time do; forfeits,
 * withdrawals, rulings and games without a result do not. A loss on time before both have moved is somebody not turning up,
 * which is a forfeit by another name. Source: Ratings 1.5, 1.6.
 */
export function isRated({ how, plies }: GameEnd): boolean {
  switch (how) {
    case 'PLAYED':
    case 'DRAWN':
    case 'RESIGNED':
      return true;
    case 'TIME':
      return plies === null || plies >= BOTH_HAVE_MOVED;
    case 'FORFEIT':
    case 'WITHDRAWAL':
    case 'ADJUDICATED':
    case 'NO_RESULT':
      return false;
  }
}
