import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../../api/src/kernel/ids.ts';
import { halfPoints } from '../../../../../api/src/kernel/points.ts';
import { tournamentScores } from '../../../../../api/src/formats/kiba/rules/championship/tournament-score.ts';
import { KIBA_STAGES, kibaPoints, type StagedGame } from '../../../../../api/src/formats/kiba/rules/points.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

const id = (text: string) => asId<EntryId>(text);
/** A table with the games that each player has won in it. */
const table = (stage: string, won: Readonly<Record<string, number>>) => ({
  stage,
  standings: Object.entries(won).map(([entry, games]) => ({ entry: id(entry), points: halfPoints(2 * games) })),
});

test('1, 2 and 3 points a game won, and 4 for the champion, with what they come from (Championship 2.2)', () => {
  const tables = [
    table('QUALIFICATION', { a: 5, b: 3 }),
    table('QUALIFICATION', { c: 4 }),
    table('SEMIFINAL', { a: 2, c: 1 }),
    table('FINAL', { a: 2, c: 1 }),
  ];
  const entries = ['a', 'b', 'c', 'd'].map(id);
  const scores = tournamentScores(entries, tables, id('a'));
  expect(scores.map(({ entry, points }) => `${entry}${points}`)).toEqual(['a19', 'b3', 'c9', 'd0']);
  expect(scores[0]?.terms).toEqual([
    { from: 'QUALIFICATION', won: 5, points: 5 },
    { from: 'SEMIFINAL', won: 2, points: 4 },
    { from: 'FINAL', won: 2, points: 6 },
    { from: 'CHAMPION', won: 1, points: 4 },
  ]);
  expect(scores[3]?.terms).toEqual([]);
});

test('Championship 2.2 add: the final won 2-0 and the tournament are ten points', () => {
  expect(tournamentScores([id('a')], [table('FINAL', { a: 2, b: 0 })], id('a'))[0]?.points).toBe(10);
});

test('a champion by a walkover has the four points without a game of the final', () => {
  expect(tournamentScores([id('a')], [table('FINAL', { a: 0, b: 0 })], id('a'))[0]?.points).toBe(4);
});

test('stages of other formats count nothing', () => {
  expect(tournamentScores([id('a')], [table('ROUND_ROBIN', { a: 9 })], null)[0]?.points).toBe(0);
});

test('Championship 4 the same as the planner of points says of the same games', () => {
  const game = fc.record({
    stage: fc.constantFrom('QUALIFICATION' as const, 'SEMIFINAL' as const),
    pair: fc.uniqueArray(fc.nat(5), { minLength: 2, maxLength: 2 }),
    firstWins: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(game, { maxLength: 30 }), (drawn) => {
      const games = drawn.map(({ stage, pair, firstWins }): StagedGame => {
        const [first, second] = [id(`p${pair[0]}`), id(`p${pair[1]}`)];
        return { stage, first, second, winner: firstWins ? first : second };
      });
      const planned = kibaPoints(games, null);
      if (!planned.ok) throw new Error(planned.error.message);
      const tables = KIBA_STAGES.map((stage) => {
        const wins = Map.groupBy(
          games.filter((one) => one.stage === stage),
          ({ winner }) => winner,
        );
        return table(stage, Object.fromEntries([...wins].map(([winner, own]) => [winner ?? '', own.length])));
      });
      const entries = planned.value.map((row) => row.id);
      const scores = new Map(tournamentScores(entries, tables, null).map(({ entry, points }) => [entry, points]));
      for (const row of planned.value) expect(scores.get(row.id)).toBe(row.points);
    }),
    propertyRuns(200, 3_000),
  );
});
