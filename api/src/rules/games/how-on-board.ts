import type { ResultHow } from '../formats/format.ts';
import type { Outcome } from './game.ts';

/** How a game is decided that its board has ended: won, drawn, or without a result. */
export function howOnBoard({ winner, isDrawn }: Outcome): ResultHow {
  if (winner !== null) return 'PLAYED';
  return isDrawn === true ? 'DRAWN' : 'NO_RESULT';
}
