import { describe, expect, test } from 'vitest';
import { DAY, HOUR, instant, millis } from '../../../api/src/kernel/time.ts';
import { credit, extend, planRests } from '../../../api/src/rules/clocks/adjustment.ts';
import type { Clock, TimeControl } from '../../../api/src/rules/clocks/clock.ts';
import {
  awaitAgreement,
  deadline,
  flagAt,
  press,
  startClock,
  stop,
  usedAt,
} from '../../../api/src/rules/clocks/fischer.ts';

const START = instant(1_700_000_000_000);
const KIBA: TimeControl = { kind: 'fischer', initial: millis(3 * DAY), increment: DAY, limit: millis(7 * DAY) };
const started = startClock(KIBA, START);

function extended(clock: Clock, days: number): Clock {
  const result = extend(clock, 'first', millis(days * DAY));
  if (!result.ok) throw new Error(result.error.key);
  return result.value;
}

describe("a director's extension (0.6)", () => {
  test('moves the deadline of the seat that runs and leaves the other alone', () => {
    const clock = extended(started, 2);
    expect(clock.remaining).toEqual({ first: 5 * DAY, second: 3 * DAY });
    expect(deadline(clock)).toBe(START + 5 * DAY);
  });

  test('may stand above the limit until the next move of that seat caps it', () => {
    const clock = extended(started, 10);
    expect(clock.remaining.first).toBe(13 * DAY);
    const moved = press(clock, instant(START + 2 * DAY));
    expect(moved.ok && moved.value.remaining).toEqual({ first: 7 * DAY, second: 3 * DAY });
  });

  test('a stopped clock can be extended', () => {
    const stopped = stop(started, instant(START + DAY));
    if (!stopped.ok) throw new Error(stopped.error.kind);
    expect(extended(stopped.value, 1)).toMatchObject({ running: null, remaining: { first: 3 * DAY } });
  });

  test.each([
    ['nothing', 0],
    ['a negative time', -DAY],
    ['a part of a millisecond', 0.5],
    ['no number', Number.NaN],
    ['more than ten years in all', 3648 * DAY],
    ['for ever', Number.POSITIVE_INFINITY],
  ])('%s is refused', (_case, time) => {
    expect(extend(started, 'first', millis(time))).toMatchObject({ ok: false });
  });

  test('up to ten years in all is allowed', () => {
    expect(extended(started, 3647).remaining.first).toBe(3650 * DAY);
  });
});

describe('credit for downtime', () => {
  const anHour = { from: instant(START + HOUR), to: instant(START + 2 * HOUR) };

  test('a running clock goes on as if the downtime had not been', () => {
    const clock = credit(started, anHour);
    expect(deadline(clock)).toBe(START + 3 * DAY + HOUR);
    expect(usedAt(clock, instant(START + 2 * HOUR)).first).toBe(HOUR);
    expect(flagAt(clock, instant(START + 3 * DAY + HOUR))).toBeNull();
  });

  test('what the clock has rested is given back once', () => {
    const paused = planRests(started, START, [anHour]);
    expect(credit(paused, anHour)).toEqual(paused);
    const longer = credit(paused, { from: instant(START), to: instant(START + 3 * HOUR) });
    expect(deadline(longer)).toBe(START + 3 * DAY + 3 * HOUR);
  });

  test('a time to agree is later by it, and a stopped clock stays stopped', () => {
    const stopped = stop(started, START);
    if (!stopped.ok) throw new Error(stopped.error.kind);
    expect(deadline(credit(stopped.value, anHour))).toBeNull();
    const agreeing = awaitAgreement(stopped.value, START, DAY);
    expect(deadline(credit(agreeing, anHour))).toBe(START + DAY + HOUR);
  });
});
