import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaguePairs } from '../../../../api/src/formats/kuksu/rules/league-pairings.ts';
import { kuksuPlan } from '../../../../api/src/formats/kuksu/rules/plan.ts';
import { snake } from '../../../../api/src/formats/kuksu/rules/snake.ts';
import {
  capacityOfTiers,
  leagueName,
  leaguesOfTier,
  tierCount,
  tierOfLeague,
} from '../../../../api/src/formats/kuksu/rules/tiers.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const tiersOf = (players: number) => {
  const plan = kuksuPlan(players);
  if (plan.kind !== 'ok') throw new Error(`${players} players: ${plan.kind}`);
  return plan.tiers.map(({ sizes }) => sizes);
};

/** Sizes in short: `7x7 9x6`, larger leagues first. */
const inShort = (sizes: readonly number[]) =>
  [
    ...Map.groupBy(
      sizes.toSorted((a, b) => b - a),
      (size) => size,
    ),
  ]
    .map(([size, leagues]) => `${leagues.length}x${size}`)
    .join(' ');

test.each([
  [5, 1, '1x5'],
  [6, 1, '1x6'],
  [9, 1, '1x9'],
  [10, 1, '1x10'],
  [15, 2, '1x5'],
  [19, 2, '1x9'],
  [20, 2, '2x5'],
  [30, 2, '2x10'],
  [35, 3, '1x5'],
  [50, 3, '4x5'],
  [57, 3, '3x7 1x6'],
  [70, 3, '4x10'],
  [75, 4, '1x5'],
  [150, 4, '8x10'],
  [155, 5, '1x5'],
  [257, 5, '11x7 5x6'],
  [310, 5, '16x10'],
  [315, 6, '1x5'],
  [350, 6, '8x5'],
  [395, 6, '17x5'],
  [630, 6, '32x10'],
  [640, 7, '2x5'],
  [1275, 8, '1x5'],
])('%i players: %i tiers, the lowest of leagues %s (Kuksu 8)', (players, tiers, lowest) => {
  const sizes = tiersOf(players);
  expect(sizes).toHaveLength(tiers);
  expect(inShort(sizes.at(-1) ?? [])).toBe(lowest);
  expect(sizes.slice(0, -1).map(inShort)).toEqual(sizes.slice(0, -1).map((_, index) => `${2 ** index}x10`));
});

test('the capacity of the tiers: 10, 30, 70, 150, 310, 630, 1270 (Kuksu 7.1)', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(capacityOfTiers)).toEqual([10, 30, 70, 150, 310, 630, 1270]);
});

describe('1 to 4 players are left for the lowest tier: the director has two ways (Kuksu 8.4)', () => {
  const full = [10, 30, 70, 150, 310, 630];
  const cases = full.flatMap((players) => [1, 2, 3, 4].map((rest) => [players + rest, players, players + 5] as const));

  test.each(cases)('%i players: %i by excluding, %i by inviting', (players, excluded, invited) => {
    expect(kuksuPlan(players)).toEqual({ kind: 'short', exclude: players - excluded, invite: invited - players });
    expect([kuksuPlan(excluded).kind, kuksuPlan(invited).kind]).toEqual(['ok', 'ok']);
  });
});

test.each([[0], [1], [4]])('%i players make no league (Kuksu 7.1)', (players) => {
  expect(kuksuPlan(players)).toEqual({ kind: 'too-few' });
});

const repeated = (size: number, count: number) => Array.from({ length: count }, () => size);

test.each([
  ['Kuksu 7.2', 10, [10]],
  ['Kuksu 7.2', 30, [10, 20]],
  ['Kuksu 7.2', 70, [10, 20, 40]],
  ['Kuksu 7.2', 630, [10, 20, 40, 80, 160, 320]],
])('%s: %i players fill their tiers with %j', (_id, players, sums) => {
  expect(tiersOf(players).map((sizes) => sizes.reduce((sum, size) => sum + size, 0))).toEqual(sums);
});

test.each([
  [57, [7, 7, 7, 6]],
  [69, [9, 10, 10, 10]],
  [250, [...repeated(7, 4), ...repeated(6, 12)]],
  [263, [...repeated(7, 15), 8]],
  [629, [9, ...repeated(10, 31)]],
])('Kuksu 8.3: the snake gives the lowest tier of %i players the sizes %j', (players, sizes) => {
  expect(tiersOf(players).at(-1)).toEqual(sizes);
});

test('Kuksu 10.2: the best of a tier is in its first league (Kuksu 10.1)', () => {
  expect(snake([1, 2, 3, 4, 5, 6], 2)).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ]);
});

test('Kuksu 1.2: leagues are called A, B1, B2, C1 …, and a name tells the tier (Kuksu 1.1)', () => {
  const names = [1, 2, 3, 5].map((tier) =>
    Array.from({ length: leaguesOfTier(tier) }, (_, at) => leagueName(tier, at + 1)),
  );
  expect(names.slice(0, 3)).toEqual([['A'], ['B1', 'B2'], ['C1', 'C2', 'C3', 'C4']]);
  expect(names[3]?.[15]).toBe('E16');
  for (const [index, tier] of [1, 2, 3, 5].entries()) {
    for (const name of names[index] ?? []) expect(tierOfLeague(name)).toBe(tier);
  }
  for (const name of ['', 'A1', 'B', 'B0', 'B3', 'b1', 'B01', 'C1.5', '1', 'B 1'])
    expect(tierOfLeague(name)).toBeNull();
});

describe('for every number of players (Kuksu 8, 14)', () => {
  test('sizes are 5 to 10, all but the lowest tier full, those of a tier within one, and they add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (players) => {
        const plan = kuksuPlan(players);
        const lowest = tierCount(players);
        const rest = players - capacityOfTiers(lowest - 1);
        expect(plan.kind).toBe(rest >= 5 ? 'ok' : players < 5 ? 'too-few' : 'short');
        if (plan.kind !== 'ok') return;
        const sizes = plan.tiers.flatMap((tier) => tier.sizes);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
        for (const { number, sizes: own } of plan.tiers) {
          expect(own.length).toBeLessThanOrEqual(leaguesOfTier(number));
          expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
          if (number < lowest) expect(own).toEqual(repeated(10, leaguesOfTier(number)));
          // as many leagues as possible: one more would have fewer than five players
          else if (own.length < leaguesOfTier(number)) expect(rest).toBeLessThan(5 * (own.length + 1));
        }
      }),
      propertyRuns(500, 10_000),
    );
  });

  test('the snake: after m whole rows every league has m players, and no league differs by more than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 400 }), (leagues, players) => {
        const list = Array.from({ length: players }, (_, index) => index);
        const dealt = snake(list, leagues);
        expect(dealt.flat().toSorted((a, b) => a - b)).toEqual(list);
        for (const own of dealt) {
          expect(own.map((index) => Math.floor(index / leagues))).toEqual(own.map((_, row) => row));
        }
      }),
      propertyRuns(200, 5_000),
    );
  });
});

test.each([5, 6, 7, 8, 9, 10])(
  '%i players: everybody meets everybody once, colours within one (Kuksu 2.6, 6.3)',
  (players) => {
    const pairs = leaguePairs(players);
    const met = pairs.map(({ first, second }) => [first, second].toSorted((a, b) => a - b).join('-'));
    expect(new Set(met).size).toBe((players * (players - 1)) / 2);
    for (let seat = 0; seat < players; seat += 1) {
      const black = pairs.filter(({ first }) => first === seat).length;
      expect(Math.abs(2 * black - (players - 1))).toBeLessThanOrEqual(1);
    }
  },
);
