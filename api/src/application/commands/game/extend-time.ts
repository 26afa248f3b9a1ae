import type { Seat } from '../../../kernel/seat.ts';
import type { GameDone, GameInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, GameOver, WrongStatus } from '../../errors.ts';

export interface ExtendTimeInput extends GameInput {
  readonly seat: Seat;
  readonly seconds: number;
  readonly reason: string;
}

export type ExtendTimeError = CommonError | GameOver | WrongStatus;

/** Gives a player more time in a running game. */
export async function extendTime(
  _context: AppContext,
  _input: ExtendTimeInput,
): Promise<Result<GameDone, ExtendTimeError>> {
  throw new Error('under construction');
}
