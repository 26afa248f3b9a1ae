import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millis, MINUTE } from '../../api/src/kernel/time.ts';
import { createRateLimit } from '../../api/src/server/rate-limit.ts';
import { manualClock } from '../support/clock.ts';
import { propertyRuns } from '../support/property-runs.ts';

test('a caller who was refused may go on when his minute has passed; another was never held up', async () => {
  const clock = manualClock();
  const limit = createRateLimit(clock.now, 3);
  expect([1, 2, 3, 4].map(() => limit.take('one'))).toEqual([true, true, true, false]);
  expect(limit.take('other')).toBe(true);
  await clock.advance(millis(MINUTE / 3));
  expect([limit.take('one'), limit.take('one')]).toEqual([true, false]);
  await clock.advance(MINUTE);
  expect([1, 2, 3, 4].map(() => limit.take('one'))).toEqual([true, true, true, false]);
});

test('what costs more is refused earlier, and who waits as long as he is told is let in', async () => {
  const clock = manualClock();
  const limit = createRateLimit(clock.now, 6);
  expect([limit.wait('one', 4), limit.take('one', 4), limit.take('one', 4), limit.take('one')]).toEqual([
    0,
    true,
    false,
    true,
  ]);
  const wait = limit.wait('one', 4);
  expect(wait).toBe(30_000);
  await clock.advance(wait);
  expect([limit.wait('one', 4), limit.take('one', 4)]).toEqual([0, true]);
});

test('a limit may be of another time than a minute, and who is given back what he has asked for begins anew', async () => {
  const clock = manualClock();
  const limit = createRateLimit(clock.now, 2, millis(10 * MINUTE));
  expect([1, 2, 3].map(() => limit.take('one'))).toEqual([true, true, false]);
  expect(limit.wait('one')).toBe(5 * MINUTE);
  limit.giveBack('one', 2);
  expect([1, 2, 3].map(() => limit.take('one'))).toEqual([true, true, false]);
});

test('nobody ever gets more in any minute than twice his rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat({ max: 40_000 }), { maxLength: 60 }),
      (rate, pauses) => {
        const clock = manualClock();
        let at = clock.now();
        const limit = createRateLimit(() => at, rate);
        const granted: number[] = [];
        for (const pause of pauses) {
          at = (at + pause) as typeof at;
          if (limit.take('one')) granted.push(at);
        }
        for (const first of granted) {
          const within = granted.filter((one) => one >= first && one < first + MINUTE);
          expect(within.length).toBeLessThanOrEqual(2 * rate);
        }
      },
    ),
    propertyRuns(50, 2_000),
  );
});
