import { describe, expect, test } from 'vitest';
import {
  arrangement,
  type Arrangement,
  type TitleOutcome,
} from '../../../../api/src/formats/kuksu/rules/arrangement.ts';
import { awardFor } from '../../../../api/src/formats/kuksu/rules/award.ts';
import { clampedDefaultTier, defaultTier } from '../../../../api/src/formats/kuksu/rules/default-tier.ts';
import { drawn } from '../../../../api/src/formats/kuksu/rules/fill.ts';
import type { LeagueCandidate } from '../../../../api/src/formats/kuksu/rules/last-place.ts';
import { movementOf } from '../../../../api/src/formats/kuksu/rules/movement.ts';
import { tierChange } from '../../../../api/src/formats/kuksu/rules/tier-change.ts';
import { disqualified, fullCycle, id, newcomer, old } from './candidates.ts';

const NOBODY: TitleOutcome = { holder: null, losers: [] };
const last = (tier: number, rank: number) => ({ tier, rank, isDisqualified: false });

function arranged(registered: readonly LeagueCandidate[], title: TitleOutcome = NOBODY): Arrangement {
  const made = arrangement(registered, title);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}
const placed = (made: Arrangement, name: string) => made.placements.find(({ entry }) => entry === name);
const crowd = (count: number, rating: number) =>
  Array.from({ length: count }, (_, index) => newcomer(`new${String(index).padStart(3, '0')}`, rating - index));

test.each([
  [1, 1, 'TITLE_MATCH', 1],
  [1, 2, 'STAYS', 1],
  [1, 5, 'STAYS', 1],
  [1, 6, 'DEMOTED', 2],
  [1, 10, 'DEMOTED', 2],
  [2, 1, 'PROMOTED', 1],
  [2, 2, 'PROMOTED', 1],
  [2, 3, 'STAYS', 2],
  [4, 5, 'STAYS', 4],
  [4, 6, 'DEMOTED', 5],
  [6, 10, 'DEMOTED', 7],
])('tier %i, place %i: %s, default tier %i (Kuksu 2.2 to 2.4)', (tier, rank, movement, expected) => {
  expect(movementOf(tier, rank)).toBe(movement);
  expect(defaultTier(last(tier, rank)).tier).toBe(expected);
});

test.each([
  [last(1, 2), 'Kuksu 2.2'],
  [last(2, 1), 'Kuksu 2.2'],
  [last(1, 3), 'Kuksu 2.3'],
  [last(3, 5), 'Kuksu 2.3'],
  [last(3, 6), 'Kuksu 2.4'],
])('%j is told by %s', (place, rule) => {
  expect(defaultTier(place).rules).toEqual([rule]);
});

test('Kuksu 2.7: a default tier below the lowest is the lowest', () => {
  expect(clampedDefaultTier(last(3, 6), 3)).toEqual({ tier: 3, rules: ['Kuksu 2.7', 'Kuksu 2.5'] });
  expect(clampedDefaultTier(last(3, 6), 4).tier).toBe(4);
});

test.each([
  [2, last(3, 3), 300],
  [2, last(3, 4), 200],
  [2, last(3, 5), 100],
  [2, last(2, 6), 300],
  [2, last(2, 7), 200],
  [2, last(2, 8), 100],
  [2, last(2, 9), 0],
  [2, last(3, 6), 0],
  [2, last(3, 2), 0],
  [2, last(2, 5), 0],
  [2, last(4, 3), 0],
  [2, last(1, 6), 0],
  [2, null, 0],
  [2, { ...last(3, 3), isDisqualified: true }, 0],
])('a place of tier %i after %j is worth %i more (Kuksu 9.1, 9.2)', (tier, place, award) => {
  expect(awardFor(tier, place)).toBe(award);
});

describe('who is drawn into a free place (Kuksu 9)', () => {
  const names = (candidates: readonly LeagueCandidate[], places = 9) =>
    drawn(2, places, candidates).map(({ candidate, adjustedRating }) => `${candidate.id} ${adjustedRating}`);

  test('the best by rating and award, old and new in one list (Kuksu 9.4)', () => {
    const candidates = [
      old('third', [3, 3], 1500),
      newcomer('new', 1750),
      old('demoted', [2, 7], 1501),
      old('far', [4, 1], 1790),
    ];
    expect(names(candidates)).toEqual(['third 1800', 'far 1790', 'new 1750', 'demoted 1701']);
    expect(names(candidates, 2)).toEqual(['third 1800', 'far 1790']);
  });

  test('equal ones: last tier, last place, rating, id; the new come last (Kuksu 9.5)', () => {
    const candidates = [
      newcomer('n2', 1800),
      newcomer('n1', 1800),
      old('b4', [3, 4], 1600),
      old('b3', [3, 3], 1500),
      old('a6', [2, 6], 1500),
      old('d2', [4, 2], 1800),
      old('d1', [4, 1], 1800),
    ];
    const order = ['a6', 'b3', 'b4', 'd1', 'd2', 'n1', 'n2'];
    expect(names(candidates)).toEqual(order.map((name) => `${name} 1800`));
    expect(names(candidates.toReversed())).toEqual(order.map((name) => `${name} 1800`));
  });
});

test('Kuksu 9.6: one place in twenty is free without drop-outs', () => {
  const everybody = fullCycle(5);
  const winner = id('1.1.1');
  const { placements } = arranged([...everybody, newcomer('oldHolder')], { holder: winner, losers: [id('oldHolder')] });
  const earned = (tier: number) => placements.filter(({ defaultTier: own }) => own === tier).length;
  expect([1, 2, 3, 4].map(earned)).toEqual([9, 19, 38, 76]);
});

describe('a cycle of 57 players (Kuksu 13)', () => {
  // 31 of the last cycle, its leagues full in three tiers, then newcomers
  const stay = fullCycle(3).filter((_, index) => index % 2 === 1 || index < 10);
  const registered = [...stay.slice(0, 40), ...crowd(17, 2_750)].filter(({ id: own }) => own !== '1.1.1');
  const title = { holder: id('1.1.1'), losers: [id('champion')] };
  const made = arranged([...registered, newcomer('champion', 2_000)], title);

  test('its leagues', () => {
    expect(made.leagues.map(({ name, players }) => `${name} ${players.length}`)).toEqual([
      'A 10',
      'B1 10',
      'B2 10',
      'C1 7',
      'C2 7',
      'C3 7',
      'C4 6',
    ]);
  });

  test('every placement says why', () => {
    expect(placed(made, 'champion')).toMatchObject({
      tier: 1,
      defaultTier: 1,
      reason: 'TITLE_LOSER',
      rules: ['Kuksu 2.1'],
      award: 0,
      adjustedRating: null,
    });
    expect(placed(made, '1.1.2')).toMatchObject({ league: 'A', defaultTier: 1, reason: 'DEFAULT' });
    expect(placed(made, '1.1.6')).toMatchObject({
      tier: 1,
      defaultTier: 2,
      reason: 'FILL',
      award: 300,
      adjustedRating: 3149,
    });
    expect(placed(made, 'new000')).toMatchObject({ tier: 2, defaultTier: null, reason: 'NEW', adjustedRating: 2_750 });
    expect(placed(made, 'new016')).toMatchObject({ tier: 3, defaultTier: null, reason: 'REST', adjustedRating: null });
  });

  test('players are seeded by their own rating, not with the award (Kuksu 9.5, 10)', () => {
    const ratings = new Map([...registered, newcomer('champion', 2_000)].map((one) => [one.id, one.rating]));
    const rows = Array.from({ length: 10 }, (_, row) => made.leagues.slice(1, 3).map(({ players }) => players[row]));
    const inRows = rows.flatMap((row, index) => (index % 2 === 0 ? row : row.toReversed()));
    const order = inRows.map((entry) => (entry === undefined ? -1 : (ratings.get(entry) ?? -1)));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
});

test('nobody goes without a place and the holder is in no league (Kuksu 11.4, 13)', () => {
  const { leagues } = arranged([...crowd(15, 2_000), newcomer('holder', 2_500)], { holder: id('holder'), losers: [] });
  expect(leagues.flatMap(({ players }) => players).toSorted()).toEqual(crowd(15, 2_000).map((one) => one.id));
});

test('Kuksu 9.3: anybody below may be drawn, also from far below', () => {
  const { placements } = arranged([...crowd(14, 1_000), old('far', [4, 9], 2_000)]);
  expect(placements.find(({ entry }) => entry === 'far')).toMatchObject({ tier: 1, defaultTier: 2, reason: 'FILL' });
});

test('a disqualified player keeps his place in the order and has no award (Kuksu 3.5, 9.2)', () => {
  const registered = [...crowd(20, 1_550), disqualified('promoted', [2, 2], 100), disqualified('third', [2, 3], 1_500)];
  const made = arranged([...registered, old('fourth', [2, 4], 1_400)]);
  expect(placed(made, 'promoted')).toMatchObject({ tier: 1, reason: 'DEFAULT' });
  expect(placed(made, 'third')).toMatchObject({ tier: 2, reason: 'DEFAULT', award: 0 });
  expect(placed(made, 'fourth')).toMatchObject({ tier: 1, reason: 'FILL', award: 200, adjustedRating: 1_600 });
});

test('with one tier everybody is in League A (Kuksu 13)', () => {
  const made = arranged([...crowd(4, 1_500), old('second', [1, 2]), old('deep', [3, 7])]);
  expect(made.leagues.map(({ name }) => name)).toEqual(['A']);
  expect(placed(made, 'second')).toMatchObject({ reason: 'DEFAULT', defaultTier: 1 });
  expect(placed(made, 'deep')).toMatchObject({
    reason: 'DEFAULT',
    defaultTier: 1,
    rules: ['Kuksu 2.7', 'Kuksu 2.5'],
  });
  expect(placed(made, 'new000')).toMatchObject({ reason: 'REST', defaultTier: null, rules: ['Kuksu 8.1'] });
});

describe('when nothing can be arranged', () => {
  test.each<[string, readonly LeagueCandidate[], TitleOutcome, object]>([
    ['four players', crowd(4, 1_500), NOBODY, { kind: 'too-few' }],
    ['five with the holder', crowd(5, 1_500), { holder: id('new000'), losers: [] }, { kind: 'too-few' }],
    ['twelve players (Kuksu 8.4)', crowd(12, 1_500), NOBODY, { kind: 'short', exclude: 2, invite: 3 }],
    [
      'the winner of League A has not played for the title',
      [...crowd(9, 1_500), old('winner', [1, 1])],
      { holder: id('holder'), losers: [] },
      { kind: 'title-match-open', winner: 'winner' },
    ],
    [
      'eleven players who have earned League A',
      [...crowd(9, 1_500), ...Array.from({ length: 11 }, (_, index) => old(`o${index}`, [2, 1]))],
      NOBODY,
      { kind: 'tier-overfull', tier: 1, places: 10, players: 11 },
    ],
  ])('%s', (_case, registered, title, error) => {
    expect(arrangement(registered, title)).toEqual({ ok: false, error });
  });

  test.each<[string, TitleOutcome]>([
    ['has it now', { holder: id('winner'), losers: [] }],
    ['lost the match', { holder: id('holder'), losers: [id('winner')] }],
    ['did not play it, the second did', { holder: id('second'), losers: [id('old'), id('winner')] }],
  ])('not so when the winner of League A %s (Kuksu 2.1, 11.3)', (_case, title) => {
    expect(arranged([...crowd(9, 1_500), old('winner', [1, 1])], title).leagues).toHaveLength(1);
  });
});

test.each([
  ['up', 1, 2, 'UP'],
  ['down', 3, 2, 'DOWN'],
  ['the same', 2, 2, 'SAME'],
  ['from outside', 2, null, 'NEW'],
])('a change of tier: %s', (_case, tier, lastTier, change) => {
  expect(tierChange(tier, lastTier, false)).toBe(change);
  expect(tierChange(tier, lastTier, true)).toBe('FROM_TITLE');
});
