import { describe, expect, test } from 'vitest';
import { at, listAt, numberAt } from '../support/answer.ts';
import { askPlanner } from './ask-planner.ts';

test.each([
  [8959, 0, 8959, 896],
  [3402, 0, 3402, 340],
  [12610, 0, 12610, 1261],
  [10105, 0, 10105, 1010],
  [2069, 315, 5219, 522],
  [1675, 4, 1715, 171],
])('kibaScore of Elo %i and %i matches is %i tenths, shown as %i (KIBA 3)', async (elo, matches, tenths, shown) => {
  const query =
    'query ($elo: Int!, $matches: Int!) { rules { kibaScore(elo: $elo, matches: $matches) { tenths shown } } }';
  expect((await askPlanner(query, { elo, matches })).data.kibaScore).toEqual({ tenths, shown });
});

describe('playerList (KIBA 3.4)', () => {
  const list = async (players: object[]) =>
    (await askPlanner('query ($players: [PlayerIn!]!) { rules { playerList(players: $players) } }', { players })).data
      .playerList;

  test.each([
    [
      'category first',
      [
        { id: 'a', category: 2, elo: 2000 },
        { id: 'b', category: 1, elo: 1000 },
      ],
      ['b', 'a'],
    ],
    [
      'then the score in tenths, not as shown',
      [
        { id: 'a', elo: 1504 },
        { id: 'b', elo: 1505 },
      ],
      ['b', 'a'],
    ],
    [
      'then Elo',
      [
        { id: 'a', elo: 1500, matches: 10 },
        { id: 'b', elo: 1600 },
      ],
      ['b', 'a'],
    ],
    ['then the order given', [{ id: 'z' }, { id: 'a' }], ['z', 'a']],
    [
      'then the time of entry',
      [
        { id: 'a', enteredAt: '2026-01-02T00:00:00Z' },
        { id: 'b', enteredAt: '2026-01-01T00:00:00Z' },
      ],
      ['b', 'a'],
    ],
    ['null counts as not given', [{ id: 'a', category: null, elo: null, matches: null, enteredAt: null }], ['a']],
    ['nobody', [], []],
  ])('%s', async (_name, players, ids) => {
    expect(await list(players)).toEqual(ids);
  });
});

test('bergerTable of 6 is the table that KIBA prints, and an odd number gets the dummy (KIBA 5)', async () => {
  const { data } = await askPlanner(
    '{ rules { six: bergerTable(players: 6) { number pairs { first second } } three: bergerTable(players: 3) { pairs { first second } } } }',
  );
  const rounds = listAt(data.six).map(({ pairs }) =>
    listAt(pairs)
      .map(({ first, second }) => `${first}-${second}`)
      .join(' '),
  );
  expect(rounds).toEqual(['1-6 2-5 3-4', '1-2 3-6 4-5', '1-3 4-2 5-6', '1-4 5-3 6-2', '1-5 6-4 2-3']);
  expect(
    listAt(data.three).map(({ pairs }) => listAt(pairs).filter((pair) => Object.values(pair).includes(-1)).length),
  ).toEqual([1, 1, 1]);
});

describe('pairStandings (KIBA 9)', () => {
  const QUERY = `query ($players: [PlayerIn!]!, $games: [GameIn!]!) { rules { pairStandings(players: $players, games: $games) {
    rows { rank id score neustadtl kibaTenths pairs { opponent signs } terms { value } } } } }`;
  const players = [
    { id: 'Oscar', elo: 2069, matches: 315 },
    { id: 'Kobe', elo: 1926, matches: 347 },
    { id: 'Jan', elo: 1808, matches: 174 },
    { id: 'Sock', elo: 1694, matches: 18 },
    { id: 'Peter', elo: 1675, matches: 4 },
  ];
  /** Games 1 and 2 of a pair from the signs of its first-named player. */
  const pair = (first: string, second: string, signs: string) =>
    [...signs].map((sign, index) => ({
      first: index === 0 ? first : second,
      second: index === 0 ? second : first,
      number: index + 1,
      winner: sign === '.' ? null : sign === '+' ? first : second,
    }));

  test('a whole group: score, then Neustadtl with terms that add up, then the KIBA score', async () => {
    const games = [
      ...pair('Oscar', 'Kobe', '++'),
      ...pair('Oscar', 'Jan', '+-'),
      ...pair('Oscar', 'Sock', '++'),
      ...pair('Oscar', 'Peter', '++'),
      ...pair('Kobe', 'Jan', '+-'),
      ...pair('Kobe', 'Sock', '++'),
      ...pair('Kobe', 'Peter', '++'),
      ...pair('Jan', 'Sock', '--'),
      ...pair('Jan', 'Peter', '++'),
      ...pair('Sock', 'Peter', '++'),
    ];
    const rows = listAt(await askPlanner(QUERY, { players, games }), 'data.pairStandings.rows');
    expect(rows.map(({ id, score, neustadtl, kibaTenths }) => [id, score, neustadtl, kibaTenths])).toEqual([
      ['Oscar', 7, 11, 5219],
      ['Kobe', 5, 6, 5396],
      ['Jan', 4, 6, 3548],
      ['Sock', 4, 4, 1874],
      ['Peter', 0, 0, 1715],
    ]);
    for (const row of rows) {
      expect(listAt(row, 'terms').reduce((sum, term) => sum + numberAt(term, 'value'), 0)).toBe(row.neustadtl);
    }
    const signs = (of: string, against: string) =>
      listAt(
        rows.find(({ id }) => id === of),
        'pairs',
      ).find(({ opponent }) => opponent === against)?.signs;
    expect([signs('Oscar', 'Jan'), signs('Jan', 'Oscar'), signs('Sock', 'Jan')]).toEqual(['+-', '-+', '++']);
  });

  test('open games and games without a result give nobody a point', async () => {
    const games = [
      { first: 'Oscar', second: 'Kobe', number: 1 },
      { first: 'Kobe', second: 'Oscar', number: 2, how: 'NO_RESULT' },
    ];
    const rows = listAt(await askPlanner(QUERY, { players: players.slice(0, 2), games }), 'data.pairStandings.rows');
    expect(rows.map((row) => [row.score, at(row, 'pairs.0.signs')])).toEqual([
      [0, '.x'],
      [0, '.x'],
    ]);
  });

  const two = players.slice(0, 2);
  const game = { first: 'Oscar', second: 'Kobe' };
  test.each([
    ['an unknown player', two, [{ ...game, second: 'Nobody' }], /games\[0\].*Nobody/],
    ['the same game twice', two, [game, { ...game, winner: 'Kobe' }], /games\[1\]/],
    ['a third game of a pair', two, [{ ...game, number: 3 }], /games\[0\].*3/],
    ['a winner who is neither', two, [{ ...game, winner: 'Jan' }], /games\[0\].*Jan/],
    ['a player against himself', two, [{ ...game, second: 'Oscar' }], /games\[0\].*Oscar/],
    ['a winner of a game without a result', two, [{ ...game, winner: 'Kobe', how: 'NO_RESULT' }], /games\[0\]/],
    ['an id given twice', [two[0], two[0]], [], /players\[1\].*Oscar/],
    ['an empty id', [{ id: '' }], [], /players\[0\]/],
    ['a fourth category', [{ id: 'a', category: 4 }], [], /players\[0\].*category/],
    ['fewer than no matches', [{ id: 'a', matches: -1 }], [], /players\[0\].*matches/],
    ['too many players', Array.from({ length: 101 }, (_, n) => ({ id: `p${n}` })), [], /at most 100/],
  ])('%s is refused with a sentence that says where', async (_name, given, games, sentence) => {
    const { refusal } = await askPlanner(QUERY, { players: given, games });
    expect([refusal?.extensions['code'], refusal?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(sentence),
    ]);
  });
});

describe('fischerClock (Clocks 1)', () => {
  const QUERY = `query ($control: String!, $startedAt: DateTime!, $presses: [DateTime!]!, $now: DateTime!) { rules {
    fischerClock(control: $control, startedAt: $startedAt, presses: $presses, now: $now) {
      toMove expiresAt remaining lostOnTime log { seat at remaining } } } }`;
  const clock = (presses: string[], now: string, control = 'T=(3+1)<=7') =>
    askPlanner(QUERY, { control, startedAt: '2026-01-01T00:00:00Z', presses, now });
  const DAY = 86_400;

  test('each move adds the increment, never above the limit', async () => {
    const { data } = await clock(['2026-01-02T00:00:00Z', '2026-01-02T00:00:00+00:00'], '2026-01-02T12:00:00Z');
    expect(data.fischerClock).toEqual({
      toMove: 'FIRST',
      expiresAt: '2026-01-05T00:00:00.000Z',
      remaining: [3 * DAY, 4 * DAY],
      lostOnTime: null,
      log: [
        { seat: 'FIRST', at: '2026-01-02T00:00:00.000Z', remaining: 3 * DAY },
        { seat: 'SECOND', at: '2026-01-02T00:00:00.000Z', remaining: 4 * DAY },
      ],
    });
  });

  test.each([
    ['at the deadline nobody has lost', '2026-01-04T00:00:00.000Z', null],
    ['a millisecond later the first has', '2026-01-04T00:00:00.001Z', 'FIRST'],
  ])('%s', async (_name, now, lostOnTime) => {
    expect(at((await clock([], now)).data.fischerClock, 'lostOnTime')).toBe(lostOnTime);
  });

  test.each([
    ['a control that cannot be read', clock([], '2026-01-01T00:00:00Z', 'T=(3+'), /control.*column/],
    ['a control without a clock', clock([], '2026-01-01T00:00:00Z', 'untimed(21; 7, 14)'), /control/],
    ['a press before the start', clock(['2025-12-31T00:00:00Z'], '2026-01-02T00:00:00Z'), /presses\[0\]/],
    [
      'presses out of order',
      clock(['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'], '2026-01-03T00:00:00Z'),
      /presses\[1\]/,
    ],
    ['a press after now', clock(['2026-01-02T00:00:00Z'], '2026-01-01T12:00:00Z'), /presses\[0\]/],
    ['now before the start', clock([], '2025-12-31T00:00:00Z'), /now/],
  ])('%s is refused with a sentence that says where', async (_name, answer, sentence) => {
    const { refusal } = await answer;
    expect([refusal?.extensions['code'], refusal?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(sentence),
    ]);
  });
});

describe('preflight', () => {
  test.each([
    ['ROUND_ROBIN', null, 2, ['TOO_FEW_PLAYERS']],
    ['ROUND_ROBIN', null, 3, []],
    ['ROUND_ROBIN', null, 34, []],
    ['ROUND_ROBIN', null, 35, ['TOO_MANY_PLAYERS']],
    ['ROUND_ROBIN', 'KIBA', 5, ['TOO_FEW_PLAYERS']],
    ['ROUND_ROBIN', 'KIBA', 6, []],
    ['ROUND_ROBIN', 'FREE', 3, []],
    ['ROUND_ROBIN', 'FREE', 2, ['TOO_FEW_PLAYERS']],
    ['ROUND_ROBIN', 'FREE', 35, ['TOO_MANY_PLAYERS']],
    ['KIBA', null, 5, ['TOO_FEW_PLAYERS']],
    ['KIBA', null, 6, []],
    ['KIBA', null, 7, []],
    ['KIBA', null, 34, []],
    ['KIBA', null, 35, ['TOO_MANY_PLAYERS']],
    ['KUKSU', null, 4, ['TOO_FEW_PLAYERS']],
    ['KUKSU', null, 10, []],
    ['KUKSU', null, 314, ['SHORT']],
    ['KUKSU', null, 315, []],
    ['KNOCKOUT', null, 1, ['TOO_FEW_PLAYERS']],
    ['KNOCKOUT', null, 16, []],
    ['KNOCKOUT', null, 17, ['LUCKY_LOSERS_MAY_BE_SHORT']],
  ])('of %s (%s) with %i players says %j', async (format, preset, players, codes) => {
    const query = `query ($format: FormatKey!, $players: Int!, $settings: FormatSettingsInput) { rules {
      preflight(format: $format, players: $players, settings: $settings) { code message rule blocking } } }`;
    const settings = preset === null ? null : { roundRobin: { preset } };
    const issues = (await askPlanner(query, { format, players, settings })).data.preflight;
    expect(listAt(issues).map(({ code }) => code)).toEqual(codes);
  });

  test('knows exactly the numbers at which lucky losers or leagues may be short (Kuksu 8.4, Knock-out 2.6)', async () => {
    const codesAt = async (format: string, players: number) =>
      listAt(
        (await askPlanner(`{ rules { preflight(format: ${format}, players: ${players}) { code } } }`)).data.preflight,
      ).map(({ code }) => code);
    const short = async (format: string, code: string, from: number, to: number) => {
      const found: number[] = [];
      for (let n = from; n <= to; n += 1) if ((await codesAt(format, n)).includes(code)) found.push(n);
      return found;
    };
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
    expect(await short('KNOCKOUT', 'LUCKY_LOSERS_MAY_BE_SHORT', 2, 150)).toEqual([
      17,
      ...range(33, 35),
      ...range(65, 72),
      ...range(129, 145),
    ]);
    expect(await short('KUKSU', 'SHORT', 5, 160)).toEqual([
      ...range(11, 14),
      ...range(31, 34),
      ...range(71, 74),
      ...range(151, 154),
    ]);
  });

  test('a number of players that cannot be is refused', async () => {
    const { refusal } = await askPlanner('{ rules { preflight(format: KIBA, players: -1) { code } } }');
    expect(refusal?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
