import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationText as told } from '../../../web/src/ui/duration-text.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const durationText = (seconds: number): string => told(seconds, (unit) => unit);

describe('what is left of a clock, in words', () => {
  test.each([
    ['days and hours from two days on', 6 * day + 4 * hour + 59 * minute, '6d 4h'],
    ['exactly two days', 2 * day, '2d 0h'],
    ['a second less is told in hours', 2 * day - 1, '47h'],
    ['one day is 24 hours', day, '24h'],
    ['below a day hours and minutes', day - 1, '23h 59m'],
    ['an hour', hour, '1h 0m'],
    ['below an hour minutes and seconds', hour - 1, '59:59'],
    ['seconds have two digits', 65, '1:05'],
    ['fractions are rounded down', 59.9, '0:59'],
    ['nothing left', 0, '0:00'],
    ['never below nothing', -5, '0:00'],
  ])('%s', (_case, seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  test('less time is never told as more', () => {
    const units = { d: day, h: hour, m: minute };
    const value = (text: string): number =>
      text.includes(':')
        ? Number(text.split(':')[0]) * minute + Number(text.split(':')[1])
        : text
            .split(' ')
            .reduce((sum, piece) => sum + Number.parseInt(piece, 10) * units[piece.slice(-1) as 'd' | 'h' | 'm'], 0);
    fc.assert(
      fc.property(fc.nat(9 * day), fc.nat(9 * day), (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(value(durationText(less))).toBeLessThanOrEqual(value(durationText(more)));
        expect(value(durationText(more))).toBeLessThanOrEqual(more);
      }),
    );
  });
});
