import { expect, test } from 'vitest';
import { secondsLeft } from '../../client/src/index.ts';

test.each([
  ['who is to move loses seconds from when it came', 'FIRST', 12_999, 59],
  ['it shows what came when it came', 'FIRST', 11_000, 60],
  ['the other waits', 'SECOND', 12_999, 90],
  ['it is never less than nothing', 'FIRST', 99_000, 0],
] as const)('%s', (_what, seat, now, left) => {
  expect(secondsLeft({ running: 'FIRST', remaining: { first: 60, second: 90 } }, seat, 11_000, now)).toBe(left);
});

test('a clock that is stopped stays as it is', () => {
  expect(secondsLeft({ running: null, remaining: { first: 60, second: 90 } }, 'FIRST', 0, 50_000)).toBe(60);
});
