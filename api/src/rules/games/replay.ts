import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { TextGame } from './text-game.ts';

/** The first move that could not be played: its index from 0 (null: the settings are bad), the reason, the column from 1. */
export interface ReplayRefusal {
  readonly index: number | null;
  readonly message: string;
  readonly column: number;
}

/** The encoded position that moves lead to from the first one; a stored position equals this. */
export function replay(game: TextGame, config: unknown, moves: readonly string[]): Result<string, ReplayRefusal> {
  const start = game.initial(config);
  if (!start.ok) return err({ index: null, message: start.error, column: 1 });
  return replayFrom(game, start.value, moves);
}

/** The encoded position that moves lead to from an encoded one. */
export function replayFrom(game: TextGame, encoded: string, moves: readonly string[]): Result<string, ReplayRefusal> {
  let position = encoded;
  for (const [index, move] of moves.entries()) {
    const played = game.play(position, move);
    if (!played.ok) return err({ index, message: played.error.message, column: played.error.column });
    position = played.value.encoded;
  }
  return ok(position);
}
