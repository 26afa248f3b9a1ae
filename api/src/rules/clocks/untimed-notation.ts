import { message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { UntimedControl } from './clock.ts';
import { refusalAt, type ControlReader, type ControlRefusal } from './control-reader.ts';

/** What a bare `untimed` means: lost after 21 days without a move, warnings after 7 and 14. */
export const DEFAULT_UNTIMED: UntimedControl = { kind: 'untimed', forfeitAfterDays: 21, warnAt: [7, 14] };

const MOST_DAYS = 3_650;

/**
 * Reads `untimed(21; 7, 14)` at the reader's place: days until a game without a move is lost, then the days after which
 * the player is warned, rising and earlier than the loss. `untimed(21)` warns never; `untimed` alone is the default.
 */
export function readUntimed(reader: ControlReader): Result<UntimedControl, ControlRefusal> {
  const word = reader.take('word', 'untimed');
  if (!word.ok) return word;
  if (!reader.sees('(')) return ok(DEFAULT_UNTIMED);
  reader.take('sign');
  const forfeit = readDays(reader, { above: 0, upTo: MOST_DAYS });
  if (!forfeit.ok) return forfeit;
  const warnAt: number[] = [];
  while (reader.sees(warnAt.length === 0 ? ';' : ',')) {
    reader.take('sign');
    const warning = readDays(reader, { above: warnAt.at(-1) ?? 0, upTo: forfeit.value - 1 });
    if (!warning.ok) return warning;
    warnAt.push(warning.value);
  }
  const close = reader.take('sign', ')');
  if (!close.ok) return close;
  return ok({ kind: 'untimed', forfeitAfterDays: forfeit.value, warnAt });
}

/** The canonical text: `untimed(21; 7, 14)`, or `untimed(21)` without warnings. */
export function formatUntimed({ forfeitAfterDays, warnAt }: UntimedControl): string {
  return warnAt.length === 0 ? `untimed(${forfeitAfterDays})` : `untimed(${forfeitAfterDays}; ${warnAt.join(', ')})`;
}

interface DayBounds {
  readonly above: number;
  readonly upTo: number;
}

function readDays(reader: ControlReader, { above, upTo }: DayBounds): Result<number, ControlRefusal> {
  const token = reader.take('number');
  if (!token.ok) return token;
  const days = Number(token.value.text);
  if (days > above && days <= upTo) return ok(days);
  return err(refusalAt(token.value, message('clock.refused.days', { above, upTo, found: token.value.text })));
}
