import { expect, test } from 'vitest';
import { listAt } from '../support/answer.ts';
import { askPlanner, planned } from './ask-planner.ts';
import { ARRANGEMENT, LEAGUE, PLAN, TITLE, arrange, league, plan, rated } from './kuksu-questions.ts';

test('kuksuPlan: the example of the rules, a short field, and too few (Kuksu 8)', async () => {
  const tens = (count: number) => Array.from({ length: count }, () => 10);
  expect(await plan(257)).toEqual({
    status: 'OK',
    tiers: [
      { number: 1, sizes: [10] },
      { number: 2, sizes: [10, 10] },
      { number: 3, sizes: tens(4) },
      { number: 4, sizes: tens(8) },
      { number: 5, sizes: [...Array.from({ length: 11 }, () => 7), ...Array.from({ length: 5 }, () => 6)] },
    ],
    exclude: null,
    invite: null,
  });
  expect(await plan(314)).toEqual({ status: 'SHORT', tiers: [], exclude: 4, invite: 1 });
  expect(await plan(4)).toEqual({ status: 'TOO_FEW', tiers: [], exclude: null, invite: null });
});

test('kuksuArrangement to the field (Kuksu 13)', async () => {
  const registered = [
    ...rated(13),
    { id: 'second', rating: 1_000, lastTier: 1, lastRank: 2, lastLeague: 'A' },
    { id: 'sixth', rating: 1_693, lastTier: 1, lastRank: 6, timedOut: true },
    { id: 'late', rating: 1_690, lastTier: 1, lastRank: 7, disqualified: true },
    { id: 'old', rating: 1_100 },
    { id: 'now', rating: 3_000, lastTier: 1, lastRank: 1 },
    { id: 'out', rating: 2_999 },
  ];
  const made = await arrange({ registered, title: { holder: 'now', loser: 'old' }, excluded: ['out'] });
  expect(made).toMatchObject({
    status: 'OK',
    plan: {
      status: 'OK',
      tiers: [
        { number: 1, sizes: [10] },
        { number: 2, sizes: [7] },
      ],
      exclude: null,
      invite: null,
    },
    leagues: [
      { name: 'A', tier: 1, players: ['1', '2', '3', '4', '5', '6', '7', 'sixth', 'old', 'second'] },
      { name: 'B1', tier: 2, players: ['8', '9', '10', '11', '12', '13', 'late'] },
    ],
    exclusionCandidates: [],
  });
  const placed = (id: string) => listAt(made, 'placements').find((placement) => placement['id'] === id);
  const undrawn = { award: 0, adjustedRating: null };
  expect(placed('second')).toEqual({
    ...{ id: 'second', league: 'A', tier: 1, defaultTier: 1, reason: 'DEFAULT', ...undrawn },
    rule: 'Kuksu 2.2',
  });
  expect(placed('old')).toMatchObject({ league: 'A', defaultTier: 1, reason: 'TITLE_LOSER', ...undrawn });
  expect(placed('sixth')).toMatchObject({ defaultTier: 2, reason: 'FILL', award: 300, adjustedRating: 1_993 });
  expect(placed('late')).toMatchObject({ league: 'B1', defaultTier: 2, reason: 'DEFAULT', ...undrawn });
  expect(placed('7')).toMatchObject({ defaultTier: null, reason: 'NEW', award: 0, adjustedRating: 1_993 });
  expect(placed('8')).toMatchObject({ defaultTier: null, reason: 'REST', ...undrawn });
  expect(listAt(made, 'placements')).toHaveLength(17);
});

test.each<[string, Record<string, unknown>, object]>([
  [
    'a short field with those who are timed out',
    { registered: rated(12).map((entry) => ({ ...entry, timedOut: entry.id === '3' || entry.id === '11' })) },
    { status: 'SHORT', plan: { status: 'SHORT', tiers: [], exclude: 2, invite: 3 }, exclusionCandidates: ['3', '11'] },
  ],
  [
    'too few without the holder',
    { registered: rated(5), title: { holder: '5' } },
    { status: 'TOO_FEW', plan: { status: 'TOO_FEW' }, exclusionCandidates: [] },
  ],
  [
    'the winner of League A has not played the holder',
    {
      registered: [...rated(9), { id: 'a', rating: 1, lastTier: 1, lastRank: 1, timedOut: true }],
      title: { holder: 'h', loser: '1' },
    },
    { status: 'TITLE_MATCH_OPEN', plan: { status: 'OK', tiers: [{ sizes: [10] }] }, exclusionCandidates: [] },
  ],
])('kuksuArrangement: %s: no leagues (Kuksu 2.1, 8.4)', async (_case, variables, expected) => {
  expect(await arrange(variables)).toMatchObject({ ...expected, leagues: [], placements: [] });
});

test('the director leaves out as many as are over, and it is arranged (Kuksu 8.4)', async () => {
  expect(await arrange({ registered: rated(12), excluded: ['3', '11'] })).toMatchObject({ status: 'OK' });
});

test('2,000 players are arranged to the field within the limits of one operation', async () => {
  const made = await arrange({ registered: rated(2_000) });
  expect([listAt(made, 'placements').length, listAt(made, 'leagues').length]).toEqual([2_000, 255]);
});

test('leagueStandings to the field, games open, a game without a result (Kuksu 3)', async () => {
  const players = [
    { id: 'a', rating: 1_500 },
    { id: 'b', rating: 1_600, disqualified: true },
    { id: 'c', name: 'Chioma', rating: 1_700 },
  ];
  const games = [
    { first: 'a', second: 'b', winner: 'a', how: 'TIME' },
    { first: 'c', second: 'a', how: 'NO_RESULT' },
    { first: 'b', second: 'c', winner: null },
    { first: 'c', second: 'a', number: 2, winner: 'a' },
  ];
  expect(await league({ players, games, tier: 1 })).toEqual({
    rows: [
      {
        ...{ rank: 1, shared: false, id: 'a', points: 2, sodos: 0, sos: 0, movement: 'TITLE_MATCH' },
        ...{ bestRank: 1, worstRank: 1 },
        terms: [
          { text: '0 (b)', value: 0, opponent: null },
          { text: '0 (Chioma)', value: 0, opponent: null },
        ],
      },
      {
        ...{ rank: 2, shared: false, id: 'c', points: 0, sodos: 0, sos: 2, movement: 'STAYS' },
        ...{ bestRank: 2, worstRank: 3, terms: [] },
      },
      {
        ...{ rank: 3, shared: false, id: 'b', points: 0, sodos: 0, sos: 2, movement: 'STAYS' },
        ...{ bestRank: 2, worstRank: 3, terms: [] },
      },
    ],
    trophies: ['a', 'c'],
  });
});

test('leagueStandings: tier 2 when none is given, and a large table has no possible ranks', async () => {
  const rows = listAt(await league({ players: rated(20), games: [] }), 'rows');
  expect(rows.map(({ movement }) => movement).slice(0, 7)).toEqual([
    ...['PROMOTED', 'PROMOTED', 'STAYS', 'STAYS', 'STAYS', 'DEMOTED', 'DEMOTED'],
  ]);
  expect(rows[0]).toMatchObject({ bestRank: null, worstRank: null });
});

test.each([
  [['h', 'c', 'h'], { score: [2, 1], holder: null, loser: null, nextGame: 4 }],
  [['h', 'c', 'h', 'h'], { score: [3, 1], holder: 'h', loser: 'c', nextGame: null }],
  [['c', 'c', 'c'], { score: [0, 3], holder: 'c', loser: 'h', nextGame: null }],
])('titleMatch after %j (Kuksu 2.1)', async (winners, expected) => {
  expect((await planned(TITLE, { holder: 'h', challenger: 'c', winners })).titleMatch).toEqual(expected);
});

const one = { id: 'a', rating: 1_500 };
const two = { id: 'b', rating: 1_500 };
const game = { first: 'a', second: 'b', winner: 'a' };

test.each<[string, string, Record<string, unknown>, RegExp]>([
  ['plan: fewer than nobody', PLAN, { players: -1 }, /players.*-1/],
  ['plan: too many', PLAN, { players: 10_001 }, /players.*10000.*10001/],
  ['arrangement: an id twice', ARRANGEMENT, { registered: [one, one] }, /registered\[1\].*"a".*twice/],
  ['arrangement: an empty id', ARRANGEMENT, { registered: [{ ...one, id: '' }] }, /registered\[0\].*empty/],
  ['arrangement: a rating out of range', ARRANGEMENT, { registered: [{ ...one, rating: 1_000_001 }] }, /\[0\].*rating/],
  ['arrangement: a tier without a place', ARRANGEMENT, { registered: [{ ...one, lastTier: 2 }] }, /\[0\].*together/],
  ['arrangement: a place without a tier', ARRANGEMENT, { registered: [{ ...one, lastRank: 2 }] }, /\[0\].*together/],
  ['arrangement: tier 0', ARRANGEMENT, { registered: [{ ...one, lastTier: 0, lastRank: 1 }] }, /\[0\].*lastTier.*0/],
  [
    'arrangement: place 11',
    ARRANGEMENT,
    { registered: [{ ...one, lastTier: 1, lastRank: 11 }] },
    /\[0\].*lastRank.*11/,
  ],
  [
    'arrangement: a league of another tier',
    ARRANGEMENT,
    { registered: [{ ...one, lastTier: 3, lastRank: 1, lastLeague: 'B2' }] },
    /\[0\].*"B2".*tier 2, not 3/,
  ],
  ['arrangement: a league alone', ARRANGEMENT, { registered: [{ ...one, lastLeague: 'B2' }] }, /\[0\].*lastLeague/],
  ['arrangement: an unknown id is left out', ARRANGEMENT, { registered: [one], excluded: ['x'] }, /excluded\[0\].*"x"/],
  [
    'arrangement: somebody is left out twice',
    ARRANGEMENT,
    { registered: [one], excluded: ['a', 'a'] },
    /excluded\[1\].*twice/,
  ],
  [
    'arrangement: the holder has lost',
    ARRANGEMENT,
    { registered: [], title: { holder: 'a', loser: 'a' } },
    /title.loser/,
  ],
  ['arrangement: an empty holder', ARRANGEMENT, { registered: [], title: { holder: '' } }, /title.holder.*empty/],
  [
    'arrangement: eleven who have earned League A',
    ARRANGEMENT,
    { registered: rated(15).map((entry) => ({ ...entry, lastTier: 1, lastRank: 2 })) },
    /15 players have earned tier 1.*10 places/,
  ],
  ['arrangement: too many players', ARRANGEMENT, { registered: rated(2_001) }, /registered.*2000.*2001/],
  ['league: a player twice', LEAGUE, { players: [one, one], games: [] }, /players\[1\].*"a".*twice/],
  ['league: a place without a tier', LEAGUE, { players: [{ ...one, lastRank: 1 }], games: [] }, /players\[0\]/],
  ['league: a stranger', LEAGUE, { players: [one], games: [game] }, /games\[0\].*"b"/],
  [
    'league: a winner who did not play',
    LEAGUE,
    { players: [one, two], games: [{ ...game, winner: 'c' }] },
    /games\[0\].*"c"/,
  ],
  ['league: a result given twice', LEAGUE, { players: [one, two], games: [game, game] }, /games\[1\].*games\[0\]/],
  [
    'league: played again after a win',
    LEAGUE,
    { players: [one, two], games: [game, { ...game, number: 2 }] },
    /games\[1\].*without a result/,
  ],
  [
    'league: a winner without a result',
    LEAGUE,
    { players: [one, two], games: [{ ...game, how: 'NO_RESULT' }] },
    /games\[0\].*no winner/,
  ],
  ['league: tier 0', LEAGUE, { players: [], games: [], tier: 0 }, /tier.*0/],
  ['league: too many players', LEAGUE, { players: rated(101), games: [] }, /players.*100.*101/],
  ['title match: against himself', TITLE, { holder: 'a', challenger: 'a' }, /challenger.*"a"/],
  ['title match: nobody', TITLE, { holder: 'a', challenger: '' }, /challenger.*empty/],
  ['title match: an empty holder', TITLE, { holder: '', challenger: 'a' }, /holder.*empty/],
  ['title match: a stranger wins', TITLE, { holder: 'a', challenger: 'b', winners: ['c'] }, /winners\[0\].*"c"/],
  [
    'title match: a game after the decision',
    TITLE,
    { holder: 'a', challenger: 'b', winners: ['a', 'a', 'a', 'b'] },
    /winners\[3\].*3-0/,
  ],
  ['title match: a game without a holder', TITLE, { challenger: 'b', winners: ['b'] }, /winners\[0\].*holder/],
])('%s is refused (BAD_USER_INPUT, and where)', async (_case, source, variables, message) => {
  const { refusal } = await askPlanner(source, variables);
  expect(refusal?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(refusal?.message).toMatch(message);
});
