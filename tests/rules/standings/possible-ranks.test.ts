import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MOST_RANKED_PLAYERS,
  possibleRanks,
  type OpenGame,
  type PossibleRanks,
} from '../../../api/src/rules/standings/possible-ranks.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** The same by playing every open game in both ways. */
function byPlayingAll(points: readonly number[], games: readonly OpenGame[]): readonly PossibleRanks[] {
  const ranks = points.map(() => ({ best: points.length, worst: 1 }));
  for (let way = 0; way < 2 ** games.length; way += 1) {
    const final = [...points];
    for (const [index, [one, other]] of games.entries()) {
      const winner = (way >> index) % 2 === 0 ? one : other;
      final[winner] = (final[winner] ?? 0) + 1;
    }
    for (const [player, own] of final.entries()) {
      const above = final.filter((others) => others > own).length;
      const level = final.filter((others) => others === own).length;
      const rank = ranks[player];
      if (rank === undefined) continue;
      rank.best = Math.min(rank.best, above + 1);
      rank.worst = Math.max(rank.worst, above + level);
    }
  }
  return ranks;
}

/** Every pair of a league, played (with a winner) or open, in the order in which the games end. */
const leagues = (sizes: { readonly min: number; readonly max: number }) =>
  fc.integer(sizes).chain((size) => {
    const pairs = Array.from({ length: size }, (_, one) =>
      Array.from({ length: size - one - 1 }, (_unused, index): OpenGame => [one, one + 1 + index]),
    ).flat();
    return fc.record({
      size: fc.constant(size),
      pairs: fc.shuffledSubarray(pairs, { minLength: pairs.length }),
      winners: fc.array(fc.boolean(), { minLength: pairs.length, maxLength: pairs.length }),
    });
  });
type League = { readonly size: number; readonly pairs: readonly OpenGame[]; readonly winners: readonly boolean[] };

/** How the league stands after its first `count` games. */
function after({ size, pairs, winners }: League, count: number) {
  const points = Array.from({ length: size }, () => 0);
  for (const [index, [one, other]] of pairs.slice(0, count).entries()) {
    const winner = winners[index] === true ? one : other;
    points[winner] = (points[winner] ?? 0) + 1;
  }
  return { points, open: pairs.slice(count) };
}

test.each<[string, readonly number[], readonly OpenGame[], readonly string[]]>([
  ['nobody', [], [], []],
  ['one player', [0], [], ['1-1']],
  ['a tie may fall either way', [1, 1, 0], [], ['1-2', '1-2', '3-3']],
  ['the last game decides', [1, 1], [[0, 1]], ['1-2', '1-2']],
  ['too far behind', [3, 0, 0], [[1, 2]], ['1-1', '2-3', '2-3']],
  // both of those behind need a point, but they have only one game, against each other
  ['only one of two can catch up', [1, 0, 0], [[1, 2]], ['1-2', '1-3', '1-3']],
  [
    'one of the leaders gets ahead',
    [2, 2, 1, 0],
    [
      [0, 1],
      [2, 3],
    ],
    ['1-3', '1-3', '2-4', '3-4'],
  ],
])('%s', (_case, points, games, ranks) => {
  expect(possibleRanks(points, games).map(({ best, worst }) => `${best}-${worst}`)).toEqual(ranks);
});

describe('in any league', () => {
  test('the ranks are those that come out when every open game is played in both ways', () => {
    fc.assert(
      fc.property(leagues({ min: 2, max: 6 }), fc.integer({ min: 0, max: 9 }), (league, open) => {
        const { points, open: games } = after(league, Math.max(0, league.pairs.length - open));
        expect(possibleRanks(points, games)).toEqual(byPlayingAll(points, games));
      }),
      propertyRuns(60, 3_000),
    );
  });

  test('so they are when rulings have given and taken half points (Common 5.3)', () => {
    const halves = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(leagues({ min: 2, max: 6 }), fc.integer({ min: 0, max: 9 }), halves, (league, open, given) => {
        const { points, open: games } = after(league, Math.max(0, league.pairs.length - open));
        const adjusted = points.map((own, player) => own + (given[player] ?? 0) / 2);
        expect(possibleRanks(adjusted, games)).toEqual(byPlayingAll(adjusted, games));
      }),
      propertyRuns(60, 3_000),
    );
  });

  test('ranks only narrow as games end, and hold what comes out', () => {
    fc.assert(
      fc.property(leagues({ min: 5, max: 10 }), fc.integer({ min: 1, max: 7 }), (league, step) => {
        let before = Array.from({ length: league.size }, () => ({ best: 1, worst: league.size }));
        for (let count = 0; count <= league.pairs.length; count += step) {
          const { points, open } = after(league, count);
          const ranks = possibleRanks(points, open);
          for (const [player, { best, worst }] of ranks.entries()) {
            expect(best).toBeGreaterThanOrEqual(before[player]?.best ?? 0);
            expect(worst).toBeLessThanOrEqual(before[player]?.worst ?? 0);
            expect(best).toBeLessThanOrEqual(worst);
          }
          before = [...ranks];
        }
        const { points } = after(league, league.pairs.length);
        for (const [player, { best, worst }] of before.entries()) {
          const above = points.filter((others) => others > (points[player] ?? 0)).length;
          expect(best).toBeLessThanOrEqual(above + 1);
          expect(worst).toBeGreaterThanOrEqual(above + 1);
        }
      }),
      propertyRuns(10, 300),
    );
  });
});

test('more players than ranks are worked out for are a bug', () => {
  expect(() =>
    possibleRanks(
      Array.from({ length: MOST_RANKED_PLAYERS + 1 }, () => 0),
      [],
    ),
  ).toThrow(/12 players/);
});
