import { err, ok } from '../../../../api/src/kernel/result.ts';
import type { Result } from '../../../../api/src/kernel/result.ts';
import type { GameRecord, RecordHead, RecordRefusal } from '../../../../api/src/rules/games/game.ts';
import { parseMove, play, start, type NimPosition } from './position.ts';

/** Two lines: both names with a stroke between them, and the moves. */
export function exportRecord({ first, second }: RecordHead, moves: readonly string[]): Result<string, RecordRefusal> {
  const replayed = positionAfter(moves);
  return replayed.ok ? ok(`${first} / ${second}\n${moves.join(' ')}\n`) : replayed;
}

/** Reads what `exportRecord` writes, with names or without. */
export function importRecord(text: string): Result<GameRecord<NimPosition>, RecordRefusal> {
  const [names = '', line = ''] = text.split('\n');
  const [first = '', second = ''] = names.split('/').map((name) => name.trim());
  const moves = line.split(' ').filter((move) => move !== '');
  const position = positionAfter(moves);
  if (!position.ok) return position;
  return ok({ head: { first, second, fields: [] }, moves, position: position.value, warnings: [] });
}

function positionAfter(moves: readonly string[]): Result<NimPosition, RecordRefusal> {
  let position = start;
  for (const [ply, text] of moves.entries()) {
    const move = parseMove(position, text);
    const after = move.ok ? play(position, move.value) : move;
    if (!after.ok) return err({ ...after.error, line: 2, ply });
    position = after.value;
  }
  return ok(position);
}
