import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, instant, millis } from '../../../api/src/kernel/time.ts';
import { otherSeat, type Seat } from '../../../api/src/kernel/seat.ts';
import { planRests } from '../../../api/src/rules/clocks/adjustment.ts';
import type { Clock, TimeControl } from '../../../api/src/rules/clocks/clock.ts';
import {
  awaitAgreement,
  deadline,
  flagAt,
  isAgreementOver,
  press,
  remainingAt,
  startClock,
  stop,
  usedAt,
} from '../../../api/src/rules/clocks/fischer.ts';
import { lastWarning, nextWarningAt } from '../../../api/src/rules/clocks/inactivity.ts';
import { restAt, type Rest } from '../../../api/src/rules/clocks/rest.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const START = instant(1_700_000_000_000);
const KIBA: TimeControl = { kind: 'fischer', initial: millis(3 * DAY), increment: DAY, limit: millis(7 * DAY) };
const UNTIMED: TimeControl = { kind: 'untimed', forfeitAfterDays: 21, warnAt: [7, 14] };

const on = (day: number) => instant(START + day * DAY);
const rest = (from: number, to: number): Rest => ({ from: on(from), to: on(to) });

describe('a clock with rests (Clocks 5.1)', () => {
  test('stands still to the millisecond, and runs right afterwards', () => {
    const clock = planRests(startClock(KIBA, START), START, [rest(1, 5)]);
    expect(usedAt(clock, instant(on(1) + 1)).first).toBe(DAY);
    expect(usedAt(clock, instant(on(5))).first).toBe(DAY);
    expect(usedAt(clock, instant(on(5) + 1)).first).toBe(DAY + 1);
    expect(deadline(clock)).toBe(on(7));
    expect(flagAt(clock, on(7))).toBeNull();
    expect(flagAt(clock, instant(on(7) + 1))).toMatchObject({ seat: 'first', at: on(7) });
  });

  test('no flag falls within a rest, not even one that would fall as it begins', () => {
    const clock = planRests(startClock(KIBA, START), START, [rest(3, 10)]);
    expect(deadline(clock)).toBe(on(10));
    expect(flagAt(clock, on(9))).toBeNull();
  });

  test('a flag that had fallen before is not raised by a rest', () => {
    const clock = planRests(startClock(KIBA, START), on(4), [rest(4, 10)]);
    expect(flagAt(clock, on(5))).toMatchObject({ at: on(3) });
  });

  test('a rest that ends earlier than planned keeps what it has been', () => {
    const planned = planRests(startClock(KIBA, START), START, [rest(1, 9)]);
    const ended = planRests(planned, on(2), []);
    expect(deadline(ended)).toBe(on(4));
    expect(usedAt(ended, on(3)).first).toBe(2 * DAY);
  });

  test('rests that lie in one another are one', () => {
    const clock = planRests(startClock(KIBA, START), START, [rest(2, 4), rest(1, 3), rest(4, 5)]);
    expect(clock.rests).toEqual([rest(1, 5)]);
  });

  test('a game that begins within a rest has all its time after it', () => {
    const clock = startClock(KIBA, on(2), 'first', [rest(1, 5)]);
    expect(deadline(clock)).toBe(on(8));
  });

  test('what is left of a time to agree stays left', () => {
    const stopped = stop(startClock(KIBA, START), START);
    if (!stopped.ok) throw new Error(stopped.error.kind);
    const agreeing = planRests(awaitAgreement(stopped.value, START, millis(2 * DAY)), on(1), [rest(1, 5)]);
    expect(deadline(agreeing)).toBe(on(6));
    expect(isAgreementOver(agreeing, on(6))).toBe(false);
    expect(deadline(planRests(agreeing, on(3), []))).toBe(on(4));
  });

  test('without a clock its warnings and its end wait as well', () => {
    const clock = planRests(startClock(UNTIMED, START), START, [rest(5, 15)]);
    expect(nextWarningAt(clock)).toBe(on(17));
    expect(lastWarning(clock, on(16))).toBeNull();
    expect(nextWarningAt(clock, on(17))).toBe(on(24));
    expect(deadline(clock)).toBe(on(31));
  });
});

type Step =
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'pause'; readonly after: number; readonly lasts: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'move' };

/** Counts every millisecond by itself: it passes for who is to move, unless a pause is about it. */
interface Counted {
  now: number;
  mover: Seat;
  readonly left: Record<Seat, number>;
  readonly used: Record<Seat, number>;
  pauses: { from: number; to: number }[];
}

const isPaused = ({ pauses }: Counted, at: number) => pauses.some(({ from, to }) => from <= at && at < to);
const restsOf = ({ pauses }: Counted): Rest[] =>
  pauses.map(({ from, to }) => ({ from: instant(from), to: instant(to) }));

function passes(counted: Counted): boolean {
  if (!isPaused(counted, counted.now)) {
    if (counted.left[counted.mover] === 0) return false;
    counted.left[counted.mover] -= 1;
    counted.used[counted.mover] += 1;
  }
  counted.now += 1;
  return true;
}

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 0, max: 12 }) }),
    fc.record({
      kind: fc.constant('pause' as const),
      after: fc.integer({ min: 0, max: 8 }),
      lasts: fc.integer({ min: 1, max: 15 }),
    }),
    fc.constant({ kind: 'resume' as const }),
    fc.constant({ kind: 'move' as const }),
  ),
  { maxLength: 60 },
);
const controls = fc.record({
  initial: fc.integer({ min: 1, max: 40 }),
  increment: fc.nat(8),
  limit: fc.integer({ min: 1, max: 50 }),
});

test('time used never counts paused time, whatever is paused, resumed and moved (Clocks 5.1, 5.2)', () => {
  fc.assert(
    fc.property(controls, steps, ({ initial, increment, limit }, all) => {
      const control: TimeControl = {
        kind: 'fischer',
        ...{ initial: millis(initial), increment: millis(increment), limit: millis(limit) },
      };
      const first = Math.min(initial, limit);
      const counted: Counted = {
        ...{ now: START, mover: 'first', left: { first, second: first }, used: { first: 0, second: 0 }, pauses: [] },
      };
      let clock: Clock = startClock(control, START);
      for (const step of all) {
        if (step.kind === 'pause') {
          const from = counted.now + step.after;
          counted.pauses.push({ from, to: from + step.lasts });
          clock = planRests(clock, instant(counted.now), restsOf(counted));
        } else if (step.kind === 'resume') {
          const { now } = counted;
          counted.pauses = counted.pauses
            .filter(({ from }) => from <= now)
            .map(({ from, to }) => ({ from, to: Math.min(to, now) }));
          clock = planRests(clock, instant(now), restsOf(counted));
        } else if (step.kind === 'move' && !isPaused(counted, counted.now)) {
          const pressed = press(clock, instant(counted.now));
          if (!pressed.ok) throw new Error(pressed.error.kind);
          clock = pressed.value;
          counted.left[counted.mover] = Math.min(counted.left[counted.mover] + increment, limit);
          counted.mover = otherSeat(counted.mover);
        } else if (step.kind === 'wait') {
          for (let time = 0; time < step.time; time += 1) {
            if (passes(counted)) continue;
            expect(deadline(clock)).toBe(counted.now);
            expect(flagAt(clock, instant(counted.now + 1))?.seat).toBe(counted.mover);
            return;
          }
        }
        const now = instant(counted.now);
        expect(remainingAt(clock, now)).toEqual(counted.left);
        expect(usedAt(clock, now)).toEqual(counted.used);
        expect(flagAt(clock, now)).toBeNull();
        expect(restAt(clock.rests, now) !== null).toBe(isPaused(counted, counted.now));
      }
    }),
    propertyRuns(500, 20_000),
  );
});
