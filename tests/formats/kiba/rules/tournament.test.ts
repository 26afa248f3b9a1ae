import { describe, expect, test } from 'vitest';
import type { FormatEntry } from '../../../../api/src/rules/formats/format.ts';
import {
  approve,
  awaiting,
  decide,
  openGames,
  playGames,
  startPlay,
  type Played,
} from '../../../support/played-format.ts';
import {
  goingOn,
  groups,
  higherWins,
  id,
  kibaEntry,
  kibaWith,
  levelField,
  levelPlay,
  progress,
  table,
} from './kiba-field.ts';

const played = (players: number, settings = {}): Played => playGames(levelPlay(players, settings), 'q', higherWins());

describe('sixteen players in three groups, the higher in the list always wins', () => {
  const qualification = levelPlay(16);
  const qualified = playGames(qualification, 'q', higherWins());
  const semifinals = approve(qualified);
  const semifinalled = playGames(semifinals, 's', higherWins());
  const final = approve(semifinalled);

  test('KIBA 4.3, 5 the list is dealt into q.A, q.B, q.C, and all double games begin at once', () => {
    expect(groups(qualification, 'q')).toEqual([
      'q.A: p1 p4 p7 p10 p13 p16',
      'q.B: p2 p5 p8 p11 p14',
      'q.C: p3 p6 p9 p12 p15',
    ]);
    expect(qualification.state.plan.games).toHaveLength(30 + 20 + 20);
    expect(openGames(qualification)[0]).toEqual({
      key: 'q.A.r1.p1.g1',
      pairing: 'q.A.r1.p1',
      number: 1,
      first: 'p1',
      second: 'p16',
    });
    expect(progress(qualification)).toBe('q RUNNING');
  });

  test('Common 4.1 the end of the qualification waits for the director, and nothing begins before', () => {
    expect(progress(qualified)).toBe('q AWAITING_APPROVAL');
    expect(openGames(qualified)).toEqual([]);
    expect(qualified.next).toMatchObject({ done: false, winner: null });
    expect(goingOn(qualified, 'q')).toEqual([
      'p1 FIRST s',
      'p4 SECOND s',
      'p2 FIRST s',
      'p5 SECOND s',
      'p3 FIRST s',
      'p6 SECOND s',
    ]);
  });

  test('KIBA 10.1 the semi-finals are those of the firsts and of the seconds, in the order of the groups', () => {
    expect(progress(semifinals)).toBe('q PUBLISHED, s RUNNING');
    expect(groups(semifinals, 's')).toEqual(['s.1: p1 p2 p3', 's.2: p4 p5 p6']);
    expect(openGames(semifinals)).toHaveLength(12);
    expect(semifinals.state.plan.stages).toEqual([
      { key: 'q', kind: 'QUALIFICATION', name: 'Qualification', number: 1 },
      { key: 's', kind: 'SEMIFINAL', name: 'Semi-finals', number: 2 },
    ]);
    expect(goingOn(semifinalled, 's')).toEqual(['p1 WINNER f', 'p4 WINNER f']);
  });

  test('KIBA 10.4 the final of their winners is played game after game, and needs no approval', () => {
    expect(progress(final)).toBe('q PUBLISHED, s PUBLISHED, f RUNNING');
    expect(groups(final, 'f')).toEqual(['f.1: p1 p4']);
    expect(openGames(final).map(({ key }) => key)).toEqual(['f.1.r1.p1.g1']);
    const second = decide(final, 'f.1.r1.p1.g1', id(1));
    expect(openGames(second).map(({ key }) => key)).toEqual(['f.1.r1.p1.g2']);
    const end = decide(second, 'f.1.r1.p1.g2', id(1));
    expect(progress(end)).toBe('q PUBLISHED, s PUBLISHED, f PUBLISHED');
    expect(end.next).toMatchObject({ done: true, winner: 'p1', plan: { games: [] } });
    expect(table(end, 'f.1')).toEqual(['1 p1 2', '2 p4 0']);
    expect(goingOn(end, 'f')).toEqual(['p1 CHAMPION']);
  });
});

describe('the final (KIBA 10.4, 10.5)', () => {
  /** A final between two with these ratings, of whom the first in the list has won its group. */
  const finalOf = (one: Partial<FormatEntry>, other: Partial<FormatEntry>): Played => {
    const field = [
      kibaEntry(1, one),
      kibaEntry(2, other),
      ...levelField(6)
        .slice(2)
        .map((rest) => ({ ...rest, category: 3 })),
    ];
    return approve(playGames(startPlay(kibaWith({}), field), 'q', higherWins()));
  };
  const play = (start: Played, winners: readonly (number | null)[]): Played =>
    winners.reduce<Played>(
      (now, winner) => decide(now, openGames(now)[0]?.key ?? '', winner === null ? null : id(winner)),
      start,
    );
  const sides = ({ state }: Played): readonly string[] =>
    state.plan.games.filter(({ key }) => key.startsWith('f.')).map(({ number, first }) => `${number} ${first}`);

  test.each([
    ['KIBA 10.5 the higher KIBA score moves first', { elo: 1500 }, { elo: 1700 }, ['1 p2', '2 p1', '3 p2']],
    ['games count in the score', { elo: 1500, matches: 21 }, { elo: 1700 }, ['1 p1', '2 p2', '3 p1']],
    ['the category does not', { category: 1 }, { category: 2, elo: 1501 }, ['1 p2', '2 p1', '3 p2']],
    ['equal scores: the higher in the list', { elo: 1500 }, { elo: 1500 }, ['1 p1', '2 p2', '3 p1']],
  ])('%s', (_case, one, other, expected) => {
    const level = play(finalOf(one, other), [1, 2]);
    expect(sides(level)).toEqual(expected);
    expect(play(level, [2]).next).toMatchObject({ done: true, winner: 'p2' });
  });

  test.each([
    ['2-0: no third game', [1, 1], 2, 'p1', ['1 p1 2', '2 p2 0']],
    ['2-1', [1, 2, 1], 3, 'p1', ['1 p1 2', '2 p2 1']],
    ['0-2', [2, 2], 2, 'p2', ['1 p2 2', '2 p1 0']],
    ['1-1: open', [1, 2], 3, null, ['1= p1 1', '1= p2 1']],
    ['KIBA 10.6 a game without a winner counts for nobody', [1, null, 1], 3, 'p1', ['1 p1 2', '2 p2 0']],
    ['however often', [null, null, 1, null, 2, 2], 6, 'p2', ['1 p2 2', '2 p1 1']],
  ])('%s', (_case, winners, games, winner, rows) => {
    const end = play(finalOf({}, {}), winners);
    expect(sides(end)).toHaveLength(games);
    expect(end.next.winner).toBe(winner);
    expect(end.next.done).toBe(winner !== null);
    expect(table(end, 'f.1')).toEqual(rows);
  });

  test('a game without a winner is played again with the same sides', () => {
    expect(sides(play(finalOf({}, {}), [null, 1, null, 2]))).toEqual(['1 p1', '2 p1', '3 p2', '4 p2', '5 p1']);
  });

  test('its crosstable has a sign for each game', () => {
    const { format, state } = play(finalOf({}, {}), [1, 2, 1]);
    expect(format.crosstable(state, 'f.1').map(({ cells }) => cells[0]?.signs)).toEqual(['+-+', '-+-']);
    expect(format.standings(state, 'f.1').map(({ tieBreaks }) => tieBreaks)).toEqual([[], []]);
  });
});

describe('one group and two (KIBA 10.3)', () => {
  test.each([
    ['one group: its first two play the final', { groups: 1 }, [], ['f.1: p1 p2']],
    ['the same with LITERAL', { groups: 1, few: 'LITERAL' }, [], ['f.1: p1 p2']],
    ['the same with CROSS', { groups: 1, few: 'CROSS' }, [], ['f.1: p1 p2']],
    ['SHORT_PATH: the winners of two groups', { groups: 2, few: 'SHORT_PATH' }, [], ['f.1: p1 p2']],
    ['LITERAL: a1-b1 and a2-b2', { groups: 2, few: 'LITERAL' }, ['s.1: p1 p2', 's.2: p3 p4'], ['f.1: p1 p3']],
    ['CROSS: a1-b2 and b1-a2', { groups: 2, few: 'CROSS' }, ['s.1: p1 p4', 's.2: p2 p3'], ['f.1: p1 p2']],
    ['CROSS is only for two groups', { groups: 3, few: 'CROSS' }, ['s.1: p1 p2 p3', 's.2: p4 p5 p6'], ['f.1: p1 p4']],
  ])('%s', (_case, settings, semifinals, final) => {
    const after = approve(played(9, settings));
    expect(groups(after, 's')).toEqual(semifinals);
    const last = semifinals.length === 0 ? after : approve(playGames(after, 's', higherWins()));
    expect(groups(last, 'f')).toEqual(final);
  });

  test.each([
    ['one group', { groups: 1 }, ['p1 TOP_TWO f', 'p2 TOP_TWO f'], 'KIBA 10.3'],
    ['two groups', { groups: 2 }, ['p1 WINNER f', 'p2 WINNER f'], 'KIBA 10.3'],
    [
      'two groups, LITERAL',
      { groups: 2, few: 'LITERAL' },
      ['p1 FIRST s', 'p3 SECOND s', 'p2 FIRST s', 'p4 SECOND s'],
      'KIBA 10.1',
    ],
  ])('who goes on after %s', (_case, settings, expected, rule) => {
    const end = played(9, settings);
    expect(goingOn(end, 'q')).toEqual(expected);
    expect(end.format.advances(end.state, 'q')[0]).toMatchObject({
      rules: [rule],
      decidedBy: 'SCORE',
      provisional: true,
    });
  });

  test('a semi-final of two at one game each is decided by the KIBA score (KIBA 9.4)', () => {
    const field = levelField(9).map((entry, index) => ({ ...entry, elo: index === 1 ? 1900 : 1500, category: 3 }));
    const start = startPlay(kibaWith({ groups: 2, few: 'LITERAL' }), field);
    const semifinals = approve(playGames(start, 'q', higherWins()));
    const end = playGames(semifinals, 's', ({ first }) => first);
    expect(goingOn(end, 's')[0]).toBe('p2 WINNER f');
    expect(end.format.advances(end.state, 's')[0]).toMatchObject({ decidedBy: 'KIBA_SCORE' });
  });
});

describe('the contract', () => {
  test.each([
    ['five players', 5, {}, 'too-few-players'],
    ['thirty-five players', 35, {}, 'too-many-players'],
    ['groups that are too small', 8, { groups: 3 }, 'bad-settings'],
  ])('%s cannot start', (_case, players, settings, kind) => {
    expect(kibaWith(settings).start(levelField(players))).toMatchObject({ ok: false, error: { kind } });
  });

  test('an entry that is there twice is a bug', () => {
    expect(() => kibaWith({}).start([...levelField(6), kibaEntry(3)])).toThrow(/once/);
  });

  test('before the start there is nothing, and nobody waits', () => {
    const plan = { stages: [], groups: [], pairings: [], games: [] };
    const state = {
      entries: levelField(6),
      plan,
      decided: [],
      withdrawals: [],
      approved: [],
      disqualified: [],
      lots: [],
      matchDecisions: [],
    };
    expect(kibaWith({}).next(state)).toEqual({ plan, stages: [], done: false, winner: null });
  });

  test('a group and a stage that there are not have nobody in them', () => {
    const { format, state } = levelPlay(6);
    expect([format.standings(state, 'q.B'), format.crosstable(state, 's.1'), format.advances(state, 's')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('only a stage that is over waits for the director', () => {
    const start = levelPlay(6);
    expect(awaiting(start)).toBeNull();
    expect(() => approve(start)).toThrow(/no stage waits/);
  });

  test('while a stage runs, the table already says who would go on', () => {
    const start = levelPlay(6);
    const [game] = openGames(start);
    const now = decide(start, game?.key ?? '', id(6));
    expect(goingOn(now, 'q')).toEqual(['p6 TOP_TWO f', 'p1 TOP_TWO f']);
    expect(
      now.format
        .advances(now.state, 'q')
        .map(({ decidedBy, provisional }) => [decidedBy, provisional])
        .slice(0, 3),
    ).toEqual([
      ['SCORE', true],
      ['LIST', true],
      ['LIST', true],
    ]);
  });

  test('the zone of a row is the place that it has', () => {
    const { format, state } = played(9, { groups: 3 });
    expect(format.standings(state, 'q.A').map(({ zone }) => zone)).toEqual(['FIRST', 'SECOND', null]);
  });

  test('who went on is told after the approval, with the group', () => {
    const after = approve(played(9, { groups: 3 }));
    expect(after.format.advances(after.state, 'q').slice(0, 3)).toMatchObject([
      { entry: 'p1', provisional: false, arranged: { stage: 's', group: 's.1' } },
      { entry: 'p4', provisional: false, arranged: { stage: 's', group: 's.2' } },
      { entry: 'p7', provisional: false, arranged: { stage: null, group: null } },
    ]);
  });
});
