import { describe, expect, test } from 'vitest';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { FormatState } from '../../../../api/src/rules/formats/format.ts';
import { doubleRound } from '../../../../api/src/rules/formats/double-round.ts';
import { approve, decide, openGames, playGames, withdrawPlayer, type Played } from '../../../support/played-format.ts';
import {
  advancesOf,
  goingOn,
  groups,
  higherWins,
  id,
  kibaWith,
  levelField,
  levelPlay,
  progress,
  table,
} from './kiba-field.ts';

const gone = (now: Played, ...numbers: readonly number[]): Played =>
  numbers.reduce<Played>((state, number) => withdrawPlayer(state, id(number)), now);
const qualified = (players: number, settings = {}): Played =>
  playGames(levelPlay(players, settings), 'q', higherWins());

describe('KIBA 8.2: 1 and 2 split, 3 beat each once and withdrew', () => {
  const entries = [id(1), id(2), id(3)];
  const plan = {
    stages: [{ key: 'q', kind: 'QUALIFICATION', name: 'Qualification', number: 1 }],
    groups: [{ key: 'q.A', stage: 'q', name: 'A', number: 1, entries }],
    ...doubleRound('q.A', entries),
  };
  const start: FormatState = {
    entries: levelField(3),
    plan,
    decided: [],
    withdrawals: [],
    approved: [],
    disqualified: [],
    lots: [],
    matchDecisions: [],
  };

  test.each([
    ['KEEP', { p1: 2, p2: 2, p3: 2 }],
    ['ANNUL', { p1: 1, p2: 1 }],
  ] as const)('%s', (withdrawal, expected) => {
    const format = kibaWith({ withdrawal });
    let now: Played = { format, state: start, next: format.next(start), clock: 1 };
    for (const { key, first, second } of plan.games) {
      const isOfThree = first === id(3) || second === id(3);
      if (!isOfThree) now = decide(now, key, first);
      else if (first === id(3)) now = decide(now, key, id(3));
    }
    const { format: same, state } = gone(now, 3);
    expect(Object.fromEntries(same.standings(state, 'q.A').map(({ entry, points }) => [entry, points / 2]))).toEqual(
      expected,
    );
    expect(openGames(gone(now, 3))).toEqual([]);
  });
});

describe('KIBA 8.2 annul in a tournament', () => {
  const start = levelPlay(6, { groups: 1, withdrawal: 'ANNUL' });

  test('who withdrew and his games are struck from the table, and he is still named', () => {
    const half = playGames(start, 'q.A.r1', higherWins());
    const now = gone(half, 1);
    expect(table(now, 'q.A')).toHaveLength(5);
    expect(now.format.crosstable(now.state, 'q.A').every(({ cells }) => cells.length === 4)).toBe(true);
    expect(advancesOf(now, 'q').at(-1)).toMatchObject({
      entry: 'p1',
      rank: 6,
      place: 'OUT',
      to: null,
      rules: ['KIBA 8.2'],
    });
    expect(openGames(now).some(({ first, second }) => first === id(1) || second === id(1))).toBe(false);
  });

  test('the same while the director is awaited: the table is made again', () => {
    const now = gone(qualified(6, { groups: 1, withdrawal: 'ANNUL' }), 2);
    expect(table(now, 'q.A')).toEqual(['1 p1 8', '2 p3 6', '3 p4 4', '4 p5 2', '5 p6 0']);
    expect(advancesOf(now, 'q')[1]).toMatchObject({ entry: 'p3', place: 'TOP_TWO', replaces: null });
  });

  test('a table that is published keeps him, whether he went on or not', () => {
    const semifinals = approve(qualified(9, { groups: 3, withdrawal: 'ANNUL' }));
    const before = table(semifinals, 'q.A');
    const now = gone(semifinals, 1, 7);
    expect(table(now, 'q.A')).toEqual(before);
    expect(goingOn(now, 'q')).toEqual(goingOn(semifinals, 'q'));
    expect(table(now, 's.1')).toHaveLength(2);
  });

  test('in the final nothing is struck', () => {
    const final = decide(approve(qualified(6, { groups: 1, withdrawal: 'ANNUL' })), 'f.1.r1.p1.g1', id(2));
    expect(table(gone(final, 2), 'f.1')).toEqual(['1 p1 1', '2 p2 1']);
  });
});

describe('KIBA 8.3', () => {
  test('who withdrew first has lost the game between the two', () => {
    const now = gone(levelPlay(6, { groups: 1 }), 1, 2);
    const between = now.state.decided.filter(({ game }) => {
      const planned = now.state.plan.games.find(({ key }) => key === game);
      const names = new Set([planned?.first, planned?.second]);
      return names.has(id(1)) && names.has(id(2));
    });
    expect(between.map(({ winner }) => winner)).toEqual(['p2', 'p2']);
  });
});

describe('KIBA 8.4: a qualified player withdraws before the next stage starts', () => {
  const end = qualified(9, { groups: 3 });

  test.each([
    ['the first of a group: the second moves up, the third follows', [1], ['s.1: p4 p2 p3', 's.2: p7 p5 p6']],
    ['the second: the third follows', [4], ['s.1: p1 p2 p3', 's.2: p7 p5 p6']],
    ['both: one is left', [1, 4], ['s.1: p7 p2 p3', 's.2: p5 p6']],
    ['all three: both places stay empty', [1, 4, 7], ['s.1: p2 p3', 's.2: p5 p6']],
    ['two whole groups: each semi-final has one player', [1, 4, 7, 2, 5, 8], ['s.1: p3', 's.2: p6']],
    ['all but one: there is one semi-final', [1, 4, 7, 2, 5, 8, 3, 6], ['s.1: p9']],
  ])('%s', (_case, numbers, semifinals) => {
    expect(groups(approve(gone(end, ...numbers)), 's')).toEqual(semifinals);
  });

  test('it does not matter that he withdrew while the stage was still running', () => {
    const now = gone(playGames(levelPlay(9, { groups: 3 }), 'q.A', higherWins()), 1);
    expect(groups(approve(playGames(now, 'q', higherWins())), 's')).toEqual(['s.1: p4 p2 p3', 's.2: p7 p5 p6']);
  });

  test('who goes on in whose place, and why', () => {
    expect(advancesOf(gone(end, 1), 'q').slice(0, 3)).toMatchObject([
      {
        entry: 'p1',
        rank: 1,
        place: 'OUT',
        to: null,
        replaces: null,
        decidedBy: null,
        rules: ['KIBA 8.4'],
      },
      { entry: 'p4', rank: 2, place: 'FIRST', replaces: 'p1', rules: ['KIBA 10.1', 'KIBA 8.4'] },
      { entry: 'p7', rank: 3, place: 'SECOND', replaces: 'p4', rules: ['KIBA 10.1', 'KIBA 8.4'] },
    ]);
  });

  test('after the approval he stays where he is, and has lost his games', () => {
    const semifinals = approve(end);
    const now = gone(semifinals, 1);
    expect(groups(now, 's')).toEqual(groups(semifinals, 's'));
    expect(advancesOf(now, 'q')).toEqual(advancesOf(semifinals, 'q'));
    expect(openGames(now).some(({ first, second }) => first === id(1) || second === id(1))).toBe(false);
    expect(goingOn(playGames(now, 's', higherWins()), 's')).toEqual(['p2 WINNER f', 'p4 WINNER f']);
  });

  test('who was placed before his withdrawal was dealt with is not among the absent, whatever instant it names', () => {
    const semifinals = approve(end);
    const [approval] = semifinals.state.approved;
    const withdrawals = [{ entry: id(1), at: approval?.at ?? instant(0) }];
    const { format, state } = semifinals;
    expect(format.advances({ ...state, withdrawals }, 'q')).toEqual(format.advances(state, 'q'));
    expect(format.advances({ ...state, withdrawals: [{ entry: id(7), at: instant(1) }] }, 'q')[2]).toMatchObject({
      entry: 'p7',
      rules: ['KIBA 8.4'],
    });
  });

  test('the winner of a semi-final: the next of his group plays the final', () => {
    const now = gone(playGames(approve(end), 's', higherWins()), 1);
    expect(groups(approve(now), 'f')).toEqual(['f.1: p2 p4']);
  });

  test('one group: the third follows into the final', () => {
    expect(groups(approve(gone(qualified(6, { groups: 1 }), 1)), 'f')).toEqual(['f.1: p2 p3']);
  });

  test('nobody of a semi-final is left: the other winner has won the tournament without a game', () => {
    const now = approve(gone(playGames(approve(end), 's', higherWins()), 1, 2, 3));
    expect(groups(now, 'f')).toEqual(['f.1: p4']);
    expect(progress(now)).toBe('q PUBLISHED, s PUBLISHED, f PUBLISHED');
    expect(now.next).toMatchObject({ done: true, winner: 'p4' });
    expect(openGames(now)).toEqual([]);
    expect(now.state.plan.pairings.at(-1)?.second).toEqual({ kind: 'bye' });
    expect(advancesOf(now, 'f')).toMatchObject([{ entry: 'p4', place: 'CHAMPION', decidedBy: null }]);
  });

  test('a semi-final of one is over at once, and waits for the director like any other', () => {
    const now = approve(gone(end, 1, 4, 7, 2, 5, 8));
    expect(progress(now)).toBe('q PUBLISHED, s AWAITING_APPROVAL');
    expect(groups(approve(now), 'f')).toEqual(['f.1: p3 p6']);
  });

  test.each([
    ['the qualification', end, 'q PUBLISHED'],
    ['the semi-finals', playGames(approve(end), 's', higherWins()), 'q PUBLISHED, s PUBLISHED'],
  ])('nobody at all is left after %s: it is over without a winner', (_case, stage, stages) => {
    const now = approve(gone(stage, 1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(progress(now)).toBe(stages);
    expect(now.next).toMatchObject({ done: true, winner: null });
  });
});

describe('withdrawal in a final that runs (KIBA 8.4)', () => {
  const final = approve(qualified(6, { groups: 1 }));

  test.each([
    ['before a game is decided', [], 1, 'p2', ['1 p2 1', '2 p1 0']],
    ['in front', [1], 1, 'p2', ['1 p2 1', '2 p1 1']],
    ['behind', [1], 2, 'p1', ['1 p1 2', '2 p2 0']],
    ['level', [1, 2], 2, 'p1', ['1 p1 2', '2 p2 1']],
  ])('%s: the opponent has won', (_case, winners, leaver, winner, rows) => {
    const now = winners.reduce<Played>(
      (state, number) => decide(state, openGames(state)[0]?.key ?? '', id(number)),
      final,
    );
    const end = gone(now, leaver);
    expect(end.next).toMatchObject({ done: true, winner });
    expect(table(end, 'f.1')).toEqual(rows);
    expect(openGames(end)).toEqual([]);
  });

  test('both withdraw: the later has won (KIBA 8.3)', () => {
    const { format, state, next } = gone(final, 2, 1);
    expect(next).toMatchObject({ done: true, winner: 'p1' });
    const withdrawals = state.withdrawals.toReversed();
    expect(format.next({ ...state, withdrawals }).winner).toBe('p1');
  });

  test('why: the champion has it by the withdrawal', () => {
    expect(advancesOf(gone(final, 1), 'f')).toMatchObject([
      {
        entry: 'p2',
        rank: 1,
        place: 'CHAMPION',
        decidedBy: null,
        rules: ['KIBA 8.4'],
        provisional: false,
      },
      { entry: 'p1', rank: 2, place: 'RUNNER_UP' },
    ]);
  });

  test('after the decision a withdrawal changes nothing', () => {
    const end = decide(decide(final, 'f.1.r1.p1.g1', id(1)), 'f.1.r1.p1.g2', id(1));
    expect(gone(end, 1).next).toMatchObject({ done: true, winner: 'p1' });
  });
});
