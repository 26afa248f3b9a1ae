import type { Message } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { GameRules, MoveRefusal } from './game.ts';
import type { TextGame } from './text-game.ts';

/** The first move that could not be played: its index from 0 (null: the settings are bad), the reason, the column from 1. */
export interface ReplayRefusal {
  readonly index: number | null;
  readonly message: Message;
  readonly column: number;
}

/** The encoded position that moves lead to from the first one; a stored position equals this. */
export function replay(game: TextGame, config: unknown, moves: readonly string[]): Result<string, ReplayRefusal> {
  const start = game.initial(config);
  if (!start.ok) return err({ index: null, message: start.error.message, column: 1 });
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

/** Every position that moves in text lead through, the first one first; null if one of them is not legal. */
export function positionsThrough<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  rules: GameRules<Config, Position, Move, Trace, Refusal>,
  start: Position,
  moves: readonly string[],
): readonly Position[] | null {
  const positions = [start];
  let position = start;
  for (const text of moves) {
    const read = rules.parseMove(position, text);
    const played = read.ok ? rules.play(position, read.value.move) : null;
    if (!played?.ok) return null;
    ({ position } = played.value);
    positions.push(position);
  }
  return positions;
}

/** Every position that legal moves lead through from an encoded one, which comes first. */
export function positionsFrom<Config, Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  rules: GameRules<Config, Position, Move, Trace, Refusal>,
  encoded: string,
  moves: readonly string[],
): readonly Position[] {
  const start = rules.decode(encoded);
  invariant(start.ok, `an encoded position of ${rules.key} is readable: ${encoded}`);
  const positions = positionsThrough(rules, start.value, moves);
  invariant(positions, `moves of ${rules.key} that are known to be legal can be played`);
  return positions;
}
