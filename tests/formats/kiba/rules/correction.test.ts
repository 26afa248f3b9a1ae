import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { FormatState, Plan } from '../../../../api/src/rules/formats/format.ts';
import { approve, decide, openGames, playGames, type Played } from '../../../support/played-format.ts';
import { advancesOf, goingOn, groups, higherWins, id, levelPlay, progress, table } from './kiba-field.ts';

const qualified = playGames(levelPlay(9, { groups: 3 }), 'q', higherWins());
const keysBetween = ({ state }: Played, one: number, other: number): readonly string[] =>
  state.plan.games
    .filter(({ key }) => key.startsWith('q.'))
    .filter(({ first, second }) => [first, second].toSorted().join() === [id(one), id(other)].toSorted().join())
    .map(({ key }) => key);
/** Both games of a pair of the qualification are given to the first named. */
const corrected = (now: Played, one: number, other: number): Played =>
  keysBetween(now, one, other).reduce((state, key) => decide(state, key, id(one), 'ADJUDICATED'), now);

describe('a result is corrected (0.5)', () => {
  test('before the approval: table and qualifiers are made again', () => {
    const [against7 = '', against4 = ''] = [keysBetween(qualified, 1, 7)[0], keysBetween(qualified, 1, 4)[0]];
    const now = decide(decide(qualified, against7, id(7)), against4, id(4));
    expect(table(now, 'q.A')).toEqual(['1 p4 3', '2 p1 2', '3 p7 1']);
    expect(goingOn(now, 'q').slice(0, 2)).toEqual(['p4 FIRST s', 'p1 SECOND s']);
    expect(groups(approve(now), 's')).toEqual(['s.1: p4 p2 p3', 's.2: p1 p5 p6']);
  });

  test('after the approval: the table changes, what is arranged does not, and both are told', () => {
    const semifinals = approve(qualified);
    const now = corrected(semifinals, 7, 1);
    expect(progress(now)).toBe('q PUBLISHED, s RUNNING');
    expect(now.state.plan).toBe(semifinals.state.plan);
    expect(advancesOf(corrected(now, 7, 4), 'q').slice(0, 3)).toMatchObject([
      { entry: 'p7', rank: 1, place: 'FIRST', to: 's', arranged: { stage: null, group: null }, provisional: false },
      { entry: 'p1', rank: 2, place: 'SECOND', to: 's', arranged: { stage: 's', group: 's.1' } },
      { entry: 'p4', rank: 3, place: 'OUT', to: null, arranged: { stage: 's', group: 's.2' } },
    ]);
  });

  test('after the approval a tie that comes up is not played off: the list stands for it, flagged', () => {
    const semifinals = approve(qualified);
    const [key = ''] = keysBetween(semifinals, 4, 7);
    const now = decide(
      decide(decide(semifinals, key, id(7)), keysBetween(semifinals, 1, 4)[0] ?? '', id(4)),
      keysBetween(semifinals, 1, 7)[0] ?? '',
      id(7),
    );
    expect(progress(now)).toBe('q PUBLISHED, s RUNNING');
    expect(now.next.plan.groups).toEqual([]);
    expect(table(now, 'q.A')).toEqual(['1= p1 2', '1= p4 2', '1= p7 2']);
    expect(
      advancesOf(now, 'q')
        .slice(0, 3)
        .map(({ decidedBy }) => decidedBy),
    ).toEqual(['LIST', 'LIST', 'LIST']);
  });

  const final = approve(playGames(approve(qualified), 's', higherWins()));

  test('of a final that runs: it goes on from the score as it is now', () => {
    const level = decide(decide(final, 'f.1.r1.p1.g1', id(1)), 'f.1.r1.p1.g2', id(4));
    const now = decide(level, 'f.1.r1.p1.g1', id(4));
    expect(now.next).toMatchObject({ winner: 'p4', done: false });
    expect(openGames(now).map(({ key }) => key)).toEqual(['f.1.r1.p1.g3']);
    const end = decide(now, 'f.1.r1.p1.g3', id(4));
    expect(end.next).toMatchObject({ winner: 'p4', done: true });
    expect(table(end, 'f.1')).toEqual(['1 p4 2', '2 p1 0']);
  });

  test('to no result, of a final that runs: the game is made up for, sides as even as they can be', () => {
    const second = decide(final, 'f.1.r1.p1.g1', id(1));
    const now = decide(decide(second, 'f.1.r1.p1.g1', null), 'f.1.r1.p1.g2', id(4));
    expect(openGames(now)).toMatchObject([{ number: 3, first: 'p1', second: 'p4' }]);
    expect(decide(now, 'f.1.r1.p1.g3', id(4)).next).toMatchObject({ winner: 'p4', done: true });
  });

  test('of the decided final: the table and the winner are made again, and it is undecided if nobody has two games', () => {
    const end = decide(decide(final, 'f.1.r1.p1.g1', id(1)), 'f.1.r1.p1.g2', id(1));
    const otherwise = {
      game: 'f.1.r1.p1.g1',
      winner: id(4),
      how: 'ADJUDICATED' as const,
      value: 1,
      at: instant(9_000_000),
    };
    const undecided = { ...end.state, decided: [...end.state.decided, otherwise] };
    expect(end.format.next(undecided)).toMatchObject({ winner: null, done: false, plan: { games: [{ number: 3 }] } });
    expect(end.format.standings(undecided, 'f.1').map(({ rank, points }) => [rank, points])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('another player in the place of a qualifier, by a ruling (0.5)', () => {
  /** The plan as the ruling leaves it: in one stage, one player is another. */
  const replaced = (plan: Plan, stage: string, out: EntryId, into: EntryId): Plan => {
    const swap = (entry: EntryId): EntryId => (entry === out ? into : entry);
    return {
      ...plan,
      groups: plan.groups.map((group) =>
        group.stage === stage ? { ...group, entries: group.entries.map(swap) } : group,
      ),
      games: plan.games.map((game) =>
        game.key.startsWith(`${stage}.`) ? { ...game, first: swap(game.first), second: swap(game.second) } : game,
      ),
    };
  };

  test('he has the place and the games, and the table of the stage before does not change', () => {
    const semifinals = approve(qualified);
    const state: FormatState = { ...semifinals.state, plan: replaced(semifinals.state.plan, 's', id(1), id(7)) };
    const now: Played = { ...semifinals, state };
    expect(table(now, 'q.A')).toEqual(table(semifinals, 'q.A'));
    expect(
      advancesOf(now, 'q')
        .slice(0, 3)
        .map(({ place, arranged }) => [place, arranged?.group]),
    ).toEqual([
      ['FIRST', null],
      ['SECOND', 's.2'],
      ['OUT', 's.1'],
    ]);
    expect(goingOn(playGames(now, 's', higherWins()), 's')).toEqual(['p2 WINNER f', 'p4 WINNER f']);
  });
});
