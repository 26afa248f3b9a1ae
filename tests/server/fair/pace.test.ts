import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPace } from '../../../api/src/server/fair/pace.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const SETTINGS = { share: 1 / 4, moment: 300, beforehand: 1_000, longestDebt: 500, lately: 5_000 };

function paced() {
  let now = 0;
  const pace = createPace(() => now, SETTINGS);
  return {
    ...pace,
    now: () => now,
    pass: (millis: number) => (now += millis),
    /** A turn that takes so long. */
    turn(address: string, millis: number) {
      now += millis;
      pace.used(address, millis);
    },
  };
}

test('whoever is alone goes on as he likes', () => {
  const pace = paced();
  for (let turn = 0; turn < 1_000; turn += 1) {
    pace.turn('a', 50);
    expect(pace.rest('a')).toBe(0);
  }
});

test('one who comes while another has had all the time makes him rest, but not for all that he has had', () => {
  const pace = paced();
  for (let turn = 0; turn < 1_000; turn += 1) pace.turn('a', 50);
  pace.turn('b', 1);
  expect(pace.rest('b')).toBe(0);
  expect(pace.rest('a')).toBeGreaterThan(0);
  expect(pace.rest('a')).toBeLessThanOrEqual(SETTINGS.longestDebt / SETTINGS.share);
  pace.pass(SETTINGS.lately + 1);
  expect(pace.rest('a')).toBe(0);
});

test('one who has had more than a moment goes single as long as another comes, until his share has made up for it', () => {
  const pace = paced();
  pace.turn('a', SETTINGS.moment + 50);
  expect(pace.goesSingle('a')).toBe(false);
  pace.turn('b', 1);
  expect(pace.goesSingle('a')).toBe(true);
  expect(pace.goesSingle('b')).toBe(false);
  pace.pass(50 / SETTINGS.share);
  expect(pace.goesSingle('a')).toBe(false);
});

test('however long its turns were, an address comes again when its share has made up for the longest debt', () => {
  const pace = paced();
  for (let turn = 0; turn < 3; turn += 1) {
    pace.turn('a', 60_000);
    pace.turn('b', 1);
    expect(pace.rest('a')).toBeLessThanOrEqual(SETTINGS.longestDebt / SETTINGS.share);
  }
});

test('while others come nobody has more than his share and what he has beforehand, and he who wants less never rests', async () => {
  const turns = fc.array(fc.record({ millis: fc.integer({ min: 1, max: SETTINGS.longestDebt }), idle: fc.nat(500) }), {
    minLength: 20,
  });
  fc.assert(
    fc.property(turns, (taken) => {
      const pace = paced();
      let had = 0;
      for (const { millis, idle } of taken) {
        pace.pass(idle);
        pace.turn('b', 1);
        expect(pace.rest('b')).toBe(0);
        while (pace.rest('a') > 0) {
          pace.pass(Math.min(1_000, Math.ceil(pace.rest('a'))));
          pace.turn('b', 1);
        }
        expect(had).toBeLessThanOrEqual(SETTINGS.beforehand + SETTINGS.share * pace.now() + 1);
        pace.turn('a', millis);
        had += millis;
      }
    }),
    propertyRuns(100, 10_000),
  );
});
