import type { Seat } from '../../../kernel/seat.ts';
import type { GameDone, GameInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';

export interface AdjudicateInput extends GameInput {
  /** null: nobody gets the point. */
  readonly winner: Seat | null;
  readonly reason: string;
}

export type AdjudicateError = CommonError | WrongStatus;

/** Decides a game by a ruling, also one that is decided already. */
export async function adjudicate(
  _context: AppContext,
  _input: AdjudicateInput,
): Promise<Result<GameDone, AdjudicateError>> {
  throw new Error('under construction');
}
