import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../api/src/kernel/seat.ts';
import { DAY, HOUR, instant, millis } from '../../../api/src/kernel/time.ts';
import type { Clock, TimeControl } from '../../../api/src/rules/clocks/clock.ts';
import {
  deadline,
  flagAt,
  press,
  remainingAt,
  resume,
  startClock,
  stop,
  usedAt,
} from '../../../api/src/rules/clocks/fischer.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const START = instant(1_700_000_000_000);
const days = (count: number) => instant(START + count * DAY);
const control = (initial: number, increment: number, limit: number): TimeControl => ({
  kind: 'fischer',
  initial: millis(initial * DAY),
  increment: millis(increment * DAY),
  limit: millis(limit * DAY),
});
const KIBA = control(3, 1, 7);
const UNTIMED: TimeControl = { kind: 'untimed', forfeitAfterDays: 21, warnAt: [7, 14] };

function pressed(clock: Clock, at: number): Clock {
  const result = press(clock, instant(at));
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

function afterPresses(timeControl: TimeControl, daysOfPresses: readonly number[]): Clock {
  return daysOfPresses.reduce((clock, day) => pressed(clock, days(day)), startClock(timeControl, START));
}

describe('T=(3+1)<=7, pressed at days after the start: days left [first, second] and the next deadline', () => {
  test.each([
    ['Clocks 1.1 both start with the initial time, South runs', KIBA, [], [3, 3], 'first', 3],
    ['Clocks 1.1 the increment is added by the move', KIBA, [1], [3, 3], 'second', 4],
    ['Clocks 1.3 North runs from the first move of South', KIBA, [2], [2, 3], 'second', 5],
    ['Clocks 1.2 an instant move gains a day', KIBA, [0], [4, 3], 'second', 3],
    ['Clocks 1.2 five instant moves each stop at the limit', KIBA, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [7, 7], 'first', 7],
    [
      'Clocks 1.2 the cap comes after the increment: 7 - 0.5 + 1',
      KIBA,
      [0, 0, 0, 0, 0, 0, 0, 0, 0.5],
      [7, 7],
      'second',
      7.5,
    ],
    ['Clocks 1.2 below the limit nothing is lost: 7 - 2 + 1', KIBA, [0, 0, 0, 0, 0, 0, 0, 0, 2], [6, 7], 'second', 9],
    ['Clocks 1.4 a move exactly at the deadline is in time', KIBA, [3], [1, 3], 'second', 6],
    ['Clocks 1.4 twice in a row at the deadline', KIBA, [3, 6, 7], [1, 1], 'second', 8],
    ['Clocks 1.2 the start is capped too', control(9, 1, 7), [], [7, 7], 'first', 7],
    ['Clocks 1.2 an increment above the limit is capped', control(3, 9, 7), [1], [7, 3], 'second', 4],
    ['no increment: what is used is gone', control(3, 0, 3), [1, 1, 2], [1, 3], 'second', 5],
    ['untimed: every turn has the same days', UNTIMED, [20, 40], [21, 21], 'first', 61],
  ] as const)('%s', (_case, timeControl, presses, left, running, expires) => {
    const clock = afterPresses(timeControl, presses);
    expect([clock.remaining.first / DAY, clock.remaining.second / DAY]).toEqual(left);
    expect(clock.running).toBe(running);
    expect(deadline(clock)).toBe(days(expires));
  });
});

describe('a flag (Clocks 1.4, 1.6)', () => {
  const clock = startClock(KIBA, START);

  test.each([
    ['a millisecond before the deadline', -1, null],
    ['at the deadline', 0, null],
    ['a millisecond after it', 1, 'first'],
    ['a year after it', 365 * DAY, 'first'],
  ] as const)('%s', (_case, late, loser) => {
    const now = instant(days(3) + late);
    const fallen = flagAt(clock, now);
    expect(fallen?.seat ?? null).toBe(loser);
    const result = press(clock, now);
    expect(result.ok).toBe(loser === null);
    if (fallen === null) return;
    expect(fallen.at).toBe(days(3));
    expect(fallen.clock).toEqual({
      control: KIBA,
      remaining: { first: 0, second: 3 * DAY },
      used: { first: 3 * DAY, second: 0 },
      running: null,
      since: null,
      until: null,
      rests: [],
    });
    expect(result).toMatchObject({ error: { kind: 'flag-fallen', seat: 'first', at: days(3) } });
    expect(stop(clock, now)).toEqual(result);
  });

  test('the loser is the one whose clock runs', () => {
    expect(flagAt(pressed(clock, days(1)), instant(days(4) + 1))).toMatchObject({ seat: 'second', at: days(4) });
  });

  test('a clock may start with the second seat', () => {
    const second = startClock(KIBA, START, 'second');
    expect(flagAt(second, days(4))).toMatchObject({ seat: 'second', at: days(3) });
    expect(pressed(second, days(1)).running).toBe('first');
  });

  test('a stopped clock has no deadline, no flag and cannot be pressed', () => {
    const over = flagAt(clock, days(4));
    if (over === null) throw new Error('the flag has fallen');
    expect(deadline(over.clock)).toBeNull();
    expect(flagAt(over.clock, days(400))).toBeNull();
    expect(press(over.clock, days(5))).toMatchObject({ ok: false, error: { kind: 'not-running' } });
    expect(stop(over.clock, days(5))).toMatchObject({ ok: false, error: { kind: 'not-running' } });
  });
});

describe('what a clock shows in between', () => {
  test.each([
    ['at the start', 0, 3, 0],
    ['after half a day', 0.5, 2.5, 0.5],
    ['at the deadline', 3, 0, 3],
    ['later: no less than nothing, and no more used than there was', 10, 0, 3],
    ['before the turn began (a clock of another machine)', -1, 3, 0],
  ])('%s', (_case, day, left, used) => {
    const clock = startClock(KIBA, START);
    expect(remainingAt(clock, days(day))).toEqual({ first: left * DAY, second: 3 * DAY });
    expect(usedAt(clock, days(day))).toEqual({ first: used * DAY, second: 0 });
  });

  test('a move dated before the turn began takes nothing and does not move time back', () => {
    const clock = pressed(startClock(KIBA, START), START - HOUR);
    expect(clock).toMatchObject({ remaining: { first: 4 * DAY, second: 3 * DAY }, used: { first: 0 }, since: START });
  });

  test('time used accrues without a time control too', () => {
    expect(afterPresses(UNTIMED, [5, 6, 10]).used).toEqual({ first: 9 * DAY, second: DAY });
  });
});

describe('stop and resume', () => {
  test('a stop takes off what was used, gives no increment, and nothing runs until the clock is resumed', () => {
    const stopped = stop(startClock(KIBA, START), days(1));
    if (!stopped.ok) throw new Error(stopped.error.kind);
    expect(stopped.value).toMatchObject({
      remaining: { first: 2 * DAY },
      used: { first: DAY },
      running: null,
      since: null,
    });
    expect(remainingAt(stopped.value, days(50))).toEqual({ first: 2 * DAY, second: 3 * DAY });
    const resumed = resume(stopped.value, days(100), 'first');
    expect(deadline(resumed)).toBe(days(102));
    expect(resume(resumed, days(101), 'second')).toEqual(resumed);
  });
});

describe('properties of every clock (Clocks 1.2)', () => {
  const amount = fc.integer({ min: 0, max: 20_000 });
  const game = fc.record({
    initial: amount.map((value) => value + 1),
    increment: amount,
    limit: amount.map((value) => value + 1),
    waits: fc.array(fc.integer({ min: 0, max: 15_000 }), { maxLength: 40 }),
  });

  test('never above the limit or below zero, no time lost, late exactly when the deadline has passed', () => {
    fc.assert(
      fc.property(game, ({ initial, increment, limit, waits }) => {
        const fischer: TimeControl = {
          kind: 'fischer',
          initial: millis(initial),
          increment: millis(increment),
          limit: millis(limit),
        };
        let clock = startClock(fischer, START);
        let now: number = START;
        const left: Record<Seat, number> = { first: Math.min(initial, limit), second: Math.min(initial, limit) };
        for (const [turn, wait] of waits.entries()) {
          const mover: Seat = turn % 2 === 0 ? 'first' : 'second';
          now += wait;
          const result = press(clock, instant(now));
          expect(result.ok).toBe(wait <= left[mover]);
          expect(flagAt(clock, instant(now)) === null).toBe(result.ok);
          if (!result.ok) return;
          left[mover] = Math.min(left[mover] - wait + increment, limit);
          clock = result.value;
          expect(clock.remaining).toEqual(left);
          expect(Math.max(left.first, left.second)).toBeLessThanOrEqual(limit);
          expect(Math.min(left.first, left.second)).toBeGreaterThanOrEqual(0);
          expect(clock.used.first + clock.used.second).toBe(now - START);
        }
      }),
      propertyRuns(300, 20_000),
    );
  });
});
