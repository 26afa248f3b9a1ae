import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { nationRanking } from '../../../../api/src/rules/formats/championship/nation-ranking.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** Countries with the scores of their players: player `IT1` has the first. */
const players = (countries: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(countries).flatMap(([country, scores]) =>
    scores.map((points, index) => ({ id: asId<EntryId>(`${country}${index + 1}`), country, points })),
  );
const ranks = (ranking: ReturnType<typeof nationRanking>) =>
  ranking.rows.map(({ rank, country, points }) => `${rank}${country}${points}`).join(' ');

test.each([
  ['the best four scores count', { IT: [1, 1, 1, 1, 1], NL: [3, 2] }, 2, '1NL5 2IT4'],
  ['one player makes no ranking', { IT: [9], NL: [1, 0] }, 2, '1NL1'],
  ['KB-NATIONMIN 3: more than two', { IT: [1, 1, 1], NL: [9, 9] }, 3, '1IT3'],
  ['KB-NATIONTIE the best single score', { IT: [2, 2], NL: [3, 1] }, 2, '1NL4 2IT4'],
  ['the second best', { IT: [3, 1, 1, 1], NL: [3, 2, 1, 0] }, 2, '1NL6 2IT6'],
  ['equal in all counted scores: shared, by name', { NL: [3, 1, 0, 0, 0], IT: [1, 3] }, 2, '1IT4 1NL4'],
  ['nobody', {}, 2, ''],
])('%s (B.3.1, B.3.2)', (_case, countries: Readonly<Record<string, readonly number[]>>, minimum, expected) => {
  expect(ranks(nationRanking([players(countries)], minimum))).toBe(expected);
});

test('who is counted and who plays, best first, equals in the order given', () => {
  const [row] = nationRanking([players({ IT: [1, 5, 2, 2, 2] })], 2).rows;
  expect(row).toEqual({
    rank: 1,
    shared: false,
    country: 'IT',
    players: 5,
    points: 11,
    perTournament: [11],
    counted: [
      { id: 'IT2', points: 5 },
      { id: 'IT3', points: 2 },
      { id: 'IT4', points: 2 },
      { id: 'IT5', points: 2 },
    ],
    team: [
      { id: 'IT2', points: 5 },
      { id: 'IT3', points: 2 },
      { id: 'IT4', points: 2 },
    ],
    teamTied: true,
  });
});

test.each([
  ['three that differ', { IT: [3, 3], NL: [2, 2], FR: [1, 1] }, ['IT', 'NL'], false],
  ['second and third equal', { IT: [3, 3], NL: [2, 2], FR: [2, 2] }, ['IT', 'FR'], true],
  ['first and second equal', { IT: [3, 3], NL: [3, 3], FR: [2, 2] }, ['IT', 'NL'], false],
  ['equal points, separated by the best score', { IT: [3, 3], NL: [2, 2], FR: [3, 1] }, ['IT', 'FR'], false],
  ['only two', { IT: [2, 2], NL: [2, 2] }, ['IT', 'NL'], false],
  ['only one', { IT: [2, 2] }, ['IT'], false],
])(
  '%s: who meets (B.3.3, 0.4)',
  (_case, countries: Readonly<Record<string, readonly number[]>>, finalists, cutTied) => {
    const ranking = nationRanking([players(countries)], 2);
    expect([ranking.finalists, ranking.cutTied]).toEqual([finalists, cutTied]);
  },
);

describe('for any players', () => {
  const field = fc.array(fc.record({ country: fc.constantFrom('A', 'B', 'C', 'D'), points: fc.nat(5) }), {
    maxLength: 34,
  });

  test('B.4 a country counts four players at most, its best, and the team is among them; every ranked one has enough', () => {
    fc.assert(
      fc.property(field, fc.constantFrom(2, 3), (scores, minimum) => {
        const all = scores.map((score, index) => ({ ...score, id: asId<EntryId>(`p${index}`) }));
        const pointsOf = new Map(all.map(({ id, points }) => [id, points]));
        const { rows, finalists } = nationRanking([all], minimum);
        const enough = ['A', 'B', 'C', 'D'].filter(
          (country) => all.filter((player) => player.country === country).length >= minimum,
        );
        expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(enough));
        expect(finalists).toEqual(rows.slice(0, 2).map(({ country }) => country));
        for (const { country, players: count, points, counted, team, teamTied } of rows) {
          const own = all.filter((player) => player.country === country).map((player) => player.points);
          const best = own.toSorted((a, b) => b - a).slice(0, 4);
          expect(count).toBe(own.length);
          expect(counted.map((player) => player.points)).toEqual(best);
          expect(counted.every((player) => pointsOf.get(player.id) === player.points)).toBe(true);
          expect(new Set(counted.map(({ id }) => id)).size).toBe(Math.min(4, own.length));
          expect(points).toBe(best.reduce((sum, score) => sum + score, 0));
          expect(team).toEqual(counted.slice(0, 3));
          expect(teamTied).toBe(best.length === 4 && best[2] === best[3]);
        }
        expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a));
      }),
      propertyRuns(300, 5_000),
    );
  });
});
