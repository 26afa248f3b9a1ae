import type { Message } from '../../../kernel/message.ts';
import type { Result } from '../../../kernel/result.ts';
import { ok } from '../../../kernel/result.ts';
import { exportRecord } from '../rules/mat/export.ts';
import { importRecord } from '../rules/mat/import.ts';
import type { RecordRefusal } from '../../../rules/games/game.ts';
import { viewBackgammonPosition, type BackgammonPositionView } from './view.ts';

/** A .mat text as read: its players, head, acts in canonical text, the match after them; and the same match written anew. */
export interface BackgammonRecordView {
  readonly white: string;
  readonly black: string;
  readonly head: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  readonly moves: readonly string[];
  readonly position: BackgammonPositionView;
  readonly warnings: readonly Message[];
  readonly mat: string;
}

/** Reads a .mat text of one match and replays it. */
export function readBackgammonRecord(text: string): Result<BackgammonRecordView, RecordRefusal> {
  const read = importRecord(text);
  if (!read.ok) return read;
  const { head, moves, position, warnings } = read.value;
  const mat = exportRecord(position.config, head, moves);
  if (!mat.ok) return mat;
  return ok({
    white: head.first,
    black: head.second,
    head: head.fields.map(([key, value]) => ({ key, value })),
    moves,
    position: viewBackgammonPosition(position, null),
    warnings,
    mat: mat.value,
  });
}
