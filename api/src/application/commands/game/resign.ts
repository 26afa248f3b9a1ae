import type { GameDone, GameInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, GameOver, WrongStatus } from '../../errors.ts';

export type ResignError = CommonError | GameOver | WrongStatus;

/** Gives up the game of the caller. */
export async function resign(_context: AppContext, _input: GameInput): Promise<Result<GameDone, ResignError>> {
  throw new Error('under construction');
}
