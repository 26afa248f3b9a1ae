import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../support/property-runs.ts';
import { randomTournament, type RunPlan } from './random-tournament.ts';
import { checkFinal, checkGroups, checkPoints, checkStep } from './invariants.ts';

const LONG = process.env['BARAZA_LONG'] === '1';

const runPlan = (withCorrections: boolean): fc.Arbitrary<RunPlan> =>
  fc.integer({ min: 6, max: LONG ? 34 : 16 }).chain((players) =>
    fc.record({
      players: fc.constant(players),
      settings: fc.record({
        groups: fc.option(fc.integer({ min: 1, max: Math.min(11, Math.floor(players / 3)) }), { nil: null }),
        withdrawal: fc.constantFrom('KEEP', 'ANNUL'),
        few: fc.constantFrom('SHORT_PATH', 'LITERAL', 'CROSS'),
        playoff: fc.constantFrom('NEEDED', 'LIST'),
      }),
      seed: fc.nat(),
      isLevel: fc.boolean(),
      withdrawalOdds: fc.constantFrom(0, 1, 3, 10, 50),
      correctionOdds: fc.constantFrom(...(withCorrections ? [1, 5, 20] : [0])),
      voidOdds: fc.constantFrom(0, 5),
    }),
  );

describe('tournaments of chance: any field, any settings, withdrawals at any time', () => {
  test('KIBA 11 and Championship 4 hold at every step, and every tournament comes to its end', () => {
    fc.assert(
      fc.property(runPlan(false), (plan) => {
        const end = randomTournament(plan, checkStep);
        checkGroups(end);
        checkFinal(end);
        if (plan.settings.withdrawal === 'KEEP') checkPoints(end);
      }),
      propertyRuns(8, 400),
    );
  });

  test('the same with corrections of results at any time', () => {
    fc.assert(
      fc.property(runPlan(true), (plan) => {
        const end = randomTournament(plan, checkStep);
        checkGroups(end);
        expect(end.next.done).toBe(true);
      }),
      propertyRuns(5, 200),
    );
  });

  test('the same plan gives the same tournament, move for move', () => {
    const plan: RunPlan = {
      players: 13,
      settings: {},
      seed: 7,
      isLevel: true,
      withdrawalOdds: 3,
      correctionOdds: 3,
      voidOdds: 3,
    };
    const look = (): void => undefined;
    expect(randomTournament(plan, look).state).toEqual(randomTournament(plan, look).state);
  });

  test.each(
    (LONG ? Array.from({ length: 29 }, (_, index) => index + 6) : [6, 7, 9, 13, 20, 34]).map((players) => [players]),
  )('%i players, with a few withdrawals, to the champion', (players) => {
    const plan = {
      players,
      settings: {},
      seed: players,
      isLevel: false,
      withdrawalOdds: 1,
      correctionOdds: 0,
      voidOdds: 1,
    };
    const end = randomTournament(plan, () => undefined);
    checkGroups(end);
    checkFinal(end);
    checkPoints(end);
    expect(end.next.winner).not.toBeNull();
  });
});
