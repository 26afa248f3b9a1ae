import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../../api/src/kernel/ids.ts';
import { championshipStandings } from '../../../../../api/src/formats/kiba/rules/championship/standings.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

const player = (id: string, elo = 1500, matches = 0) => ({ id: asId<EntryId>(id), elo, matches });
const points = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([id, won]) => ({ id: asId<EntryId>(id), points: won }));
const ranks = (standings: ReturnType<typeof championshipStandings>) =>
  standings.rows.map(({ rank, id }) => `${rank}${id}`).join(' ');

test.each([
  ['the sum over the tournaments', [player('a'), player('b')], [{ a: 5 }, { a: 4, b: 10 }], '1b 2a'],
  [
    'then the best single tournament',
    [player('a'), player('b')],
    [
      { a: 5, b: 8 },
      { a: 5, b: 2 },
    ],
    '1b 2a',
  ],
  ['then the KIBA score', [player('a'), player('b', 1490, 2)], [{ a: 5, b: 5 }], '1b 2a'],
  ['then the rank is shared', [player('a'), player('b'), player('c', 1400)], [{ a: 5, b: 5, c: 5 }], '1a 1b 3c'],
  ['who did not play has nothing', [player('a'), player('b')], [{ b: 0 }, { b: 1 }], '1b 2a'],
  ['before the first tournament', [player('a', 1400), player('b')], [], '1b 2a'],
])('%s (Championship 2.3)', (_case, players, tournaments, expected) => {
  expect(ranks(championshipStandings(players, tournaments.map(points)))).toBe(expected);
});

const seven = [...'abcdefg'].map((id) => player(id));

test.each([
  ['seven different', { a: 7, b: 6, c: 5, d: 4, e: 3, f: 2, g: 1 }, 'a b c d e f', false],
  ['a tie over the sixth place', { a: 7, b: 6, c: 5, d: 4, e: 3, f: 1, g: 1 }, 'a b c d e f', true],
  ['a tie of three over it', { a: 7, b: 6, c: 5, d: 4, e: 1, f: 1, g: 1 }, 'a b c d e f', true],
  ['a tie inside the six', { a: 7, b: 6, c: 5, d: 4, e: 2, f: 2, g: 1 }, 'a b c d e f', false],
])('%s: who plays the Mabingwa (Championship 2.3, 2.4)', (_case, rows, mabingwa, cutTied) => {
  const standings = championshipStandings(seven, [points(rows)]);
  expect([standings.mabingwa.join(' '), standings.cutTied]).toEqual([mabingwa, cutTied]);
});

test('six or fewer players all play, and there is no cut', () => {
  const standings = championshipStandings(seven.slice(0, 6), []);
  expect([standings.mabingwa, standings.cutTied]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], false]);
});

describe('for any points', () => {
  const championship = fc.integer({ min: 1, max: 12 }).chain((count) =>
    fc.record({
      players: fc.array(fc.record({ elo: fc.integer({ min: 1480, max: 1520 }), matches: fc.nat(2) }), {
        minLength: count,
        maxLength: count,
      }),
      tournaments: fc.array(fc.array(fc.option(fc.nat(6)), { minLength: count, maxLength: count }), { maxLength: 4 }),
    }),
  );

  test('Championship 4 sums are right, the order is by sum, best, KIBA score, and the six are different and from the top', () => {
    fc.assert(
      fc.property(championship, ({ players, tournaments }) => {
        const field = players.map(({ elo, matches }, index) => player(`p${index}`, elo, matches));
        const tables = tournaments.map((row) =>
          row.flatMap((won, index) => (won === null ? [] : [{ id: asId<EntryId>(`p${index}`), points: won }])),
        );
        const { rows, mabingwa, cutTied } = championshipStandings(field, tables);
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(field.map(({ id }) => id)));
        for (const row of rows) {
          const index = Number(row.id.slice(1));
          const own = tournaments.map((scores) => scores[index] ?? 0);
          expect(row.points).toBe(own.reduce((sum, won) => sum + won, 0));
          expect(row.best).toBe(Math.max(0, ...own));
          const better = rows.filter(
            (other) =>
              other.points > row.points ||
              (other.points === row.points &&
                (other.best > row.best || (other.best === row.best && other.kibaTenths > row.kibaTenths))),
          );
          expect(row.rank).toBe(better.length + 1);
        }
        expect(mabingwa).toEqual(rows.slice(0, 6).map(({ id }) => id));
        const [sixth, seventh] = [rows[5], rows[6]];
        expect(cutTied).toBe(sixth !== undefined && seventh !== undefined && sixth.rank === seventh.rank);
      }),
      propertyRuns(200, 4_000),
    );
  });
});
