import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { planned } from './ask-planner.ts';

const PLAN = `query ($players: Int!) { rules { knockoutPlan(players: $players) {
  status firstRoundMatches bye goOn luckyLosers rounds allMatches } } }`;
const ROUND = `query ($round: Int!, $alive: [ID!]!, $luckyLosers: [ID!]! = [], $order: [ID!]!) { rules {
  knockoutRound(round: $round, alive: $alive, luckyLosers: $luckyLosers, order: $order) { number matches { first second } bye } } }`;
const MATCH = `query ($first: ID! = "a", $second: ID! = "b", $length: Int = 10, $games: [MatchGameIn!]!, $forfeitedBy: ID) { rules {
  matchState(first: $first, second: $second, length: $length, games: $games, forfeitedBy: $forfeitedBy) {
    score winner how crawfordNext postCrawford nextOpener warnings } } }`;
const RESIGN = `query ($cube: Int!, $doublePending: Boolean! = false, $menOff: Int! = 0, $onBarOrInWinnersHome: Boolean! = false) { rules {
  resignationValue(cube: $cube, doublePending: $doublePending, menOff: $menOff, onBarOrInWinnersHome: $onBarOrInWinnersHome) { points kind } } }`;
const plan = async (players: number) => (await planned(PLAN, { players }))['knockoutPlan'];
const round = async (variables: Record<string, unknown>) => (await planned(ROUND, variables))['knockoutRound'];
const match = async (variables: Record<string, unknown>) => (await planned(MATCH, variables))['matchState'];
const resign = async (variables: Record<string, unknown>) => (await planned(RESIGN, variables))['resignationValue'];
const won = (text: string) =>
  [...text.matchAll(/([ab])(\d+)/g)].map(([, winner, points]) => ({ winner, points: Number(points) }));

// n, matches of round 1, bye, a, L, rounds, all matches: the table of Knock-out 2.
test.each([
  [2, 1, false, 1, 0, 1, 1],
  [3, 1, true, 2, 0, 2, 2],
  [4, 2, false, 2, 0, 2, 3],
  [5, 2, true, 3, 1, 3, 5],
  [6, 3, false, 3, 1, 3, 6],
  [9, 4, true, 5, 3, 4, 11],
  [12, 6, false, 6, 2, 4, 13],
  [16, 8, false, 8, 0, 4, 15],
  [17, 8, true, 9, 7, 5, 23],
  [31, 15, true, 16, 0, 5, 30],
  [33, 16, true, 17, 15, 6, 47],
  [64, 32, false, 32, 0, 6, 63],
  [100, 50, false, 50, 14, 7, 113],
  [200, 100, false, 100, 28, 8, 227],
])(
  'knockoutPlan of %i (Knock-out 2)',
  async (players, firstRoundMatches, bye, goOn, luckyLosers, rounds, allMatches) => {
    const fields = { firstRoundMatches, bye, goOn, luckyLosers, rounds, allMatches };
    expect(await plan(players)).toEqual({ status: 'OK', ...fields });
  },
);

test('knockoutPlan of one: too few', async () => {
  const none = { firstRoundMatches: 0, bye: false, goOn: 0, luckyLosers: 0, rounds: 0, allMatches: 0 };
  expect([await plan(1), await plan(0)]).toEqual(Array(2).fill({ status: 'TOO_FEW', ...none }));
});

describe('knockoutRound', () => {
  test('round 1: neighbours meet, the last of an odd number rests (Knock-out 2.2, 2.8)', async () => {
    expect(await round({ round: 1, alive: ['a', 'b', 'c', 'd', 'e'], order: ['e', 'a', 'd', 'c', 'b'] })).toEqual({
      number: 1,
      matches: [
        { first: 'e', second: 'a' },
        { first: 'd', second: 'c' },
      ],
      bye: 'b',
    });
  });

  test('round 2: the first ones meet the lucky losers, whether the order has those or not (Knock-out 2.8)', async () => {
    const drawn = {
      number: 2,
      matches: [
        { first: 'c', second: 'x' },
        { first: 'e', second: 'z' },
        { first: 'a', second: 'y' },
        { first: 'b', second: 'd' },
      ],
      bye: null,
    };
    const alive = ['a', 'b', 'c', 'd', 'e'];
    const given = { round: 2, alive, luckyLosers: ['x', 'z', 'y'], order: ['c', 'e', 'a', 'b', 'd'] };
    expect(await round(given)).toEqual(drawn);
    const among = { ...given, luckyLosers: ['x', 'y', 'z'], order: ['x', 'c', 'e', 'z', 'a', 'y', 'b', 'd'] };
    expect(await round(among)).toEqual(drawn);
    expect(await round({ ...among, alive: [...alive, 'x', 'y', 'z'] })).toEqual(drawn);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an id that is not alive', { round: 1, alive: ['a', 'b'], order: ['a', 'c'] }, 'order[1]'],
    ['an id twice', { round: 1, alive: ['a', 'b'], order: ['a', 'a'] }, 'order[1]'],
    ['an id missing', { round: 1, alive: ['a', 'b', 'c', 'd'], order: ['a', 'b', 'c'] }, '"d" is missing'],
    ['somebody alive twice', { round: 1, alive: ['a', 'a'], order: ['a'] }, 'alive[1]'],
    ['one alone', { round: 3, alive: ['a'], order: ['a'] }, 'at least 2'],
    ['round 0', { round: 0, alive: ['a', 'b'], order: ['a', 'b'] }, 'round'],
    ['lucky losers in round 1', { round: 1, alive: ['a', 'b'], luckyLosers: ['c'], order: ['a', 'b'] }, 'round 2 only'],
    ['too few lucky losers', { round: 2, alive: ['a', 'b', 'c'], order: ['a', 'b', 'c'] }, '1 are needed'],
    ['too many', { round: 2, alive: ['a', 'b'], luckyLosers: ['c'], order: ['a', 'b'] }, '0 are needed'],
    ['three in round 3', { round: 3, alive: ['a', 'b', 'c'], order: ['a', 'b', 'c'] }, 'power of two'],
  ])('cannot be: %s', async (_what, variables, message) => {
    await expect(round(variables)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('matchState', () => {
  const open = { winner: null, how: null, crawfordNext: false, postCrawford: false, warnings: [] };
  test.each<[string, Record<string, unknown>, object]>([
    ['no game: the director opens', { games: [] }, { ...open, score: [0, 0], nextOpener: null }],
    ['the winner opens the next one', { games: won('a2 b4') }, { ...open, score: [2, 4], nextOpener: 'b' }],
    [
      '9: the Crawford game is next',
      { games: won('a8 b3 a1') },
      { ...open, score: [9, 3], crawfordNext: true, nextOpener: 'a' },
    ],
    [
      'once only (Knock-out 3.4)',
      { games: won('a8 a1 b3 b6') },
      { ...open, score: [9, 9], postCrawford: true, nextOpener: 'b' },
    ],
    ['after it', { games: won('a8 a1 b1 b1') }, { ...open, score: [9, 2], postCrawford: true, nextOpener: 'b' }],
    [
      '8 to 10: there is none',
      { games: won('a8 a2') },
      { ...open, score: [10, 0], winner: 'a', how: 'POINTS', nextOpener: null },
    ],
    [
      'points beyond ten are kept',
      { games: won('b8 b8') },
      { ...open, score: [0, 16], winner: 'b', how: 'POINTS', nextOpener: null },
    ],
    [
      'a forfeit (Knock-out 3.6)',
      { games: won('a4'), forfeitedBy: 'a' },
      { ...open, score: [4, 0], winner: 'b', how: 'FORFEIT', nextOpener: null },
    ],
    [
      'another length',
      { games: won('a4'), length: 5 },
      { ...open, score: [4, 0], crawfordNext: true, nextOpener: 'a' },
    ],
    [
      'points that no game gives',
      { games: won('a5 a4 b4') },
      {
        ...open,
        score: [9, 4],
        postCrawford: true,
        nextOpener: 'b',
        warnings: [expect.stringContaining('games[0].points'), expect.stringContaining('Crawford')],
      },
    ],
  ])('%s', async (_what, variables, expected) => {
    expect(await match(variables)).toEqual(expected);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a stranger wins', { games: [{ winner: 'c', points: 1 }] }, 'games[0].winner'],
    ['no points', { games: [{ winner: 'a', points: 0 }] }, 'games[0].points'],
    ['a game after the decision', { games: won('a10 b1') }, 'games[1]'],
    ['a Crawford game that is none', { games: [{ winner: 'a', points: 1, crawford: true }] }, 'games[0].crawford'],
    ['one that was not', { games: [...won('a9'), { winner: 'a', points: 1, crawford: false }] }, 'games[1].crawford'],
    ['a stranger forfeits', { games: [], forfeitedBy: 'c' }, 'forfeitedBy'],
    ['a forfeit after the decision', { games: won('a10'), forfeitedBy: 'b' }, 'forfeitedBy'],
    ['against oneself', { second: 'a', games: [] }, 'second'],
    ['no length', { games: [], length: 0 }, 'length'],
  ])('cannot be: %s', async (_what, variables, message) => {
    await expect(match(variables)).rejects.toThrow(message);
  });
});

test.each<[Record<string, unknown>, object]>([
  [
    { cube: 2, doublePending: true, onBarOrInWinnersHome: true },
    { points: 2, kind: 'DROP' },
  ],
  [
    { cube: 2, menOff: 1, onBarOrInWinnersHome: true },
    { points: 2, kind: 'SINGLE' },
  ],
  [{ cube: 2 }, { points: 4, kind: 'GAMMON' }],
  [
    { cube: 4, onBarOrInWinnersHome: true },
    { points: 12, kind: 'BACKGAMMON' },
  ],
])('resignationValue of %j (Knock-out 3.5)', async (variables, expected) => {
  expect(await resign(variables)).toEqual(expected);
});

test.each([
  [{ cube: 3 }, 'cube'],
  [{ cube: 65_536 }, 'cube'],
  [{ cube: 1, menOff: 15 }, 'menOff'],
])('resignationValue cannot be of %j', async (variables, message) => {
  await expect(resign(variables)).rejects.toThrow(message);
});

test('2,000 players are drawn within the limits of one operation', async () => {
  const alive = Array.from({ length: 2_000 }, (_, index) => `${index}`);
  expect(listAt(await round({ round: 1, alive, order: alive.toReversed() }), 'matches')).toHaveLength(1_000);
});

describe('verifyDraw (Knock-out 2.7)', () => {
  const DRAW = `query ($tournamentId: String! = "t1", $serverSeed: String!, $lot: String! = "round-1", $ids: [ID!]!, $order: [ID!]! = [], $commit: String) { rules {
    verifyDraw(tournamentId: $tournamentId, serverSeed: $serverSeed, lot: $lot, ids: $ids, order: $order, commit: $commit) {
      commit commitAgrees order orderAgrees } } }`;
  const known = { serverSeed: '07'.repeat(32), ids: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] };
  const draw = async (changes: Record<string, unknown>) =>
    (await planned(DRAW, { ...known, ...changes }))['verifyDraw'];

  /** The lot as the docs describe it, written apart. */
  function shuffled(seed: string, ids: readonly string[]): readonly string[] {
    const bytes = [0, 1, 2, 3].flatMap((block) => [
      ...createHmac('sha256', Buffer.from(seed, 'hex')).update(`draw-v1|t1|round-1|${block}`).digest(),
    ]);
    const order = [...ids];
    for (let place = ids.length - 1; place > 0; place--) {
      const usable = 256 - (256 % (place + 1));
      const byte = bytes.splice(0, bytes.findIndex((one) => one < usable) + 1).at(-1) ?? 0;
      const [moved = ''] = order.splice(byte % (place + 1), 1, order[place] ?? '');
      order[place] = moved;
    }
    return order;
  }

  test('a lot is drawn as the docs say, and a claim is compared', async () => {
    const { commit, order } = { commit: at(await draw({}), 'commit'), order: shuffled(known.serverSeed, known.ids) };
    expect(await draw({ commit, order })).toEqual({ commit, commitAgrees: true, order, orderAgrees: true });
    expect(await draw({})).toMatchObject({ commitAgrees: null, order, orderAgrees: null });
    expect(await draw({ commit, order: order.toReversed(), tournamentId: 't2' })).toMatchObject({
      commitAgrees: false,
      orderAgrees: false,
    });
    expect(at(await draw({ lot: 'round-2' }), 'order')).not.toEqual(order);
  });

  test.each([
    [{ serverSeed: 'x' }, 'serverSeed'],
    [{ lot: 'Round 1' }, 'lot'],
    [{ tournamentId: 'a|b' }, 'tournamentId'],
    [{ ids: ['a', 'a'] }, 'ids[1]'],
    [{ commit: '07' }, 'commit'],
    [{ ids: Array.from({ length: 2_001 }, (_, index) => `${index}`) }, 'at most 2000'],
  ])('cannot be: %j', async (changes, message) => {
    await expect(draw(changes)).rejects.toThrow(message);
  });
});
