import { describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { askPlanner, numbered, planned } from './ask-planner.ts';
import {
  CHAMPIONSHIP,
  FINAL,
  FINALISTS,
  GROUPS,
  MATCH,
  NATIONS,
  POINTS,
  SEMIFINALS,
  countryPlayers,
  hi,
  lo,
  teams,
} from './kiba-questions.ts';

test('kibaGroups: names, players, seats with the dummy, and what follows (KIBA 4)', async () => {
  expect((await planned(GROUPS, { list: numbered(7), groups: 2 })).kibaGroups).toEqual({
    path: 'GROUP_WINNERS_FINAL',
    groups: [
      { name: 'A', players: ['1', '3', '5', '7'], seats: ['1', '3', '5', '7'] },
      { name: 'B', players: ['2', '4', '6'], seats: ['2', '4', '6', null] },
    ],
  });
});

test.each([
  [6, null, 'TOP_TWO_FINAL'],
  [7, 2, 'GROUP_WINNERS_FINAL'],
  [9, null, 'SEMIFINALS'],
])('kibaGroups of %i players in %s groups leads to %s (KIBA 10.3)', async (players, groups, path) => {
  expect(at((await planned(GROUPS, { list: numbered(players), groups })).kibaGroups, 'path')).toBe(path);
});

test.each([
  [5, null, 'TOO_FEW_PLAYERS', /6 to 34.*5/],
  [35, null, 'TOO_MANY_PLAYERS', /6 to 34.*35/],
  [8, 3, 'GROUPS_TOO_SMALL', /at most 2 groups, not 3/],
])('kibaGroups of %i players in %s groups is refused as %s (KIBA 4.1)', async (players, groups, code, message) => {
  expect((await planned(GROUPS, { list: numbered(players), groups })).kibaGroups).toEqual({
    code,
    message: expect.stringMatching(message),
  });
});

test('kibaSemifinals: all firsts, all seconds, then kibaFinalists: their winners (KIBA 10.1)', async () => {
  const ranked = ['a', 'b', 'c'].map((group) => [1, 2, 3].map((place) => `${group}${place}`));
  const { kibaSemifinals } = await planned(SEMIFINALS, { ranked });
  expect(kibaSemifinals).toEqual([
    ['a1', 'b1', 'c1'],
    ['a2', 'b2', 'c2'],
  ]);
  expect((await planned(FINALISTS, { ranked: kibaSemifinals })).kibaFinalists).toEqual(['a1', 'a2']);
});

test('kibaFinal: the score in the order given, the next game, the winner (KIBA 10.4)', async () => {
  expect((await planned(FINAL, { finalists: [lo, hi], winners: ['hi'] })).kibaFinal).toEqual({
    games: [
      { number: 1, first: 'hi', second: 'lo', onlyIfTied: false },
      { number: 2, first: 'lo', second: 'hi', onlyIfTied: false },
      { number: 3, first: 'hi', second: 'lo', onlyIfTied: true },
    ],
    score: [0, 1],
    winner: null,
    nextGame: 2,
  });
  expect((await planned(FINAL, { finalists: [lo, hi], winners: ['hi', 'lo', 'lo'] })).kibaFinal).toMatchObject({
    score: [2, 1],
    winner: 'lo',
    nextGame: null,
  });
});

test('kibaPoints: 1, 2, 3 and 4, most first, everybody who is named (Championship 2.2)', async () => {
  const games = [
    { stage: 'QUALIFICATION', first: 'a', second: 'b', winner: 'a' },
    { stage: 'QUALIFICATION', first: 'c', second: 'd' },
    { stage: 'SEMIFINAL', first: 'a', second: 'c', winner: 'c' },
    { stage: 'FINAL', first: 'c', second: 'b', winner: 'b' },
    { stage: 'FINAL', first: 'b', second: 'c', winner: 'c' },
    { stage: 'FINAL', first: 'c', second: 'b', winner: 'c' },
  ];
  expect((await planned(POINTS, { games, champion: 'c' })).kibaPoints).toEqual([
    { id: 'c', points: 12 },
    { id: 'b', points: 3 },
    { id: 'a', points: 1 },
    { id: 'd', points: 0 },
  ]);
  expect((await planned(POINTS, { games: [] })).kibaPoints).toEqual([]);
});

test('championshipStandings: sum, best, KIBA score; the six and the tie over the cut (Championship 2.3, 2.4)', async () => {
  const players = [...'abcdefg'].map((id) => ({ id, elo: id === 'b' ? 1510 : 1500 }));
  const tournaments = [
    [...'abcdefg'].map((id) => ({ id, points: id === 'g' ? 2 : 1 })),
    [
      { id: 'a', points: 3 },
      { id: 'f', points: 1 },
    ],
  ];
  const { championshipStandings: table } = await planned(CHAMPIONSHIP, { players, tournaments });
  expect(listAt(table, 'rows').map(({ rank, id, points, best }) => [rank, id, points, best])).toEqual([
    [1, 'a', 4, 3],
    [2, 'g', 2, 2],
    [3, 'f', 2, 1],
    [4, 'b', 1, 1],
    [5, 'c', 1, 1],
    [5, 'd', 1, 1],
    [5, 'e', 1, 1],
  ]);
  expect(at(table, 'rows.3')).toMatchObject({ shared: false, kibaTenths: 1510 });
  expect([at(table, 'mabingwa'), at(table, 'cutTied')]).toEqual([['a', 'g', 'f', 'b', 'c', 'd'], true]);
});

test('nationRanking: rows to the field, and a minimum of three (Championship 3.1, 3.2)', async () => {
  const players = [...countryPlayers({ IT: 5 }, 2), ...countryPlayers({ NL: 2 }, 9)];
  expect((await planned(NATIONS, { players })).nationRanking).toEqual({
    rows: [
      {
        rank: 1,
        shared: false,
        country: 'NL',
        players: 2,
        points: 18,
        counted: ['NL1', 'NL2'],
        team: ['NL1', 'NL2'],
        teamTied: false,
      },
      {
        rank: 2,
        shared: false,
        country: 'IT',
        players: 5,
        points: 8,
        counted: ['IT1', 'IT2', 'IT3', 'IT4'],
        team: ['IT1', 'IT2', 'IT3'],
        teamTied: true,
      },
    ],
    finalists: ['NL', 'IT'],
    cutTied: false,
  });
  expect(at((await planned(NATIONS, { players, minimumPlayers: 3 })).nationRanking, 'finalists')).toEqual(['IT']);
});

test('countryMatch: rounds, sides, score and winner, also with a missing board (Championship 3.3, 3.5)', async () => {
  const whole = (await planned(MATCH, { teams, winners: ['i1', null, 'n3'] })).countryMatch;
  expect(listAt(whole, 'games').map(({ round, first, second }) => `${round} ${first}-${second}`)).toEqual([
    '1 i1-n1',
    '1 i2-n2',
    '1 i3-n3',
    '2 n2-i1',
    '2 n3-i2',
    '2 i3-n1',
    '3 i1-n3',
    '3 n1-i2',
    '3 n2-i3',
  ]);
  expect([at(whole, 'score'), at(whole, 'winner')]).toEqual([[1, 1], null]);
  const short = [teams[0], { country: 'NL', players: ['n1', 'n2'] }];
  const missing = (await planned(MATCH, { teams: short, winners: ['i1', 'i2'] })).countryMatch;
  expect([at(missing, 'games.length'), at(missing, 'score'), at(missing, 'winner')]).toEqual([6, [5, 0], 'IT']);
});

const long = 'x'.repeat(201);
const q = { stage: 'QUALIFICATION', first: 'a', second: 'b' };
const f = { ...q, stage: 'FINAL', winner: 'a' };
const many = numbered(1_001);

test.each([
  ['groups: an id twice', GROUPS, { list: ['a', 'b', 'a'] }, /list\[2\].*"a".*twice/],
  ['groups: an empty id', GROUPS, { list: ['a', ''] }, /list\[1\].*empty/],
  ['groups: an endless id', GROUPS, { list: [long] }, /list\[0\].*200/],
  ['groups: none', GROUPS, { list: numbered(9), groups: 0 }, /groups.*0/],
  ['groups: too long a list', GROUPS, { list: many }, /list.*1000.*1001/],
  ['semi-finals: no group', SEMIFINALS, { ranked: [] }, /ranked/],
  ['semi-finals: somebody in two groups', SEMIFINALS, { ranked: [['a'], ['b', 'a']] }, /ranked\[1\]\[1\].*"a".*twice/],
  ['semi-finals: no second', SEMIFINALS, { ranked: [['a', 'b'], ['c', 'd'], ['e']] }, /ranked\[2\]/],
  ['semi-finals: too many', SEMIFINALS, { ranked: [many] }, /ranked.*1000.*1001/],
  ['finalists: three groups', FINALISTS, { ranked: [['a'], ['b'], ['c']] }, /ranked.*3 groups/],
  ['finalists: an empty id', FINALISTS, { ranked: [['a'], ['']] }, /ranked\[1\]\[0\].*empty/],
  ['final: one player', FINAL, { finalists: [hi] }, /finalists.*here are 1/],
  ['final: three players', FINAL, { finalists: [hi, lo, { id: 'c' }] }, /finalists.*here are 3/],
  ['final: the same player twice', FINAL, { finalists: [hi, hi] }, /finalists\[1\].*"hi"/],
  ['final: a winner who is neither', FINAL, { finalists: [hi, lo], winners: ['c'] }, /winners\[0\].*"c"/],
  ['final: a game after 2-0', FINAL, { finalists: [hi, lo], winners: ['hi', 'hi', 'lo'] }, /winners\[2\].*"hi"/],
  ['points: an empty id', POINTS, { games: [{ ...q, first: '' }] }, /games\[0\].*empty/],
  ['points: against himself', POINTS, { games: [q, { ...q, second: 'a' }] }, /games\[1\].*"a"/],
  ['points: a winner who did not play', POINTS, { games: [{ ...q, winner: 'c' }] }, /games\[0\].*"c"/],
  ['points: a game after the final', POINTS, { games: [f, f, f] }, /games\[2\].*"a"/],
  ['points: a third finalist', POINTS, { games: [f, { ...f, second: 'c' }] }, /games\[1\].*third/],
  ['points: an unknown champion', POINTS, { games: [q], champion: 'c' }, /champion.*"c"/],
  ['points: too many games', POINTS, { games: Array.from({ length: 10_001 }, () => q) }, /games.*10000.*10001/],
  [
    'championship: an unknown id',
    CHAMPIONSHIP,
    { players: [hi], tournaments: [[], [{ id: 'x', points: 1 }]] },
    /\[1\]\[0\].*"x"/,
  ],
  [
    'championship: an id twice in a tournament',
    CHAMPIONSHIP,
    {
      players: [hi],
      tournaments: [
        [
          { id: 'hi', points: 1 },
          { id: 'hi', points: 1 },
        ],
      ],
    },
    /tournaments\[0\]\[1\].*"hi".*twice/,
  ],
  [
    'championship: fewer than no points',
    CHAMPIONSHIP,
    { players: [hi], tournaments: [[{ id: 'hi', points: -1 }]] },
    /tournaments\[0\]\[0\].*points.*-1/,
  ],
  [
    'championship: a fifth tournament',
    CHAMPIONSHIP,
    { players: [], tournaments: [[], [], [], [], []] },
    /at most 4.*5/,
  ],
  ['championship: a player twice', CHAMPIONSHIP, { players: [hi, hi], tournaments: [] }, /players\[1\].*"hi"/],
  [
    'nations: a player twice',
    NATIONS,
    { players: countryPlayers({ IT: 1 }).flatMap((own) => [own, own]) },
    /players\[1\].*"IT1"/,
  ],
  ['nations: no country', NATIONS, { players: countryPlayers({ '': 1 }) }, /players\[0\].*country/],
  ['nations: too many points', NATIONS, { players: countryPlayers({ IT: 1 }, 1_000_001) }, /players\[0\].*points/],
  ['nations: a minimum of one', NATIONS, { players: [], minimumPlayers: 1 }, /minimumPlayers.*1/],
  ['nations: too many players', NATIONS, { players: countryPlayers({ IT: 1_001 }) }, /players.*1000.*1001/],
  ['match: one country', MATCH, { teams: [teams[0]] }, /teams.*here are 1/],
  ['match: three countries', MATCH, { teams: [...teams, teams[0]] }, /teams.*here are 3/],
  ['match: the same country', MATCH, { teams: [teams[0], { ...teams[1], country: 'IT' }] }, /teams\[1\].*"IT"/],
  ['match: no name', MATCH, { teams: [teams[0], { ...teams[1], country: '' }] }, /teams\[1\].*country/],
  ['match: a team of one', MATCH, { teams: [{ country: 'FR', players: ['f1'] }, teams[1]] }, /teams\[0\].*2 or 3.*1/],
  [
    'match: a team of four',
    MATCH,
    { teams: [teams[0], { country: 'FR', players: numbered(4) }] },
    /teams\[1\].*2 or 3.*4/,
  ],
  [
    'match: somebody on both sides',
    MATCH,
    { teams: [teams[0], { country: 'FR', players: ['f1', 'i2'] }] },
    /teams\[1\].players\[1\].*"i2"/,
  ],
  ['match: a winner who did not play', MATCH, { teams, winners: ['i2'] }, /winners\[0\].*"i2"/],
  ['match: a tenth game', MATCH, { teams, winners: Array.from({ length: 10 }, () => null) }, /winners\[9\].*9/],
])(
  '%s is refused with a sentence that says where',
  async (_name, query, variables: Record<string, unknown>, sentence) => {
    const { refusal } = await askPlanner(query, variables);
    expect([refusal?.extensions['code'], refusal?.message]).toEqual([
      'BAD_USER_INPUT',
      expect.stringMatching(sentence),
    ]);
  },
);

const PLANS = `query ($kiba: KibaSettingsInput!) { rules { kibaPlans(kiba: $kiba) { players sizes path issues { code blocking } } } }`;

describe('kibaPlans', () => {
  test.each([
    ['as many groups as fit', {}, 9, [3, 3, 3], 'SEMIFINALS', []],
    ['six players', {}, 6, [6], 'TOP_TWO_FINAL', []],
    ['KIBA’s own sixteen', {}, 16, [6, 5, 5], 'SEMIFINALS', []],
    ['two groups, the short path', { groups: 2 }, 8, [4, 4], 'GROUP_WINNERS_FINAL', []],
    ['two groups crosswise', { groups: 2, few: 'CROSS' }, 8, [4, 4], 'SEMIFINALS', []],
    ['groups that are too small', { groups: 4 }, 9, [], null, ['GROUPS_TOO_SMALL']],
  ] as const)('%s', async (_name, kiba, players, sizes, path, blocking) => {
    const plans = listAt(await planned(PLANS, { kiba }), 'kibaPlans');
    expect(plans.map((plan) => plan.players)).toEqual(Array.from({ length: 29 }, (_, index) => index + 6));
    const plan = plans.find((one) => one.players === players);
    expect(plan).toMatchObject({ sizes, path });
    const issues = listAt(plan, 'issues').filter((issue) => issue.blocking);
    expect(issues.map(({ code }) => code)).toEqual(blocking);
  });

  test('settings that cannot be are refused by name', async () => {
    const { refusal } = await askPlanner(PLANS, { kiba: { groups: 12 } });
    expect(refusal?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
