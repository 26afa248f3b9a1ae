import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND, between, millis, plus } from '../../api/src/kernel/time.ts';
import { fastClock } from '../../api/src/server/sandbox/fast-clock.ts';
import { manualClock } from '../support/clock.ts';

test('a clock runs so many times faster than the one outside, wakes who sleeps at his moment, and goes no further than it is told to', async () => {
  const outside = manualClock();
  const start = outside.now();
  const clock = fastClock(start, outside);
  const { signal } = new AbortController();
  let woken: number | null = null;
  void clock.sleepUntil(plus(start, HOUR), signal).then(() => (woken = between(start, clock.now())));
  const passed = clock.atSpeed(60)(plus(start, HOUR), signal);
  await outside.advance(millis(30 * SECOND));
  expect([between(start, clock.now()), woken]).toEqual([30 * MINUTE, null]);
  await outside.advance(millis(MINUTE));
  await passed;
  expect([between(start, clock.now()), woken]).toEqual([HOUR, HOUR]);
});

test('what happens meanwhile lets it stand where it is, and it loses no time by that', async () => {
  const outside = manualClock();
  const start = outside.now();
  const clock = fastClock(start, outside);
  const passTo = clock.atSpeed(3_600);
  const happens = new AbortController();
  const passing = passTo(plus(start, HOUR), happens.signal);
  await outside.advance(millis(250));
  happens.abort();
  await passing;
  expect(between(start, clock.now())).toBe(HOUR / 4);
  const rest = passTo(plus(start, HOUR), new AbortController().signal);
  await outside.advance(millis(750));
  await rest;
  expect(between(start, clock.now())).toBe(HOUR);
});
