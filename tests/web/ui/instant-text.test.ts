import { describe, expect, test } from 'vitest';
import { localText, utcText } from '../../../web/src/ui/instant-text.ts';

// An instant is given as local time, so that the expected text is the same in whatever zone the test runs.
const local = (year: number, month: number, day: number, hour = 0, minute = 0): Date =>
  new Date(year, month - 1, day, hour, minute);
const now = local(2026, 11, 21, 9, 0).getTime();

describe('an instant in the reader’s own time', () => {
  test.each([
    ['with weekday and day', local(2026, 11, 24, 18, 0), 'full', 'Tue 24 Nov 18:00'],
    ['far away with the year instead of the weekday', local(2025, 3, 14, 7, 5), 'full', '14 Mar 2025 07:05'],
    ['midnight is 00:00', local(2026, 11, 30, 0, 0), 'full', 'Mon 30 Nov 00:00'],
    ['the day alone', local(2026, 12, 9, 12, 0), 'day', '9 Dec'],
    ['a far day with its year', local(2024, 12, 9, 12, 0), 'day', '9 Dec 2024'],
    ['the time alone', local(2026, 11, 24, 18, 25), 'time', '18:25'],
    ['today as near as can be', local(2026, 11, 21, 18, 25), 'near', '18:25'],
    ['another day in full', local(2026, 11, 22, 18, 25), 'near', 'Sun 22 Nov 18:25'],
  ] as const)('%s', (_case, at, look, told) => {
    expect(localText(at.toISOString(), look, 'en', now)).toBe(told);
  });

  test('the twin in UTC is to the second', () => {
    expect(utcText('2026-11-21T06:43:07.250Z', 'en')).toBe('Sat 21 Nov 2026 06:43:07');
  });
});
