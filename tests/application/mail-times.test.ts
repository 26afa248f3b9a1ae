import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, lastLocalHour, localHour, nextLocalHour } from '../../api/src/application/mail/local-time.ts';
import { quietSpan } from '../../api/src/application/mail/quiet-hours.ts';
import { reminderTimes } from '../../api/src/application/mail/reminder-times.ts';
import { HOUR, instant, millis, minus, type Instant } from '../../api/src/kernel/time.ts';
import type { Rest } from '../../api/src/rules/clocks/rest.ts';
import { USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { propertyRuns } from '../support/property-runs.ts';

const at = (iso: string): Instant => instant(Date.parse(iso));
const iso = (moment: Instant): string => new Date(moment).toISOString().slice(0, 16);

test.each([
  ['UTC', true],
  ['Africa/Dar_es_Salaam', true],
  ['Asia/Calcutta', true],
  ['Asia/Kolkata', true],
  ['Mars/Olympus', false],
  ['', false],
  ['Africa/Nairobi; drop', false],
])('%s is a time zone: %s', (name, answer) => {
  expect(isTimeZone(name)).toBe(answer);
});

test.each([
  ['in UTC, later the same day', '2026-11-21T05:30', 7, 'UTC', '2026-11-21T07:00'],
  ['at the hour itself, a day later', '2026-11-21T07:00', 7, 'UTC', '2026-11-22T07:00'],
  ['east of Greenwich', '2026-11-21T05:30', 7, 'Africa/Nairobi', '2026-11-22T04:00'],
  ['half an hour off', '2026-11-21T00:00', 7, 'Asia/Kolkata', '2026-11-21T01:30'],
  ['when clocks go back', '2026-10-24T20:00', 7, 'Europe/Rome', '2026-10-25T06:00'],
  ['when clocks go forward', '2026-03-28T20:00', 7, 'Europe/Rome', '2026-03-29T05:00'],
  ['in the last hour before a day of 23 hours', '2026-03-28T22:00', 4, 'Europe/Rome', '2026-03-29T02:00'],
  ['an hour that spring leaves out', '2026-03-28T20:00', 2, 'Europe/Rome', '2026-03-29T01:00'],
])('the next hour of the day: %s', (_name, from, hour, zone, expected) => {
  expect(iso(nextLocalHour(at(`${from}Z`), hour, zone))).toBe(expected);
});

test('the next and the last hour lie around every instant, and show that hour where it exists', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Rome', 'Africa/Nairobi', 'America/St_Johns', 'Pacific/Chatham');
  const moments = fc.integer({ min: 1.7e12, max: 1.9e12 }).map(instant);
  fc.assert(
    fc.property(moments, fc.integer({ min: 4, max: 23 }), zones, (moment, hour, zone) => {
      const next = nextLocalHour(moment, hour, zone);
      const last = lastLocalHour(moment, hour, zone);
      expect(last).toBeLessThanOrEqual(moment);
      expect(next).toBeGreaterThan(moment);
      expect(next - last).toBeLessThanOrEqual(25 * HOUR);
      expect([localHour(next, zone), localHour(last, zone)]).toEqual([hour, hour]);
    }),
    propertyRuns(200, 20_000),
  );
});

test.each([
  ['before they begin', '2026-11-21T21:59', null],
  ['as they begin', '2026-11-21T22:00', '2026-11-21T22:00 2026-11-22T07:00'],
  ['after midnight', '2026-11-22T03:00', '2026-11-21T22:00 2026-11-22T07:00'],
  ['as they end', '2026-11-22T07:00', null],
])('quiet hours over midnight: %s', (_name, moment, expected) => {
  const span = quietSpan(at(`${moment}Z`), { quiet: { from: 22, to: 7 }, timeZone: 'UTC' });
  expect(span === null ? null : `${iso(span.from)} ${iso(span.to)}`).toBe(expected);
});

const DEADLINE = at('2026-11-24T12:00Z');
const turn = (hours: number, rests: readonly Rest[] = []) => ({
  since: minus(DEADLINE, millis(hours * HOUR)),
  deadline: DEADLINE,
  rests,
});
const reminders = (hours: number, wishes: Partial<typeof USUAL_MAIL> = {}): readonly string[] =>
  reminderTimes(turn(hours), { ...USUAL_MAIL, ...wishes }).map((one) => `${one.hours} ${iso(one.at)}`);

test.each([
  ['of a turn of four days, all', 96, ['72 2026-11-21T12:00', '24 2026-11-23T12:00', '6 2026-11-24T06:00']],
  ['of three days, not the one at three', 72, ['24 2026-11-23T12:00', '6 2026-11-24T06:00']],
  ['of a day and an hour', 25, ['24 2026-11-23T12:00', '6 2026-11-24T06:00']],
  ['of less than the shortest, none', 5, []],
])('reminders %s', (_name, hours, expected) => {
  expect(reminders(hours)).toEqual(expected);
});

test('a reminder says how much time is left beside pauses, and none is due in one', () => {
  const rests = [{ from: at('2026-11-22T12:00Z'), to: at('2026-11-24T00:00Z') }];
  const times = reminderTimes(turn(96, rests), USUAL_MAIL).map((one) => `${one.hours} ${iso(one.at)}`);
  expect(times).toEqual(['24 2026-11-22T00:00', '6 2026-11-24T06:00']);
});

test.each([
  ['waits for the end of quiet hours', { from: 5, to: 8 }, '6 2026-11-24T08:00'],
  ['is sent before quiet hours that outlast the deadline', { from: 5, to: 13 }, '6 2026-11-24T04:59'],
])('a reminder %s', (_name, quiet, expected) => {
  expect(reminders(48, { quiet, reminders: [6] })).toEqual([expected]);
});

test('a turn that began in quiet hours that outlast it is reminded of in them', () => {
  const times = reminderTimes(turn(7), { ...USUAL_MAIL, quiet: { from: 4, to: 13 }, reminders: [6] });
  expect(times).toEqual([{ hours: 6, at: minus(DEADLINE, millis(7 * HOUR)) }]);
});

test('every reminder is sent between the beginning and the end of its turn', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(hour, hour, fc.integer({ min: 1, max: 240 }), (from, to, hours) => {
      const span = turn(hours);
      for (const { at: sent } of reminderTimes(span, { ...USUAL_MAIL, quiet: { from, to } })) {
        expect(sent).toBeGreaterThanOrEqual(span.since);
        expect(sent).toBeLessThan(span.deadline);
      }
    }),
    propertyRuns(200, 20_000),
  );
});
