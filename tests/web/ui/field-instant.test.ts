import { afterEach, expect, test, vi } from 'vitest';
import { fieldInstant, fieldText, isUnfinished, timeOfDay, zoneText } from '../../../web/src/ui/field-instant.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['as it is written', '18:30', '18:30'],
  ['without a sign between', '1830', '18:30'],
  ['with one digit of the hour', '9:05', '09:05'],
  ['both', '905', '09:05'],
  ['with a point', '18.30', '18:30'],
  ['as the French write it', '18h30', '18:30'],
  ['the hour alone', '9', '09:00'],
  ['the hour with its sign', '9h', '09:00'],
  ['with spaces around', ' 00:00 ', '00:00'],
  ['with seconds', '23:59:07', '23:59:07'],
  ['with no seconds', '23:59:00', '23:59'],
  ['no such hour', '24:00', null],
  ['no such minute', '18:60', null],
  ['by the clock of twelve hours', '6:30 pm', null],
  ['not yet whole', '18:3', null],
  ['no time at all', 'noon', null],
  ['nothing', '', null],
])('a time of day typed %s', (_how, typed, written) => {
  expect(timeOfDay(typed)).toBe(written);
});

test('an instant is told in the time of the device, and read from it again', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  expect(fieldText('2027-01-05T12:45:00.000Z')).toBe('2027-01-05T18:30');
  expect(fieldText('2027-01-05T12:45:07.000Z')).toBe('2027-01-05T18:30:07');
  expect(fieldText(null)).toBe('');
  expect(fieldInstant('2027-01-05T18:30')).toBe('2027-01-05T12:45:00.000Z');
  expect(fieldInstant('2027-01-05T18:30:07')).toBe('2027-01-05T12:45:07.000Z');
});

test.each(['2027-01-05T', 'T18:30', '2027-01-05Tnoon', '2027-13-05T18:30', '0202-01-05T18:30', 'T'])(
  'what is no whole instant is none, and unfinished: %s',
  (text) => {
    expect(fieldInstant(text)).toBeNull();
    expect(isUnfinished(text)).toBe(true);
  },
);

test('nothing is none and not unfinished, nor is an instant', () => {
  expect(fieldInstant('')).toBeNull();
  expect(isUnfinished('')).toBe(false);
  expect(isUnfinished('2027-01-05T18:30')).toBe(false);
});

test.each([
  ['UTC', '2027-01-05T00:00Z', 'UTC'],
  ['Africa/Abidjan', '2027-01-05T00:00Z', 'Africa/Abidjan, UTC'],
  ['Europe/Rome', '2027-01-05T00:00Z', 'Europe/Rome, UTC+1'],
  ['Europe/Rome', '2027-07-05T00:00Z', 'Europe/Rome, UTC+2'],
  ['Asia/Kathmandu', '2027-01-05T00:00Z', 'Asia/Kathmandu, UTC+5:45'],
  ['America/St_Johns', '2027-01-05T00:00Z', 'America/St Johns, UTC−3:30'],
])('the zone %s at %s is named by how far it is from UTC then', (zone, at, told) => {
  vi.stubEnv('TZ', zone);
  expect(zoneText(new Date(at)).replace('Katmandu', 'Kathmandu')).toBe(told);
});
