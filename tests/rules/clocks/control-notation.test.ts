import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say, STRANGER } from '../../../api/src/application/texts/say.ts';
import { DAY, HOUR, MINUTE, SECOND, millis } from '../../../api/src/kernel/time.ts';
import type { TimeControl } from '../../../api/src/rules/clocks/clock.ts';
import {
  DEFAULT_CONTROL_TEXT,
  formatTimeControl,
  parseTimeControl,
} from '../../../api/src/rules/clocks/control-notation.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const fischer = (initial: number, increment: number, limit: number): TimeControl => ({
  kind: 'fischer',
  initial: millis(initial),
  increment: millis(increment),
  limit: millis(limit),
});

const untimed = (forfeitAfterDays: number, warnAt: readonly number[]): TimeControl => ({
  kind: 'untimed',
  forfeitAfterDays,
  warnAt,
});

describe('a clock text is read (Clocks 1)', () => {
  test.each([
    ["KIBA's default, in days", 'T=(3+1)<=7', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['units', 'T=(10m+5s)<=15m', fischer(10 * MINUTE, 5 * SECOND, 15 * MINUTE), 'T=(10m+5s)<=15m'],
    [
      'several units in one duration',
      'T=(1d12h+30m)<=2d',
      fischer(36 * HOUR, 30 * MINUTE, 2 * DAY),
      'T=(1d12h+30m)<=2d',
    ],
    ['whole days written with units', 'T=(72h+24h)<=7d', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['units that carry over', 'T=(90s+0s)<=1h', fischer(90 * SECOND, 0, HOUR), 'T=(1m30s+0s)<=1h'],
    ['bare days beside units', 'T=(1+12h)<=2', fischer(DAY, 12 * HOUR, 2 * DAY), 'T=(1d+12h)<=2d'],
    ['blanks everywhere', '  T = ( 3 + 1 ) <= 7  ', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['no T=', '(3+1)<=7', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['a small t and the sign ≤', 't=(3+1)≤7', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['an initial time above the limit, kept as written', 'T=(9+1)<=7', fischer(9 * DAY, DAY, 7 * DAY), 'T=(9+1)<=7'],
    ['no increment', 'T=(3+0)<=3', fischer(3 * DAY, 0, 3 * DAY), 'T=(3+0)<=3'],
    ['leading zeros', 'T=(03+01)<=007', fischer(3 * DAY, DAY, 7 * DAY), 'T=(3+1)<=7'],
    ['the longest', 'T=(3650+3650)<=3650', fischer(3650 * DAY, 3650 * DAY, 3650 * DAY), 'T=(3650+3650)<=3650'],
    ['untimed with warnings', 'untimed(21; 7, 14)', untimed(21, [7, 14]), 'untimed(21; 7, 14)'],
    ['untimed without warnings', 'untimed( 10 )', untimed(10, []), 'untimed(10)'],
    ['untimed alone: the default', 'Untimed', untimed(21, [7, 14]), 'untimed(21; 7, 14)'],
  ])('%s', (_case, text, control, canonical) => {
    expect(parseTimeControl(text)).toEqual({ ok: true, value: control });
    expect(formatTimeControl(control)).toBe(canonical);
  });

  test('the default control text is canonical', () => {
    const control = parseTimeControl(DEFAULT_CONTROL_TEXT);
    expect(control.ok && formatTimeControl(control.value)).toBe(DEFAULT_CONTROL_TEXT);
  });
});

describe('a clock text is refused with its column', () => {
  test.each([
    ['nothing', '', 1, /expected "\("/],
    ['only blanks', '   ', 1, /found the end/],
    ['a word', 'soon', 1, /found "soon"/],
    ['an initial time of zero', 'T=(0+1)<=7', 4, /initial time must be above zero/],
    ['a limit of zero', 'T=(3+1)<=0', 10, /limit must be above zero/],
    ['a negative time', 'T=(-3+1)<=7', 4, /whole number, found "-"/],
    ['a negative increment', 'T=(3+-1)<=7', 6, /whole number, found "-"/],
    ['a fraction', 'T=(3.5+1)<=7', 5, /whole numbers/],
    ['a decimal comma', 'T=(3,5+1)<=7', 5, /whole numbers/],
    ['no equals sign after T', 'T(3+1)<=7', 2, /expected "="/],
    ['no increment at all', 'T=(3)<=7', 5, /expected "\+"/],
    ['the wrong comparison', 'T=(3+1)<7', 8, /expected "<="/],
    ['no limit', 'T=(3+1)', 8, /found the end/],
    ['something behind it', 'T=(3+1)<=7 days', 12, /"days" is not a unit/],
    ['a second text behind it', 'T=(3+1)<=7;', 11, /expected the end/],
    ['an unknown unit', 'T=(3w+1)<=7', 5, /"w" is not a unit/],
    ['a unit that could be two', 'T=(3M+1)<=7', 5, /"M" is not a unit/],
    ['units from small to large', 'T=(1h2d+1)<=7', 7, /large to small/],
    ['a unit twice', 'T=(1h2h+1)<=7', 7, /each once/],
    ['a number without its unit', 'T=(1h30+1)<=7', 8, /needs a unit/],
    ['more than ten years', 'T=(3651+1)<=7', 4, /at most 3650 days/],
    ['more than a number can hold', `T=(3+1)<=${'9'.repeat(80)}`, 10, /at most 3650 days/],
    ['a text without end', `T=(${'1'.repeat(200)}+1)<=7`, 101, /at most 100 characters/],
    ['full-width digits', 'T=(３+1)<=7', 4, /whole number/],
    ['untimed for no days', 'untimed(0)', 9, /above 0/],
    ['a warning after the loss', 'untimed(21; 7, 21)', 16, /above 7 and not above 20/],
    ['warnings out of order', 'untimed(21; 14, 7)', 17, /above 14/],
    ['a warning that is missing', 'untimed(21;)', 12, /whole number/],
    ['untimed not closed', 'untimed(21', 11, /expected "\)"/],
    ['untimed for ever', 'untimed(99999999)', 9, /not above 3650/],
  ])('%s', (_case, text, column, words) => {
    const read = parseTimeControl(text);
    expect(read).toMatchObject({ ok: false, error: { column } });
    expect(read.ok ? '' : say(STRANGER, read.error.message)).toMatch(words);
  });
});

describe('properties of the notation', () => {
  const duration = (min: number): fc.Arbitrary<number> =>
    fc.oneof(
      fc.integer({ min, max: 3650 }).map((days) => days * DAY),
      fc.integer({ min, max: 3650 * 86_400 }).map((seconds) => seconds * SECOND),
    );
  const control = fc.oneof(
    fc
      .tuple(duration(1), duration(0), duration(1))
      .map(([initial, increment, limit]) => fischer(initial, increment, limit)),
    fc
      .tuple(fc.integer({ min: 1, max: 3650 }), fc.uniqueArray(fc.integer({ min: 1, max: 3649 }), { maxLength: 5 }))
      .map(([days, warnings]) =>
        untimed(
          days,
          warnings.filter((day) => day < days).toSorted((a, b) => a - b),
        ),
      ),
  );

  test('what is printed reads back to the same control', () => {
    fc.assert(
      fc.property(control, (value) => {
        expect(parseTimeControl(formatTimeControl(value))).toEqual({ ok: true, value });
      }),
      propertyRuns(100, 10_000),
    );
  });

  test('any text is read or refused at a column inside it or just behind it, and what is read prints canonically', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 120, unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'T=(+)<≤7 dhms;,untimed30') }),
    );
    fc.assert(
      fc.property(noise, (text) => {
        const read = parseTimeControl(text);
        if (read.ok) expect(parseTimeControl(formatTimeControl(read.value))).toEqual(read);
        if (!read.ok) expect(read.error.column).toBeGreaterThanOrEqual(1);
        if (!read.ok) expect(read.error.column).toBeLessThanOrEqual(text.length + 1);
      }),
      propertyRuns(150, 20_000),
    );
  });
});
