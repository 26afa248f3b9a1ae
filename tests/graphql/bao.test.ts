import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../api/src/graphql/schema.ts';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { Answer } from './ask.ts';
import { planned } from './ask-planner.ts';

const SIDE = '{ front back store ownsHouse houseAwake }';
const POSITION = `query ($variant: BaoVariant! = KISWAHILI, $position: String, $moves: [String!]! = []) { rules {
  baoPosition(variant: $variant, position: $position, moves: $moves) { __typename
    ... on BaoPosition { encoding variant stage toMove blocked south ${SIDE} north ${SIDE} outcome { winner reason hand }
      trace { kind pit seeds reason } legalMoves { notation from direction playsHouse kind trace { kind pit seeds } result { encoding toMove } } }
    ... on InvalidPosition { message column } ... on IllegalMove { message code index column } } } }`;
const OPENING = 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -';

test('the opening of bao la kiswahili, with its four moves and what they lead to', async () => {
  const { baoPosition: opening } = await planned(POSITION);
  const side = {
    front: [0, 0, 0, 0, 6, 2, 2, 0],
    back: [0, 0, 0, 0, 0, 0, 0, 0],
    store: 22,
    ownsHouse: true,
    houseAwake: true,
  };
  expect(opening).toMatchObject({
    __typename: 'BaoPosition',
    encoding: OPENING,
    variant: 'KISWAHILI',
    stage: 'KUNAMUA',
    toMove: 'FIRST',
    blocked: null,
    south: side,
    north: side,
    outcome: null,
    trace: [],
  });
  expect(listAt(opening, 'legalMoves').map(({ notation }) => notation)).toHaveLength(4);
  for (const move of listAt(opening, 'legalMoves')) {
    const { baoPosition: after } = await planned(POSITION, { moves: [move.notation] });
    expect(at(after, 'encoding')).toBe(at(move, 'result.encoding'));
    expect(at(after, 'trace')).toMatchObject(listAt(move, 'trace'));
    expect(move).toMatchObject({
      from: textAt(move, 'notation').slice(0, 2),
      direction: textAt(move, 'notation')[2] === '<' ? 'LEFT' : 'RIGHT',
    });
  }
});

test('the beginners’ game begins in mtaji with two seeds in every pit', async () => {
  const { baoPosition } = await planned(POSITION, { variant: 'KUJIFUNZA' });
  expect(baoPosition).toMatchObject({
    variant: 'KUJIFUNZA',
    stage: 'MTAJI',
    south: { front: Array(8).fill(2), back: Array(8).fill(2), store: 0, ownsHouse: false },
  });
  expect(at(baoPosition, 'legalMoves')).toHaveLength(16);
});

test('back pits are told from the owner’s left, as they are written', async () => {
  const position = 'K 1,2,3,4,5,6,7,8/8,7,6,5,-4/1,-7/1,-7 0,0 - S -';
  const { baoPosition } = await planned(POSITION, { position });
  expect(at(baoPosition, 'south')).toMatchObject({ front: [1, 2, 3, 4, 5, 6, 7, 8], back: [8, 7, 6, 5, 0, 0, 0, 0] });
});

test.each([
  [
    'a text that is no position',
    { position: 'nonsense' },
    { __typename: 'InvalidPosition', column: expect.any(Number) },
  ],
  ['63 seeds', { position: OPENING.replace('22,22', '21,22') }, { __typename: 'InvalidPosition' }],
  ['no text', { position: '' }, { __typename: 'InvalidPosition', column: 1 }],
  [
    'an illegal move',
    { moves: ['A6<', 'a1>'] },
    { __typename: 'IllegalMove', code: 'ILLEGAL_MOVE', index: 1, column: 1 },
  ],
  ['a move that is none', { moves: ['\u0000'] }, { __typename: 'IllegalMove', index: 0, column: 1 }],
])('%s is answered with where it fails', async (_what, variables, refusal) => {
  const { baoPosition } = await planned(POSITION, variables);
  expect(baoPosition).toMatchObject(refusal);
  expect(at(baoPosition, 'message')).toMatch(/\S/);
});

test('more than 2,000 moves are bad input', async () => {
  const { errors } = await graphql({
    schema,
    source: POSITION,
    variableValues: { moves: Array(2_001).fill('A6<') },
    contextValue: { publicUrl: 'https://baraza.example' },
  });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
});

test('legal moves of legal moves are bounded by what an operation may cost', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? '{ encoding }' : `{ legalMoves { notation result ${nested(depth - 1)} } }`;
  const line = (depth: number) => `{ rules { baoPosition { ... on BaoPosition ${nested(depth)} } } }`;
  expect(at((await planned(line(2))).baoPosition, 'legalMoves.0.result.legalMoves')).not.toHaveLength(0);
  await expect(planned(line(5))).rejects.toMatchObject({ extensions: { code: 'OPERATION_TOO_COMPLEX' } });
});

describe('whole games', () => {
  const LINE = `query ($variant: BaoVariant!, $moves: [String!]!) { rules { baoPosition(variant: $variant, moves: $moves) {
    ... on BaoPosition { toMove trace { kind pit seeds } south ${SIDE} north ${SIDE} outcome { winner } legalMoves { notation result { toMove } } } } } }`;

  test.each([['KISWAHILI'], ['KUJIFUNZA']])(
    'of %s: every sowing, done on the board before it, gives the board after it',
    async (variant) => {
      const random = seededNumbers(11);
      const moves: string[] = [];
      let { baoPosition: before } = await planned(LINE, { variant, moves });
      for (; at(before, 'outcome') === null && moves.length < 60;) {
        const legal = listAt(before, 'legalMoves');
        moves.push(textAt(legal[Math.floor(random() * legal.length)], 'notation'));
        const { baoPosition: after } = await planned(LINE, { variant, moves });
        expect(sown(before, listAt(after, 'trace'))).toEqual(boardOf(after));
        before = after;
      }
      expect(moves.length).toBeGreaterThan(5);
    },
  );

  test('read back from a transcript, with its head and warnings', async () => {
    const text = 'EVENT: Friendly\nDATE: 2026-11-21\nASHA - bakari\n1: A6<** a5>;\n';
    const { baoRecord } = await planned(
      `query ($text: String!) { rules { baoRecord(text: $text) { ... on BaoRecord { south north head { key value } moves position { toMove } warnings transcript } ... on InvalidRecord { message line column ply } } } }`,
      { text },
    );
    expect(baoRecord).toMatchObject({
      south: 'ASHA',
      north: 'bakari',
      head: [
        { key: 'EVENT', value: 'Friendly' },
        { key: 'DATE', value: '2026-11-21' },
      ],
      moves: ['A6<*', 'a5>'],
      position: { toMove: 'FIRST' },
    });
    expect(at(baoRecord, 'warnings')).toHaveLength(1);
    expect(at(baoRecord, 'transcript')).toContain('1: A6<* a5>;');
  });

  test.each([
    ['no game at all', 'hello', { line: 1, column: 1, ply: null }],
    ['an illegal second move', 'A - b\n1: A6<* a1>*;\n', { line: 2, ply: 1 }],
    ['a line out of order', 'A - b\n1: A6<* a5>;\n3: A6>*;\n', { line: 3 }],
  ])('%s is answered with line, column and ply', async (_what, text, where) => {
    const { baoRecord } = await planned(
      `query ($text: String!) { rules { baoRecord(text: $text) { __typename ... on InvalidRecord { message line column ply } } } }`,
      { text },
    );
    expect(baoRecord).toMatchObject({ __typename: 'InvalidRecord', ...where });
  });
});

/** The board of a position as seeds by the names of pits, and both stores. */
function boardOf(position: unknown): Record<string, number> {
  const board: Record<string, number> = {
    south: numberAt(position, 'south.store'),
    north: numberAt(position, 'north.store'),
  };
  for (const [side, row] of [
    ['south', 'AB'],
    ['north', 'ab'],
  ] as const) {
    for (let pit = 1; pit <= 8; pit += 1) {
      board[`${row[0]}${pit}`] = numberAt(position, `${side}.front.${pit - 1}`);
      board[`${row[1]}${pit}`] = numberAt(position, `${side}.back.${pit - 1}`);
    }
  }
  return board;
}

/** The board after the acts of a trace. */
function sown(before: unknown, trace: readonly Answer[]): Record<string, number> {
  const board = boardOf(before);
  const store = at(before, 'toMove') === 'FIRST' ? 'south' : 'north';
  for (const step of trace) {
    const [kind, pit, seeds] = [step.kind, textAt(step, 'pit'), numberAt(step, 'seeds')];
    if (kind === 'PLACE') board[store] = (board[store] ?? 0) - 1;
    if (kind === 'PLACE' || kind === 'SOW') board[pit] = (board[pit] ?? 0) + 1;
    if (kind === 'LIFT' || kind === 'CAPTURE') board[pit] = (board[pit] ?? 0) - seeds;
  }
  return board;
}
