import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../../api/src/kernel/ids.ts';
import { nationRanking } from '../../../../../api/src/formats/kiba/rules/championship/nation-ranking.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

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
  ['Championship 3.1 3: more than two', { IT: [1, 1, 1], NL: [9, 9] }, 3, '1IT3'],
  ['Championship 3.8 the best single score', { IT: [2, 2], NL: [3, 1] }, 2, '1NL4 2IT4'],
  ['the second best', { IT: [3, 1, 1, 1], NL: [3, 2, 1, 0] }, 2, '1NL6 2IT6'],
  ['equal in all counted scores: shared, by name', { NL: [3, 1, 0, 0, 0], IT: [1, 3] }, 2, '1IT4 1NL4'],
  ['nobody', {}, 2, ''],
])('%s (Championship 3.1, 3.2)', (_case, countries: Readonly<Record<string, readonly number[]>>, minimum, expected) => {
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
  '%s: who meets (Championship 3.3, Common 1.4)',
  (_case, countries: Readonly<Record<string, readonly number[]>>, finalists, cutTied) => {
    const ranking = nationRanking([players(countries)], 2);
    expect([ranking.finalists, ranking.cutTied]).toEqual([finalists, cutTied]);
  },
);

describe('added over several tournaments (Championship 3.4)', () => {
  test('the sums of the tournaments are added, and a tournament with too few players counts nothing', () => {
    const ranking = nationRanking([players({ IT: [3, 2], NL: [9] }), players({ IT: [1, 1, 1, 1, 1], NL: [4, 3] })], 2);
    expect(ranks(ranking)).toBe('1IT9 2NL7');
    expect(ranking.rows.map(({ perTournament }) => perTournament)).toEqual([
      [5, 4],
      [null, 7],
    ]);
  });

  test('the best single score of all decides first', () => {
    const ranking = nationRanking([players({ IT: [2, 2], NL: [1, 1] }), players({ IT: [2, 2], NL: [5, 1] })], 2);
    expect(ranks(ranking)).toBe('1NL8 2IT8');
  });

  test('a player brings in the sum of his counted scores, and who is best in that plays', () => {
    const first = players({ IT: [9, 8, 7, 6, 5] });
    const second = players({ IT: [0, 8, 7, 6, 9] });
    const [row] = nationRanking([first, second], 2).rows;
    expect(row?.points).toBe(30 + 30);
    expect(row?.counted).toEqual([
      { id: 'IT2', points: 16 },
      { id: 'IT3', points: 14 },
      { id: 'IT4', points: 12 },
      { id: 'IT1', points: 9 },
      { id: 'IT5', points: 9 },
    ]);
    expect(row?.team.map(({ id }) => id)).toEqual(['IT2', 'IT3', 'IT4']);
    expect(row?.teamTied).toBe(false);
    expect(row?.players).toBe(5);
  });

  test('a player counts for the country that he had in each tournament (Championship 3.6)', () => {
    const moved = [
      { id: asId<EntryId>('x'), country: 'IT', points: 5 },
      { id: asId<EntryId>('y'), country: 'IT', points: 1 },
      { id: asId<EntryId>('z'), country: 'NL', points: 2 },
    ];
    const later = [
      { id: asId<EntryId>('x'), country: 'NL', points: 4 },
      { id: asId<EntryId>('z'), country: 'NL', points: 1 },
    ];
    expect(ranks(nationRanking([moved, later], 2))).toBe('1IT6 2NL5');
  });
});

describe('for any players', () => {
  test('added over tournaments: a country has the sum of its rankings, and what its players bring in adds up to it', () => {
    const scores = fc.array(fc.record({ country: fc.constantFrom('A', 'B', 'C'), points: fc.nat(5) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(scores, { maxLength: 4 }), (fields) => {
        const tournaments = fields.map((field) =>
          field.map((score, index) => ({ ...score, id: asId<EntryId>(`p${index}`) })),
        );
        const single = tournaments.map((field) => nationRanking([field], 2));
        for (const { country, points, counted, team } of nationRanking(tournaments, 2).rows) {
          const own = single.flatMap(({ rows }) => rows.filter((row) => row.country === country));
          expect(points).toBe(own.reduce((sum, row) => sum + row.points, 0));
          expect(counted.reduce((sum, player) => sum + player.points, 0)).toBe(points);
          expect(team).toEqual(counted.slice(0, 3));
        }
      }),
      propertyRuns(200, 3_000),
    );
  });

  const field = fc.array(fc.record({ country: fc.constantFrom('A', 'B', 'C', 'D'), points: fc.nat(5) }), {
    maxLength: 34,
  });

  test('Championship 4 a country counts four players at most, its best, and the team is among them; every ranked one has enough', () => {
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
