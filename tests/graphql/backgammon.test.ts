import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { planned } from './ask-planner.ts';

const MEN = '{ white { points bar off pips } black { points bar off pips } }';
const WORTH = '{ white { kind points } black { kind points } }';
const GAME = '{ winner kind end points cube crawford doublings { by to answer } }';
const POSITION = `query ($positionId: String, $moves: [String!]! = [], $dice: [Int!], $matchId: String) { rules {
  backgammonPosition(positionId: $positionId, moves: $moves, dice: $dice, matchId: $matchId) {
    __typename
    ... on BackgammonPosition { encoding positionId matchId length score { white black } crawford games ${GAME} phase men ${MEN}
      cube { value owner } dice onRoll toMove resignation ${WORTH} outcome { winner reason value }
      trace { steps { from to hit } finished ${GAME} } legalMoves { notation positionId steps { from to hit } } }
    ... on InvalidPosition { message column } ... on IllegalMove { message code index column rule } } } }`;
const position = async (variables: Readonly<Record<string, unknown>>) =>
  (await planned(POSITION, variables))['backgammonPosition'];

const START = '4HPwATDgc/ABMA';
/** One man on the 1 point of who is on roll, 15 on the other’s 12 point. */
const ONE_LEFT = 'APj/AwABAAAAAA';
/** Who is on roll has a man on the bar before a closed board. */
const CLOSED = '2+4OAADg/wcAQA';
const START_MEN = {
  points: [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  bar: 0,
  off: 0,
  pips: 167,
};

test('backgammonPosition to the field: the start with a roll', async () => {
  const start = await position({ positionId: START, dice: [3, 1] });
  expect(start).toMatchObject({
    __typename: 'BackgammonPosition',
    positionId: START,
    encoding: `${START}:${String(at(start, 'matchId'))}`,
    length: 0,
    score: { white: 0, black: 0 },
    crawford: 'BEFORE',
    games: [],
    phase: 'PLAY',
    men: { white: START_MEN, black: START_MEN },
    cube: { value: 1, owner: null },
    dice: [3, 1],
    onRoll: 'FIRST',
    toMove: 'FIRST',
    resignation: { white: { kind: 'BACKGAMMON', points: 3 }, black: { kind: 'BACKGAMMON', points: 3 } },
    outcome: null,
    trace: null,
  });
  expect(listAt(start, 'legalMoves')).toHaveLength(16);
  const made = await position({ dice: [3, 1], moves: ['8/5 6/5'] });
  expect(made).toMatchObject({ phase: 'TURN', dice: null, onRoll: 'SECOND', toMove: 'SECOND' });
  expect(listAt(start, 'legalMoves')).toContainEqual({
    notation: '8/5 6/5',
    positionId: at(made, 'positionId'),
    steps: at(made, 'trace.steps'),
  });
});

test('acts are made in order, with dice before the play or beside it', async () => {
  const one = await position({ moves: ['31: 8/5 6/5', 'double', 'take', '64: 24/14'] });
  const two = await position({ moves: ['8/5 6/5', 'double', 'take', '24/14'], dice: [3, 1, 6, 4] });
  expect(two).toEqual(one);
  expect(one).toMatchObject({ cube: { value: 2, owner: 'FIRST' }, onRoll: 'FIRST', phase: 'TURN' });
  expect(await position({ moves: ['31: 8/5 6/5'], dice: [6, 6] })).toMatchObject({ dice: [6, 6], onRoll: 'SECOND' });
  expect(listAt(one, 'legalMoves').map(({ notation }) => notation)).toEqual(['double']);
});

test('a Match ID has score, cube, turn and dice; its dice may be said again', async () => {
  const told = await position({ positionId: START, matchId: 'QYkqASAAIAAA' });
  expect(told).toMatchObject({
    matchId: 'QYkqASAAIAAE',
    length: 9,
    score: { white: 2, black: 4 },
    cube: { value: 2, owner: 'FIRST' },
    onRoll: 'SECOND',
    dice: [5, 2],
  });
  expect(await position({ matchId: 'QYkqASAAIAAA', dice: [2, 5] })).toEqual(told);
});

test('a match goes on after a game, and tells the games that were finished', async () => {
  const dropped = await position({ matchId: 'QYkqASAAIAAA', moves: ['13/8 13/11', '21: 13/11 24/23', 'B resign'] });
  const game = {
    ...{ winner: 'FIRST', kind: 'BACKGAMMON', end: 'RESIGNATION', points: 6, cube: 2, crawford: false },
    doublings: [],
  };
  expect(dropped).toMatchObject({
    phase: 'OPENING',
    score: { white: 8, black: 4 },
    crawford: 'NOW',
    games: [game],
    trace: { finished: game },
    onRoll: null,
    toMove: null,
    positionId: START,
    legalMoves: [],
  });
});

test('a game is over when the last man is off', async () => {
  const end = { phase: 'OVER', outcome: { winner: 'FIRST', reason: 'gammon', value: 2 }, men: { white: { off: 15 } } };
  const over = await position({ positionId: ONE_LEFT, dice: [6, 5], moves: ['1/off'] });
  expect(over).toMatchObject({ ...end, trace: { steps: [{ from: 1, to: 0, hit: false }], finished: { end: 'PLAY' } } });
  expect(await position({ positionId: at(over, 'positionId') })).toMatchObject(end);
});

test('where nothing can be moved there is one play, an empty text', async () => {
  const closed = await position({ positionId: CLOSED, dice: [1, 1] });
  const passed = await position({ positionId: CLOSED, dice: [1, 1], moves: [''] });
  expect(passed).toMatchObject({ onRoll: 'SECOND', phase: 'TURN' });
  expect(listAt(closed, 'legalMoves')).toEqual([{ notation: '', positionId: at(passed, 'positionId'), steps: [] }]);
  expect(at(passed, 'positionId')).not.toBe(CLOSED);
});

describe('refused by name', () => {
  test.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['half a play', { dice: [3, 1], moves: ['8/5'] }, { rule: 'fewer-dice', index: 0, column: 1 }],
    ['dice before half a play', { moves: ['31: 8/5'] }, { rule: 'fewer-dice', index: 0, column: 5 }],
    ['a held point', { moves: ['55: 24/19(2) 13/8(2)'] }, { rule: 'blocked', index: 0, column: 5 }],
    ['doubling out of turn', { moves: ['double', 'take', 'double'] }, { rule: 'not-your-cube', index: 2 }],
    [
      'doubling after the roll',
      { dice: [3, 1], moves: ['roll 31', 'double'] },
      { rule: 'too-late-to-double', index: 1 },
    ],
    ['taking nothing', { moves: ['take'] }, { rule: 'no-double', index: 0 }],
    ['playing before the roll', { moves: ['8/5 6/5'] }, { rule: 'dice-awaited', index: 0 }],
    ['no word of backgammon', { dice: [3, 1], moves: ['8/5 hello'] }, { rule: 'unreadable', index: 0, column: 5 }],
  ])('%s', async (_what, variables, expected) => {
    expect(await position(variables)).toMatchObject({ __typename: 'IllegalMove', code: 'ILLEGAL_MOVE', ...expected });
  });

  test.each<[string, Readonly<Record<string, unknown>>, number]>([
    ['a Position ID that is none', { positionId: '4HPwATDgc-ABMA' }, 10],
    ['a Match ID that is none', { matchId: 'hello' }, 6],
    ['one die', { dice: [3] }, 1],
    ['a die of seven', { dice: [3, 7] }, 1],
    ['other dice than the Match ID has', { matchId: 'QYkqASAAIAAA', dice: [6, 6] }, 1],
    ['dice that nobody awaits', { dice: [3, 1, 6, 6] }, 1],
  ])('%s', async (_what, variables, column) => {
    expect(await position(variables)).toMatchObject({ __typename: 'InvalidPosition', column });
  });

  test('more acts than are taken', async () => {
    await expect(position({ moves: Array(2_001).fill('double') })).rejects.toThrow('2000');
  });
});

describe('backgammonRecord', () => {
  const RECORD = `query ($mat: String!) { rules { backgammonRecord(mat: $mat) { __typename
    ... on BackgammonRecord { white black head { key value } moves position { length score { white black } games ${GAME} onRoll encoding } warnings mat }
    ... on InvalidRecord { message line column ply } } } }`;
  const mat = [
    '; [EventDate "2026.11.21"]',
    '',
    ' 3 point match',
    '',
    ' Game 1',
    ' Asha : 0                          Bakari : 0',
    '  1)                               31: 8/5 6/5',
    '  2)  Doubles => 2                  Drops',
    '      Wins 1 point',
    '',
    ' Game 2',
    ' Asha : 1                          Bakari : 0',
    '  1) 65: 24/18 18/13',
    '',
  ].join('\n');

  test('is read to the field, and written the same', async () => {
    const { backgammonRecord } = await planned(RECORD, { mat });
    expect(backgammonRecord).toMatchObject({
      __typename: 'BackgammonRecord',
      white: 'Asha',
      black: 'Bakari',
      head: [{ key: 'EventDate', value: '2026.11.21' }],
      moves: ['roll 13', '8/5 6/5', 'double', 'drop', 'roll 65', '24/13'],
      position: {
        length: 3,
        score: { white: 1, black: 0 },
        games: [{ winner: 'FIRST', kind: 'DROP', doublings: [{ by: 'FIRST', to: 2, answer: 'DROP' }] }],
        onRoll: 'SECOND',
      },
      warnings: [],
      mat,
    });
  });

  test.each([
    ['no match', 'hello', { line: 1, column: 1, ply: null }],
    ['half a play', mat.replace('8/5 6/5', '8/5'), { line: 7, column: 40, ply: 1 }],
    ['points that no game gives', mat.replace('Wins 1 point', 'Wins 2 points'), { line: 9, ply: null }],
  ])('%s is answered with line, column and ply', async (_what, text, where) => {
    const { backgammonRecord } = await planned(RECORD, { mat: text });
    expect(backgammonRecord).toMatchObject({
      __typename: 'InvalidRecord',
      ...where,
      message: expect.stringMatching(/\S/),
    });
  });

  test('a text too long', async () => {
    await expect(planned(RECORD, { mat: ' '.repeat(100_001) })).rejects.toThrow('100000');
  });
});

describe('verifyDice', () => {
  const DICE = `query ($gameId: String!, $serverSeed: String!, $clientA: String! = "", $clientB: String! = "", $commit: String,
    $rolls: [[Int!]!]! = [], $count: Int! = 0) { rules {
    verifyDice(gameId: $gameId, serverSeed: $serverSeed, clientA: $clientA, clientB: $clientB, commit: $commit, rolls: $rolls, count: $count) {
      commit commitAgrees rolls { index dice } rollsAgree firstDifference } } }`;
  const serverSeed = Buffer.from(Array.from({ length: 32 }, (_, index) => 7 * index)).toString('hex');
  const known = { gameId: 'match-0-game-1', serverSeed, clientA: 'alpha0', clientB: 'beta0' };
  const ROLLS = [
    [4, 4],
    [1, 5],
    [1, 2],
    [3, 2],
    [5, 6],
  ];
  const verify = async (variables: Readonly<Record<string, unknown>>) =>
    (await planned(DICE, { ...known, ...variables }))['verifyDice'];

  test('the known seed has the known commitment and rolls, as the script in the docs says too', async () => {
    const verified = await verify({ count: 5 });
    expect(verified).toEqual({
      commit: expect.stringMatching(/^805ca1b4[0-9a-f]{56}$/),
      commitAgrees: null,
      rolls: ROLLS.map((dice, index) => ({ index, dice })),
      rollsAgree: null,
      firstDifference: null,
    });
    const script = join(import.meta.dirname, '../../docs/verify-dice.mjs');
    const lines = execFileSync(process.execPath, [script, known.gameId, serverSeed, 'alpha0', 'beta0', '5'], {
      encoding: 'utf8',
    });
    expect(lines.trim().split('\n')).toEqual([at(verified, 'commit'), ...ROLLS.map((dice) => dice.join(' '))]);
  });

  test.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['all as claimed', { rolls: ROLLS }, { commitAgrees: true, rollsAgree: true, firstDifference: null }],
    [
      'one die changed',
      { rolls: ROLLS.with(3, [3, 3]) },
      { commitAgrees: true, rollsAgree: false, firstDifference: 3 },
    ],
    ['one text changed', { rolls: ROLLS, clientB: 'beta1' }, { commitAgrees: true, rollsAgree: false }],
    ['another game', { rolls: ROLLS, gameId: 'match-0-game-2' }, { commitAgrees: false, rollsAgree: false }],
    [
      'one digit of the seed changed',
      { rolls: ROLLS, serverSeed: serverSeed.replace(/.$/, '0') },
      { commitAgrees: false },
    ],
  ])('%s', async (_what, changes, expected) => {
    const { commit } = { commit: at(await verify({}), 'commit') };
    expect(await verify({ commit, ...changes })).toMatchObject(expected);
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a short seed', { serverSeed: 'abcd' }, 'serverSeed'],
    ['a game that would be two fields', { gameId: 'a|b' }, 'gameId'],
    ['a text with a bar', { clientB: 'a|b' }, 'clientB'],
    ['a commitment that is none', { commit: 'x' }, 'commit'],
    ['a roll of one die', { rolls: [[3]] }, 'rolls[0]'],
    [
      'a die of seven',
      {
        rolls: [
          [1, 2],
          [3, 7],
        ],
      },
      'rolls[1]',
    ],
    ['too many rolls', { count: 1_001 }, 'count'],
  ])('cannot be: %s', async (_what, changes, word) => {
    await expect(verify(changes)).rejects.toMatchObject({
      message: expect.stringContaining(word),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
