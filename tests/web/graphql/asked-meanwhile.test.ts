import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../support/property-runs.ts';
import { openPage, slowServer } from './slow-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is asked anew while an answer is on its way to another part of the page is asked once more', async () => {
  const server = slowServer([100]);
  const page = openPage(server.exchange, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.shown()).toEqual(['0', '0']);
  page.again(0);
  await vi.advanceTimersByTimeAsync(50);
  server.change();
  page.again(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([page.shown(), server.asked]).toEqual([
    ['1', '1'],
    [0, 0, 1],
  ]);
  page.close();
});

test('every part shows the last change in the end, whenever it was asked for and however slow the answers were', async () => {
  const change = fc.record({ after: fc.integer({ min: 0, max: 600 }), part: fc.nat({ max: 2 }) });
  const latency = fc.integer({ min: 1, max: 900 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(change, { minLength: 1, maxLength: 10 }),
      fc.array(latency, { minLength: 1, maxLength: 6 }),
      async (parts, changes, latencies) => {
        const server = slowServer(latencies);
        const page = openPage(server.exchange, parts);
        for (const { after, part } of changes) {
          await vi.advanceTimersByTimeAsync(after);
          server.change();
          page.again(part % parts);
        }
        await vi.advanceTimersByTimeAsync(20_000);
        expect(page.shown()).toEqual(Array.from({ length: parts }, () => server.name()));
        page.close();
      },
    ),
    propertyRuns(60, 2_000),
  );
});
