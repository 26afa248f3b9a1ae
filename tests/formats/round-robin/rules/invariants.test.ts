import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import type { FormatState } from '../../../../api/src/rules/formats/format.ts';
import { listTenths } from '../../../../api/src/rules/ratings/list-score.ts';
import type { Standing } from '../../../../api/src/rules/standings/standing.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { roundRobinWith } from './field.ts';
import { randomRun } from './random-run.ts';

const format = roundRobinWith('FREE');
const run = fc
  .record({
    players: fc.integer({ min: 3, max: 34 }),
    seed: fc.nat(),
    share: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(randomRun);
const everySize = Array.from({ length: 32 }, (_, index): [FormatState] => [
  randomRun({ players: index + 3, seed: index, share: 0.7 }),
]);
const runs = { ...propertyRuns(30, 3_000), examples: everySize };

function winsOf({ decided }: FormatState): ReadonlyMap<EntryId, number> {
  const wins = new Map<EntryId, number>();
  for (const { winner } of decided) if (winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  return wins;
}

/** Sonneborn-Berger of single games: the points of the loser of every game won. */
function singleGameSums(state: FormatState): ReadonlyMap<EntryId, number> {
  const wins = winsOf(state);
  const games = new Map(state.plan.games.map((game) => [game.key, game]));
  const sums = new Map<EntryId, number>();
  for (const { game: key, winner } of state.decided) {
    const game = games.get(key);
    if (winner === null || game === undefined) continue;
    const loser = game.first === winner ? game.second : game.first;
    sums.set(winner, (sums.get(winner) ?? 0) + (wins.get(loser) ?? 0));
  }
  return sums;
}

describe('at every moment of 3 to 34 players with random results and withdrawals', () => {
  test('KIBA 9.1, 11.3 the points are the games won, and their sum the games that somebody won', () => {
    fc.assert(
      fc.property(run, (state) => {
        const wins = winsOf(state);
        const rows = format.standings(state, 'rr.A');
        expect(new Set(rows.map(({ entry }) => entry))).toEqual(new Set(state.entries.map(({ id }) => id)));
        for (const { entry, points } of rows) expect(points).toBe(2 * (wins.get(entry) ?? 0));
        const sum = rows.reduce((total, { points }) => total + points, 0);
        expect(sum / 2).toBe(state.decided.filter(({ winner }) => winner !== null).length);
      }),
      runs,
    );
  });

  test('KIBA 9.3 the doubled Neustadtl is the Sonneborn-Berger sum of single games; its terms add up; KIBA 9.3 its bounds', () => {
    fc.assert(
      fc.property(run, (state) => {
        const sums = singleGameSums(state);
        const rows = format.crosstable(state, 'rr.A');
        const all = rows.reduce((total, { standing }) => total + standing.points, 0);
        for (const { standing } of rows) {
          const neustadtlDoubled = doubledNeustadtl(standing);
          expect(neustadtlDoubled).toBe(sums.get(standing.entry) ?? 0);
          expect(neustadtlDoubled).toBeLessThanOrEqual(all - standing.points);
          const neustadtl = standing.tieBreaks.find(({ code }) => code === 'SB');
          expect(neustadtl?.value).toBe(neustadtlDoubled / 2);
          expect(neustadtl?.terms.reduce((total, { value }) => total + value, 0)).toBe(neustadtl?.value);
        }
      }),
      runs,
    );
  });

  test('KIBA 9.2 the two rows of a pair complement each other, sign by sign', () => {
    const mirror: Readonly<Record<string, string>> = { '+': '-', '-': '+', '.': '.', x: 'x' };
    fc.assert(
      fc.property(run, (state) => {
        const rows = new Map(format.crosstable(state, 'rr.A').map((row) => [row.standing.entry, row]));
        for (const [player, { cells }] of rows) {
          expect(cells.map(({ opponent }) => opponent)).toEqual([...rows.keys()].filter((other) => other !== player));
          for (const { opponent, signs } of cells) {
            const back = rows.get(opponent)?.cells.find((cell) => cell.opponent === player)?.signs;
            expect(back).toBe([...signs].map((sign) => mirror[sign]).join(''));
          }
        }
      }),
      runs,
    );
  });

  test('KIBA 9.4, 9.5 rows are ordered by score, Neustadtl, KIBA tenths, and share a rank exactly if all three are equal', () => {
    fc.assert(
      fc.property(run, (state) => {
        const entries = new Map(state.entries.map((entry) => [entry.id, entry]));
        const rows = format.crosstable(state, 'rr.A').map(({ standing }) => {
          const { elo, matches } = entries.get(standing.entry) ?? { elo: Number.NaN, matches: 0 };
          return { standing, key: [standing.points, doubledNeustadtl(standing), listTenths(elo, matches)] };
        });
        const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
          const at = a.findIndex((value, index) => value !== b[index]);
          return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
        };
        for (const { standing, key } of rows) {
          expect(standing.rank).toBe(1 + rows.filter((other) => isBetter(other.key, key)).length);
          expect(standing.shared).toBe(rows.filter((other) => other.standing.rank === standing.rank).length > 1);
        }
        expect(rows.map(({ standing }) => standing.rank)).toEqual(
          rows.map(({ standing }) => standing.rank).toSorted((a, b) => a - b),
        );
      }),
      runs,
    );
  });

  test('KIBA 8.2, 11.5 no game is decided twice, who withdrew has no open game, and it is done when all is decided', () => {
    fc.assert(
      fc.property(run, (state) => {
        const keys = new Set(state.decided.map(({ game }) => game));
        expect(keys.size).toBe(state.decided.length);
        const open = state.plan.games.filter(({ key }) => !keys.has(key));
        for (const { entry } of state.withdrawals) {
          expect(open.filter(({ first, second }) => first === entry || second === entry)).toEqual([]);
          expect(format.withdraw(state, entry)).toEqual([]);
        }
        expect(format.next(state).done).toBe(open.length === 0);
      }),
      runs,
    );
  });

  test('KIBA 8.3 of two who withdrew, the first has lost every game that was still open then', () => {
    fc.assert(
      fc.property(run, (state) => {
        const order = state.withdrawals.map(({ entry }) => entry);
        for (const { game: key, winner, how } of state.decided) {
          const game = state.plan.games.find((planned) => planned.key === key);
          if (how !== 'WITHDRAWAL' || game === undefined) continue;
          const loser = game.first === winner ? game.second : game.first;
          expect(order).toContain(loser);
          if (winner !== null && order.includes(winner))
            expect(order.indexOf(loser)).toBeLessThan(order.indexOf(winner));
        }
      }),
      runs,
    );
  });
});

function doubledNeustadtl({ tieBreaks }: Standing): number {
  return 2 * (tieBreaks.find(({ code }) => code === 'SB')?.value ?? Number.NaN);
}
