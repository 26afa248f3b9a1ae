import type { GameId } from '../../../kernel/ids.ts';
import type { GameInput } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, GameOver, IllegalMove, NotYourTurn, StalePly, WrongStatus } from '../../errors.ts';

export interface PlayMoveInput extends GameInput {
  /** The ply that the caller means to play, from 0. */
  readonly ply: number;
  readonly move: string;
}

export interface PlayMoveDone {
  readonly gameId: GameId;
  /** Canonical. */
  readonly notation: string;
  readonly warnings: readonly string[];
  /** The same move was there already. */
  readonly repeated: boolean;
}

export type PlayMoveError = CommonError | IllegalMove | NotYourTurn | StalePly | GameOver | WrongStatus;

/** Plays the move of the caller in his own game. */
export async function playMove(
  _context: AppContext,
  _input: PlayMoveInput,
): Promise<Result<PlayMoveDone, PlayMoveError>> {
  throw new Error('under construction');
}
