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
      return err(refusalAt(reader.peek(), 'only whole numbers are read: write 3d12h, not 3.5'));
    }
    if (reader.peek().kind !== 'word') {
      if (nextUnit > 0)
        return err(refusalAt(reader.peek(), `the number ${count.value.text} needs a unit: d, h, m or s`));
      return withinBounds(Number(count.value.text) * DAY, start.column);
    }
    const unit = reader.take('word');
    if (!unit.ok) return unit;
    const index = UNITS.findIndex(({ letter }) => letter === unit.value.text);
    if (index < 0) return err(refusalAt(unit.value, `"${unit.value.text}" is not a unit: use d, h, m or s`));
    if (index < nextUnit) return err(refusalAt(unit.value, 'units go from large to small, each once: d, h, m, s'));
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
  return err({ message: `a duration may be at most ${formatDays(LONGEST_DURATION)} days`, column });
}
