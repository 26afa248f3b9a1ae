import { describe, expect, test } from 'vitest';
import { instant } from '../../../../api/src/kernel/time.ts';
import { approve, decide, openGames, playGames, type Played } from '../../../support/played-format.ts';
import { higherWins, id, levelPlay } from './kiba-field.ts';

const ranksIn = (
  { format, state }: Played,
  group: string,
): Readonly<Record<string, readonly [number, number] | null>> =>
  Object.fromEntries(
    [...format.outlooks(state, group)].map(([entry, { ranks }]) => [entry, ranks && [ranks.best, ranks.worst]]),
  );

describe('which places players of a group can still have (KIBA 9)', () => {
  test('before the first game everybody can have every place', () => {
    const places = Object.values(ranksIn(levelPlay(6), 'q.A'));
    expect(places).toEqual(Array.from({ length: 6 }, () => [1, 6]));
  });

  test('they only narrow, and are sure when the group is over', () => {
    let now = levelPlay(6);
    let before = ranksIn(now, 'q.A');
    for (const game of openGames(now)) {
      now = decide(now, game.key, higherWins()(game));
      const after = ranksIn(now, 'q.A');
      for (const [entry, ranks] of Object.entries(after)) {
        expect(ranks?.[0]).toBeGreaterThanOrEqual(before[entry]?.[0] ?? 0);
        expect(ranks?.[1]).toBeLessThanOrEqual(before[entry]?.[1] ?? 0);
      }
      before = after;
    }
    expect(ranksIn(now, 'q.A')).toEqual({ p1: [1, 1], p2: [2, 2], p3: [3, 3], p4: [4, 4], p5: [5, 5], p6: [6, 6] });
  });

  test('the final is a match: nobody works out its places', () => {
    const now = approve(playGames(levelPlay(6), 'q', higherWins()));
    const final = now.state.plan.groups.find(({ stage }) => stage === 'f');
    expect(final && ranksIn(now, final.key)).toEqual({ p1: null, p2: null });
  });

  test('who is disqualified before the group is over has none, and the others play for the places before him', () => {
    const { state, ...rest } = levelPlay(6);
    const at = instant(5_000);
    const now = {
      ...rest,
      state: { ...state, disqualified: [{ entry: id(6), at }], withdrawals: [{ entry: id(6), at }] },
    };
    const ranks = ranksIn(now, 'q.A');
    expect(ranks['p6']).toBeNull();
    expect(ranks['p1']).toEqual([1, 5]);
    expect(now.format.outlooks(now.state, 'q.A').get(id(6))?.isDisqualified).toBe(true);
  });
});
