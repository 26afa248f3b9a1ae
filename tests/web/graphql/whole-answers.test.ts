import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../support/property-runs.ts';
import { openPage, slowServer } from './slow-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what a deed makes the cache forget while it is asked for is asked for once more', async () => {
  const server = slowServer([100]);
  const page = openPage(server.exchange, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  page.again(0);
  await vi.advanceTimersByTimeAsync(50);
  page.rename();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([page.shown(), server.asked]).toEqual([['1'], [0, 0, 1]]);
  page.close();
});

test('every part shows the last change that is made from the page, however slow the answers were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 10 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }),
      async (parts, pauses, latencies) => {
        const server = slowServer(latencies);
        const page = openPage(server.exchange, parts);
        for (const pause of pauses) {
          await vi.advanceTimersByTimeAsync(pause);
          page.rename();
        }
        await vi.advanceTimersByTimeAsync(20_000);
        expect(page.shown()).toEqual(Array.from({ length: parts }, () => server.name()));
        page.close();
      },
    ),
    propertyRuns(60, 2_000),
  );
});
