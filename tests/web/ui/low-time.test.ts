import { describe, expect, test } from 'vitest';
import { isLowTime } from '../../../web/src/ui/low-time.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('time that is low', () => {
  test.each([
    ['a clock of days: an hour left is not', hour, 7 * day, false],
    ['a clock of days: a second below an hour is', hour - 1, 7 * day, true],
    ['a clock of two hours is counted with those of days', hour - 1, 2 * hour, true],
    ['a clock of a quarter: all its time is not', 15 * minute, 15 * minute, false],
    ['a clock of a quarter: a tenth is not', 1.5 * minute, 15 * minute, false],
    ['a clock of a quarter: less than a tenth is', 1.5 * minute - 1, 15 * minute, true],
    ['nothing left is', 0, 15 * minute, true],
  ])('%s', (_case, left, limit, low) => {
    expect(isLowTime(left, limit)).toBe(low);
  });
});
