import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { approve, decide, openGames, playGames, withdrawPlayer, type Played } from '../../../support/played-format.ts';
import { advancesOf, goingOn, groups, higherWins, id, levelPlay, progress, table } from './kiba-field.ts';

/** The qualification of a level field in which these players win one game each against one another. */
const tied = (players: number, level: readonly number[], settings = {}): Played =>
  playGames(levelPlay(players, settings), 'q', higherWins(...level));
const deciders = (now: Played): readonly string[] =>
  advancesOf(now, 'q').map(({ entry, place, decidedBy }) => `${entry} ${place} ${decidedBy}`);
const playoffSides = (now: Played): readonly string[] =>
  openGames(now).map(({ key, first, second }) => `${key} ${first}-${second}`);

describe('score, Neustadtl and KIBA score all equal (KIBA 9.5)', () => {
  test.each([
    ['one group, places 2 and 3', 6, [2, 3], { groups: 1 }, ['q.A.playoff: p2 p3']],
    ['one group, places 1 and 2: both go to the final', 6, [1, 2], { groups: 1 }, []],
    ['one group, places 3 and 4: neither does', 6, [3, 4], { groups: 1 }, []],
    ['one group, places 1 to 3', 6, [1, 2, 3], { groups: 1 }, ['q.A.playoff: p1 p2 p3']],
    ['two groups, places 1 and 2', 12, [1, 3], { groups: 2 }, ['q.A.playoff: p1 p3']],
    ['two groups, places 2 and 3: only the winner goes on', 12, [3, 5], { groups: 2 }, []],
    ['two groups with semi-finals, places 2 and 3', 12, [3, 5], { groups: 2, few: 'LITERAL' }, ['q.A.playoff: p3 p5']],
    ['three groups, places 1 and 2: another semi-final', 9, [1, 4], { groups: 3 }, ['q.A.playoff: p1 p4']],
    ['three groups, places 2 and 3', 9, [4, 7], { groups: 3 }, ['q.A.playoff: p4 p7']],
    ['in two groups at once', 9, [1, 4, 5, 8], { groups: 3 }, ['q.A.playoff: p1 p4', 'q.B.playoff: p5 p8']],
  ])('%s', (_case, players, level, settings, expected) => {
    const now = tied(players, level, settings);
    expect(groups(now, 'q').filter((line) => line.includes('playoff'))).toEqual(expected);
    expect(progress(now)).toBe(expected.length > 0 ? 'q PLAYOFF' : 'q AWAITING_APPROVAL');
  });

  test('one game a pair, the higher in the initial list moves first', () => {
    expect(playoffSides(tied(6, [1, 2, 3], { groups: 1 }))).toEqual([
      'q.A.playoff.r1.p1.g1 p1-p2',
      'q.A.playoff.r1.p2.g1 p1-p3',
      'q.A.playoff.r1.p3.g1 p2-p3',
    ]);
  });

  test('its result is the last tie-break: the scores stay, the ranks are parted', () => {
    const before = tied(6, [2, 3], { groups: 1 });
    expect(table(before, 'q.A').slice(1, 3)).toEqual(['2= p2 7', '2= p3 7']);
    const after = decide(before, 'q.A.playoff.r1.p1.g1', id(3));
    expect(table(after, 'q.A').slice(0, 4)).toEqual(['1 p1 10', '2 p3 7', '3 p2 7', '4 p4 4']);
    expect(progress(after)).toBe('q AWAITING_APPROVAL');
    expect(deciders(after).slice(0, 3)).toEqual(['p1 TOP_TWO SCORE', 'p3 TOP_TWO PLAYOFF', 'p2 OUT PLAYOFF']);
    expect(advancesOf(after, 'q')[1]?.rules).toEqual(['KIBA 10.3', 'KIBA 9.5']);
    expect(worded(after.format.standings(after.state, 'q.A')[1]?.tieBreaks.at(-1))).toEqual({
      code: 'PO',
      name: 'Play-off',
      value: 1,
      terms: [{ text: 'won against Player 2', value: 1, opponent: 'p2' }],
      rules: ['KIBA 9.5'],
    });
    expect(table(after, 'q.A.playoff')).toEqual(['1 p3 1', '2 p2 0']);
    expect(groups(approve(after), 'f')).toEqual(['f.1: p1 p3']);
  });

  const winners = (now: Played, order: readonly number[]): Played =>
    order.reduce<Played>((state, winner) => decide(state, openGames(state)[0]?.key ?? '', id(winner)), now);

  test.each([
    ['three, one after another', [1, 1, 2], ['p1 TOP_TWO PLAYOFF', 'p2 TOP_TWO PLAYOFF', 'p3 OUT PLAYOFF']],
    ['three, the list turned round', [2, 3, 3], ['p3 TOP_TWO PLAYOFF', 'p2 TOP_TWO PLAYOFF', 'p1 OUT PLAYOFF']],
    ['three in a circle: the list decides, flagged', [1, 3, 2], ['p1 TOP_TWO LIST', 'p2 TOP_TWO LIST', 'p3 OUT LIST']],
  ])('%s', (_case, order, expected) => {
    const after = winners(tied(6, [1, 2, 3], { groups: 1 }), order);
    expect(deciders(after).slice(0, 3)).toEqual(expected);
    expect(progress(after)).toBe('q AWAITING_APPROVAL');
  });

  test('where the list has decided, the table says so', () => {
    const { format, state } = winners(tied(6, [1, 2, 3], { groups: 1 }), [1, 3, 2]);
    const rows = format.standings(state, 'q.A');
    expect(rows.map(({ rank, shared }) => `${rank}${shared ? '=' : ''}`)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(rows.map(({ tieBreaks }) => tieBreaks.map(({ code }) => code))).toEqual(
      rows.map(() => ['SB', 'KIBA', 'PO', 'LIST']),
    );
    expect(worded(rows[2]?.tieBreaks.at(-1))).toMatchObject({
      value: 3,
      terms: [{ text: 'number 3 of the initial list' }],
    });
  });

  test('a play-off without a winner leaves it to the list', () => {
    const after = decide(tied(6, [2, 3], { groups: 1 }), 'q.A.playoff.r1.p1.g1', null);
    expect(deciders(after).slice(1, 3)).toEqual(['p2 TOP_TWO LIST', 'p3 OUT LIST']);
    expect(table(after, 'q.A').slice(1, 3)).toEqual(['2 p2 7', '3 p3 7']);
  });

  test('a semi-final is played off in the same way', () => {
    const semifinals = approve(tied(9, [], { groups: 3 }));
    const now = playGames(semifinals, 's', higherWins(1, 2));
    expect(progress(now)).toBe('q PUBLISHED, s PLAYOFF');
    expect(groups(now, 's')).toEqual(['s.1: p1 p2 p3', 's.2: p4 p5 p6', 's.1.playoff: p1 p2']);
    const after = decide(now, 's.1.playoff.r1.p1.g1', id(2));
    expect(goingOn(after, 's')).toEqual(['p2 WINNER f', 'p4 WINNER f']);
  });

  test('there too the higher in the initial list moves first, wherever he sits', () => {
    const start = playGames(levelPlay(9, { groups: 3 }), 'q.A', (game) =>
      game.first === id(7) || game.second === id(7) ? id(7) : higherWins()(game),
    );
    const semifinals = approve(playGames(start, 'q', higherWins()));
    expect(groups(semifinals, 's')[0]).toBe('s.1: p7 p2 p3');
    const now = playGames(semifinals, 's', higherWins(2, 3, 7));
    expect(playoffSides(now)).toEqual([
      's.1.playoff.r1.p1.g1 p2-p3',
      's.1.playoff.r1.p2.g1 p2-p7',
      's.1.playoff.r1.p3.g1 p3-p7',
    ]);
    expect(table(now, 's.1')).toEqual(['1= p2 2', '1= p3 2', '1= p7 2']);
  });

  test('KIBA 9.5 list: the initial list decides at once, and parts every tie', () => {
    const after = tied(6, [2, 3, 5, 6], { groups: 1, playoff: 'LIST' });
    expect(progress(after)).toBe('q AWAITING_APPROVAL');
    expect(deciders(after).slice(0, 3)).toEqual(['p1 TOP_TWO SCORE', 'p2 TOP_TWO LIST', 'p3 OUT LIST']);
    expect(table(after, 'q.A').map((line) => line.split(' ')[0])).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('KIBA 9.5 needed: a place that decides nothing is shared', () => {
    const after = tied(6, [3, 4], { groups: 1 });
    expect(table(after, 'q.A').slice(2, 4)).toEqual(['3= p3 5', '3= p4 5']);
    const rows = after.format.standings(after.state, 'q.A');
    expect(rows.map(({ tieBreaks }) => tieBreaks.map(({ code }) => code))).toEqual(rows.map(() => ['SB', 'KIBA']));
  });
});

describe('play-offs and withdrawals', () => {
  const start = tied(9, [1, 4, 7], { groups: 3 });
  const gone = (now: Played, ...numbers: readonly number[]): Played =>
    numbers.map(id).reduce<Played>((state, entry: EntryId) => withdrawPlayer(state, entry), now);

  test('who withdraws in the middle of it loses its games', () => {
    const now = gone(start, 1);
    expect(playoffSides(now)).toEqual(['q.A.playoff.r1.p3.g1 p4-p7']);
    const after = decide(now, 'q.A.playoff.r1.p3.g1', id(7));
    expect(goingOn(after, 'q').slice(0, 2)).toEqual(['p7 FIRST s', 'p4 SECOND s']);
  });

  test('when all in it have gone nobody is left to go on', () => {
    const after = gone(start, 1, 4, 7);
    expect(progress(after)).toBe('q AWAITING_APPROVAL');
    expect(goingOn(after, 'q')).toEqual(['p2 FIRST s', 'p5 SECOND s', 'p3 FIRST s', 'p6 SECOND s']);
  });

  test('a withdrawal while the director is awaited can make a place decisive', () => {
    const calm = tied(6, [3, 4], { groups: 1 });
    expect(progress(calm)).toBe('q AWAITING_APPROVAL');
    const now = gone(calm, 1);
    expect(progress(now)).toBe('q PLAYOFF');
    expect(playoffSides(now)).toEqual(['q.A.playoff.r1.p1.g1 p3-p4']);
    expect(goingOn(decide(now, 'q.A.playoff.r1.p1.g1', id(4)), 'q')).toEqual(['p2 TOP_TWO f', 'p4 TOP_TWO f']);
  });

  test('a tie with somebody who has gone needs no game', () => {
    const now = gone(tied(6, [2, 3], { groups: 1 }), 2);
    expect(progress(now)).toBe('q AWAITING_APPROVAL');
    expect(goingOn(now, 'q')).toEqual(['p1 TOP_TWO f', 'p3 TOP_TWO f']);
  });
});

describe('play-offs and corrections before the approval', () => {
  const playedOff = decide(tied(6, [2, 3], { groups: 1 }), 'q.A.playoff.r1.p1.g1', id(2));
  const between = (now: Played, one: number, other: number): string =>
    now.state.plan.games.find(
      ({ key, first, second }) => !key.includes('playoff') && first === id(one) && second === id(other),
    )?.key ?? '';

  test('a tie that a correction takes away leaves the play-off without effect', () => {
    const now = decide(playedOff, between(playedOff, 3, 2), id(2));
    expect(deciders(now).slice(1, 3)).toEqual(['p2 TOP_TWO SCORE', 'p3 OUT SCORE']);
    expect(progress(now)).toBe('q AWAITING_APPROVAL');
  });

  test('a play-off that has begun is played to its end, or ended by the director', () => {
    const begun = tied(6, [2, 3], { groups: 1 });
    const now = decide(begun, between(begun, 3, 2), id(2));
    expect(progress(now)).toBe('q PLAYOFF');
    expect(progress(decide(now, 'q.A.playoff.r1.p1.g1', null))).toBe('q AWAITING_APPROVAL');
  });

  test('a wider tie is played off in a further group, and the earlier game counts', () => {
    const [p4wins2, p4wins3] = [between(playedOff, 4, 2), between(playedOff, 4, 3)];
    const now = decide(decide(playedOff, p4wins2, id(4)), p4wins3, id(4));
    expect(playoffSides(now)).toEqual(['q.A.2.playoff.r1.p1.g1 p2-p4', 'q.A.2.playoff.r1.p2.g1 p3-p4']);
    const after = playGames(now, 'q.A.2.playoff', higherWins());
    expect(deciders(after).slice(1, 4)).toEqual(['p2 TOP_TWO PLAYOFF', 'p3 OUT PLAYOFF', 'p4 OUT PLAYOFF']);
    expect(after.next.plan.groups).toEqual([]);
  });
});
