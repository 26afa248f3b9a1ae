import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { ActRefusalKind, BackgammonMove, BackgammonPosition } from './types.ts';

/** The largest cube, as far as a Match ID goes. Source: Backgammon 3.2. */
export const LARGEST_CUBE = 2 ** 15;

/** Why the side whose turn it is cannot double now, or null. Source: Backgammon 3.2, 3.5. */
export function doubleProblem({ phase, cube, turn, crawford }: BackgammonPosition): ActRefusalKind | null {
  switch (phase.kind) {
    case 'over':
      return 'match-over';
    case 'opening':
      return 'dice-awaited';
    case 'play':
      return crawford === 'now' ? 'crawford' : 'too-late-to-double';
    case 'doubled':
      return 'double-pending';
    case 'turn':
      if (crawford === 'now') return 'crawford';
      if (cube.owner !== null && cube.owner !== turn) return 'not-your-cube';
      return cube.value >= LARGEST_CUBE ? 'cube-at-its-most' : null;
  }
}

/** Whether doubling would gain the side whose turn it is nothing: a plain win by the cube as it is wins the match. It is legal. Source: Backgammon 3.3. */
export function isDoubleDead({ config: { length }, score, cube, turn }: BackgammonPosition): boolean {
  return length > 0 && score[turn] + cube.value >= length;
}

/** Whose decision is awaited; `chance` where only the dice are: both roll for the start, or who is on roll cannot double. Null when over. */
export function toMove(position: BackgammonPosition): Seat | 'chance' | null {
  const { phase, turn } = position;
  switch (phase.kind) {
    case 'over':
      return null;
    case 'opening':
      return 'chance';
    case 'turn':
      return doubleProblem(position) === null ? turn : 'chance';
    case 'doubled':
      return otherSeat(turn);
    case 'play':
      return turn;
  }
}

/** Who makes this move when it is made here; of a roll for whom it falls, of the opening roll who starts (White where the dice are equal). */
export function mover({ phase, turn }: BackgammonPosition, move: BackgammonMove): Seat {
  if (move.kind === 'roll' && phase.kind === 'opening') return move.dice[0] < move.dice[1] ? 'second' : 'first';
  if (move.kind === 'resign') return move.seat;
  return phase.kind === 'doubled' ? otherSeat(turn) : turn;
}
