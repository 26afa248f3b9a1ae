import { ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { GameRecord, RecordRefusal } from '../../../../rules/games/game.ts';
import type { GoPosition } from '../types.ts';
import { readGame } from './game.ts';
import { readFields } from './head-fields.ts';

/**
 * The main line of the first game in an SGF text, replayed from its set-up, its head as every game has it; refuses as
 * `readGame` does.
 */
export function importRecord(text: string): Result<GameRecord<GoPosition>, RecordRefusal> {
  const game = readGame(text);
  if (!game.ok) return game;
  const { head, moves, position, warnings } = game.value;
  return ok({ head: { ...head, fields: readFields(head.fields) }, moves, position, warnings });
}
