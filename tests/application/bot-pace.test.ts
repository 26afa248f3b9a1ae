import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinkingTime } from '../../api/src/application/jobs/bot-pace.ts';
import { DAY, HOUR, millis, MINUTE, SECOND } from '../../api/src/kernel/time.ts';
import { propertyRuns } from '../support/property-runs.ts';

const draws = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test.each([
  ['is three seconds at least when somebody waits', { remaining: DAY, isAwaited: true, draw: 0 }, 3 * SECOND],
  [
    'is nine seconds at most when somebody waits',
    { remaining: DAY, isAwaited: true, draw: 1 - 2 ** -32 },
    9 * SECOND - 1,
  ],
  ['is about a minute when nobody does', { remaining: DAY, isAwaited: false, draw: 0.5 }, MINUTE],
  ['is a tenth of what is left when that is less', { remaining: MINUTE, isAwaited: false, draw: 0.5 }, 6 * SECOND],
  ['is nothing when nothing is left', { remaining: millis(0), isAwaited: true, draw: 0.5 }, 0],
] as const)('the thinking time %s', (_sentence, thinking, time) => {
  expect(thinkingTime(thinking)).toBe(time);
});

test('a bot never thinks longer than its clock runs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: HOUR }), fc.boolean(), draws, (remaining, isAwaited, draw) => {
      expect(thinkingTime({ remaining: millis(remaining), isAwaited, draw })).toBeLessThan(remaining);
    }),
    propertyRuns(500, 20_000),
  );
});
