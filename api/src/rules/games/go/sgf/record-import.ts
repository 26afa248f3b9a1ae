import { ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { GameRecord, RecordRefusal } from '../../game.ts';
import type { GoPosition } from '../types.ts';
import { readGame } from './game.ts';

/** The main line of the first game in an SGF text, replayed from its set-up; refuses as `readGame` does. */
export function importRecord(text: string): Result<GameRecord<GoPosition>, RecordRefusal> {
  const game = readGame(text);
  if (!game.ok) return game;
  const { head, moves, position, warnings } = game.value;
  return ok({ head, moves, position, warnings });
}
