import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, instant, millis, MINUTE, type Instant } from '../../api/src/kernel/time.ts';
import { steadyClock, type SteadyClock } from '../../api/src/server/steady-clock.ts';
import { propertyRuns } from '../support/property-runs.ts';

const START = Date.UTC(2026, 10, 21, 12);
const TOLERATED = millis(5 * MINUTE);

/** A machine of a test, whose clock stands until time goes by, and can be set. */
function machine(notBefore: Instant | null = null) {
  let shown = START;
  let elapsed = 0;
  const clock = steadyClock({
    machine: () => instant(shown),
    elapsed: () => elapsed,
    tolerated: TOLERATED,
    notBefore,
  });
  return {
    clock,
    pass(time: number): void {
      shown += time;
      elapsed += time;
    },
    set: (by: number) => void (shown += by),
    /** How far the machine is ahead. */
    ahead: () => shown - clock.now(),
  };
}

/** Lets time go by as on a server that looks at its clock every second or so, and closes no gap. */
function live({ clock, pass }: { clock: SteadyClock; pass(time: number): void }, time: number): void {
  for (let left = time; left > 0; left -= MINUTE) {
    pass(Math.min(left, MINUTE));
    clock.now();
  }
}

test('a clock that is set forward a little is followed at once', () => {
  const one = machine();
  one.set(2 * MINUTE);
  expect(one.ahead()).toBe(0);
});

test.each(['set forward', 'asleep', 'not let run'])(
  'a machine that was %s for an hour: time goes on from where it was, and from the machine’s once the gap is closed',
  (how) => {
    const one = machine();
    if (how === 'not let run') one.pass(HOUR);
    else one.set(HOUR);
    expect(one.ahead()).toBe(HOUR);
    expect(one.clock.hasGap()).toBe(true);
    live(one, 10 * MINUTE);
    expect(one.ahead()).toBe(HOUR);
    one.clock.closeGap();
    expect(one.ahead()).toBe(0);
    expect(one.clock.hasGap()).toBe(false);
  },
);

test('a clock that is set back goes slower until the machine’s has come up to it', () => {
  const one = machine();
  one.set(-HOUR);
  expect(one.ahead()).toBe(-HOUR);
  live(one, 5 * HOUR);
  expect(one.ahead()).toBeCloseTo(-HOUR / 2, -3);
  live(one, 6 * HOUR);
  expect(one.ahead()).toBe(0);
});

test('it never begins before a server has been there before', () => {
  expect(machine(instant(START + HOUR)).clock.now()).toBe(START + HOUR);
  expect(machine(instant(START - HOUR)).clock.now()).toBe(START);
});

test('however a machine’s clock is set, time never goes back, and never on by more than what has gone by and what is let pass', () => {
  const step = fc.record({
    passed: fc.integer({ min: 0, max: 2 * HOUR }),
    set: fc.oneof(fc.constant(0), fc.integer({ min: -2 * HOUR, max: 2 * HOUR })),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const one = machine();
      let before = one.clock.now();
      for (const { passed, set } of steps) {
        one.set(set);
        one.pass(passed);
        const now = one.clock.now();
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now - before).toBeLessThanOrEqual(Math.min(passed, TOLERATED) + TOLERATED);
        before = now;
      }
    }),
    propertyRuns(200, 10_000),
  );
});
