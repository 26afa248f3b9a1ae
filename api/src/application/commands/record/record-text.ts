import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Outcome } from '../../../rules/games/game.ts';
import type { RecordText } from '../../../rules/games/game.ts';
import type { TextGame } from '../../../rules/games/text-game.ts';
import type { RecordProblem } from '../../read-record.ts';
import { message } from '../../texts/say.ts';

/** A line of a head: what it says, and where its value stands in the whole text. */
export interface HeadField {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** A record that was read and replayed. `text` is its moves in canonical text, without a head; `outcome` null: the board goes on. */
export interface RecordOfGame {
  readonly line: number;
  readonly first: string;
  readonly second: string;
  /** By their keys in capitals. */
  readonly fields: ReadonlyMap<string, HeadField>;
  readonly plies: number;
  readonly text: string;
  readonly outcome: Outcome | null;
  /** Whether the moves end where both players agree on the score, which a record need not tell. */
  readonly isAgreeing: boolean;
  readonly warnings: readonly Message[];
}

const NO_HEAD = { first: '', second: '', fields: [] };

/** Reads a record and replays it under what the tournament has agreed; a refusal says where in the whole text it fails. */
export function readRecordText(
  rules: TextGame,
  config: unknown,
  { line, text }: RecordText,
): Result<RecordOfGame, RecordProblem> {
  const unreadable = (refusal: Omit<RecordProblem, 'fault'>) =>
    err({ fault: 'UNREADABLE' as const, ...refusal, line: refusal.line + line - 1 });
  const read = rules.importRecord(text);
  if (!read.ok) return unreadable(read.error);
  const { head, moves, encoded, warnings } = read.value;
  const written = rules.exportRecord(config, NO_HEAD, moves);
  const again = written.ok ? rules.importRecord(written.value) : written;
  if (!written.ok || !again.ok || again.value.encoded !== encoded) {
    return unreadable({ message: message('refused.record.otherVariant'), line: 1, column: 1, ply: null });
  }
  return ok({
    line,
    first: head.first,
    second: head.second,
    fields: fieldsOf(head.fields, text, line),
    plies: moves.length,
    text: written.value,
    outcome: rules.outcome(encoded),
    isAgreeing: rules.agreement(encoded) !== null,
    warnings: warnings.map((warning) => movedDown(warning, line - 1)),
  });
}

/** A warning about a line of a record, with that line as it stands in the whole text. */
function movedDown(warning: Message, lines: number): Message {
  const { line } = warning.args;
  return typeof line === 'number' ? { ...warning, args: { ...warning.args, line: line + lines } } : warning;
}

function fieldsOf(
  fields: ReadonlyArray<readonly [key: string, value: string]>,
  text: string,
  firstLine: number,
): ReadonlyMap<string, HeadField> {
  const lines = text.split('\n');
  return new Map(
    fields.map(([key, value]) => {
      const index = Math.max(
        0,
        lines.findIndex((line) => line.startsWith(`${key}: `)),
      );
      const column = key.length + 3;
      return [key.toUpperCase(), { value: value.trim(), line: firstLine + index, column }];
    }),
  );
}
