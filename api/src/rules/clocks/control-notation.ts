import { message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { DAY } from '../../kernel/time.ts';
import type { FischerControl, TimeControl } from './clock.ts';
import { readControl, refusalAt, type ControlReader, type ControlRefusal } from './control-reader.ts';
import { formatDays, formatDuration, readDuration } from './duration-notation.ts';
import { formatUntimed, readUntimed } from './untimed-notation.ts';

/** The control that KIBA plays with unless the director says otherwise. Source: KIBA 7.1. */
export const DEFAULT_CONTROL_TEXT = 'T=(3+1)<=7';

/** How it is usually played without a clock. Source: Clocks 2.1. */
export const USUAL_UNTIMED_TEXT = 'untimed(21; 7, 14)';

const LONGEST_TEXT = 100;

/**
 * Reads a time control: `T=(3+1)<=7` (days), `T=(10m+5s)<=15m` (units d h m s), `untimed(21; 7, 14)` (days). Blanks
 * between the pieces, a missing `T=` and `≤` are allowed. An initial time above the limit is read as written; the clock
 * caps it. Refuses with the column: an initial time or a limit of zero, more than 3650 days, fractions,
 * signs, and everything else that is not of this form.
 * Source: Clocks 4.1.
 */
export function parseTimeControl(text: string): Result<TimeControl, ControlRefusal> {
  if (text.length > LONGEST_TEXT) {
    return err({ message: message('clock.refused.long', { most: LONGEST_TEXT }), column: LONGEST_TEXT + 1 });
  }
  const reader = readControl(text);
  const control: Result<TimeControl, ControlRefusal> = reader.sees('untimed')
    ? readUntimed(reader)
    : readFischer(reader);
  if (!control.ok) return control;
  const end = reader.take('end');
  return end.ok ? control : end;
}

/**
 * The canonical text of a time control, which `parseTimeControl` reads back to the same value: bare days where all three
 * durations are whole days, else a unit at each. Durations are whole seconds.
 */
export function formatTimeControl(control: TimeControl): string {
  return control.kind === 'fischer' ? formatFischer(control) : formatUntimed(control);
}

function readFischer(reader: ControlReader): Result<FischerControl, ControlRefusal> {
  if (reader.sees('T')) {
    reader.take('word');
    const equals = reader.take('sign', '=');
    if (!equals.ok) return equals;
  }
  const open = reader.take('sign', '(');
  if (!open.ok) return open;
  const initialAt = reader.peek();
  const initial = readDuration(reader);
  if (!initial.ok) return initial;
  if (initial.value === 0) return err(refusalAt(initialAt, message('clock.refused.zeroInitial')));
  const plus = reader.take('sign', '+');
  if (!plus.ok) return plus;
  const increment = readDuration(reader);
  if (!increment.ok) return increment;
  const close = reader.take('sign', ')');
  if (!close.ok) return close;
  const atMost = reader.take('sign', '<=');
  if (!atMost.ok) return atMost;
  const limitAt = reader.peek();
  const limit = readDuration(reader);
  if (!limit.ok) return limit;
  if (limit.value === 0) return err(refusalAt(limitAt, message('clock.refused.zeroLimit')));
  return ok({ kind: 'fischer', initial: initial.value, increment: increment.value, limit: limit.value });
}

function formatFischer({ initial, increment, limit }: FischerControl): string {
  const wholeDays = [initial, increment, limit].every((duration) => duration % DAY === 0);
  const format = wholeDays ? formatDays : formatDuration;
  return `T=(${format(initial)}+${format(increment)})<=${format(limit)}`;
}
