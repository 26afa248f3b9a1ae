import { message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { DAY, HOUR, MINUTE, SECOND, millis, type Millis } from '../../kernel/time.ts';
import { refusalAt, type ControlReader, type ControlRefusal } from './control-reader.ts';

/** The longest duration that a clock text may name: ten years of 365 days. */
export const LONGEST_DURATION = millis(3_650 * DAY);

const UNITS = [
  { letter: 'd', length: DAY },
  { letter: 'h', length: HOUR },
  { letter: 'm', length: MINUTE },
  { letter: 's', length: SECOND },
] as const;

/**
 * Reads a duration at the reader's place: a bare number is days, else numbers with units, largest first (`1d12h`).
 * Refuses anything else, a unit out of order, and more than `LONGEST_DURATION`. Zero is read.
 * Source: Clocks 4.1.
 */
export function readDuration(reader: ControlReader): Result<Millis, ControlRefusal> {
  const start = reader.peek();
  let total = 0;
  let nextUnit = 0;
  do {
    const count = reader.take('number');
    if (!count.ok) return count;
    if (reader.sees('.') || reader.sees(',')) {
      return err(refusalAt(reader.peek(), message('clock.refused.fraction')));
    }
    if (reader.peek().kind !== 'word') {
      if (nextUnit > 0)
        return err(refusalAt(reader.peek(), message('clock.refused.needsUnit', { number: count.value.text })));
      return withinBounds(Number(count.value.text) * DAY, start.column);
    }
    const unit = reader.take('word');
    if (!unit.ok) return unit;
    const index = UNITS.findIndex(({ letter }) => letter === unit.value.text);
    if (index < 0) return err(refusalAt(unit.value, message('clock.refused.noUnit', { word: unit.value.text })));
    if (index < nextUnit) return err(refusalAt(unit.value, message('clock.refused.unitOrder')));
    total += Number(count.value.text) * (UNITS[index]?.length ?? 0);
    nextUnit = index + 1;
  } while (reader.peek().kind === 'number');
  return withinBounds(total, start.column);
}

/** A duration in whole days as a bare number (`3`). The duration must be whole days. */
export function formatDays(duration: Millis): string {
  return String(duration / DAY);
}

/** A duration with its units, largest first, none that is zero: `1d12h`, `10m5s`; nothing at all is `0s`. */
export function formatDuration(duration: Millis): string {
  let rest: number = duration;
  let text = '';
  for (const { letter, length } of UNITS) {
    const count = Math.floor(rest / length);
    if (count > 0) text += `${count}${letter}`;
    rest -= count * length;
  }
  return text === '' ? '0s' : text;
}

function withinBounds(total: number, column: number): Result<Millis, ControlRefusal> {
  if (total <= LONGEST_DURATION) return ok(millis(total));
  return err({ message: message('clock.refused.longDuration', { days: LONGEST_DURATION / DAY }), column });
}
