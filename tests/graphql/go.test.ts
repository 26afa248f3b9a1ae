import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../api/src/graphql/schema.ts';
import { at, listAt } from '../support/answer.ts';
import { planned } from './ask-planner.ts';

const POINTS = '{ black white }';
const POSITION = `query ($size: Int! = 5, $komi: Float! = 6.5, $rules: GoRules! = JAPANESE, $koRule: KoRule, $position: String,
  $moves: [String!]! = [], $sgf: String, $dead: [String!]! = [], $neutral: [String!]! = []) { rules {
  goPosition(size: $size, komi: $komi, rules: $rules, koRule: $koRule, position: $position, moves: $moves, sgf: $sgf, dead: $dead, neutral: $neutral) {
    __typename
    ... on GoPosition { encoding size komi rules koRule toMove stones ${POINTS} ko captures ${POINTS} passes outcome { winner reason }
      trace { point captured } score { black white result territory ${POINTS} } legalMoves { notation point captured } }
    ... on InvalidPosition { message column } ... on IllegalMove { message code index column rule } } } }`;

const WALLS = '..XO./O.XO./..XO./..XO./..XO.';

test('an empty board is 19x19 by Japanese rules with komi 6.5', async () => {
  const { goPosition } = await planned(
    '{ rules { goPosition { ... on GoPosition { encoding size komi rules koRule toMove ko trace { point } score { result } outcome { reason } legalMoves { notation } } } } }',
  );
  const rows = Array(19).fill('.'.repeat(19)).join('/');
  expect(goPosition).toMatchObject({
    encoding: `${rows} B - 0,0 0`,
    size: 19,
    komi: 6.5,
    rules: 'JAPANESE',
    koRule: 'SIMPLE',
    toMove: 'FIRST',
    ko: null,
    trace: null,
    score: null,
    outcome: null,
  });
  const moves = listAt(goPosition, 'legalMoves').map(({ notation }) => notation);
  expect([moves.length, moves[0], moves.at(-1)]).toEqual([362, 'A19', 'pass']);
});

test('moves are played, with what the last one took and the ko that it left', async () => {
  const moves = ['B5', 'C5', 'A4', 'D4', 'B3', 'C3', 'E1', 'B4', 'c4'];
  const { goPosition } = await planned(POSITION, { moves });
  expect(goPosition).toMatchObject({
    encoding: '.XO../X.XO./.XO../...../....X W B4 1,0 0',
    toMove: 'SECOND',
    ko: 'B4',
    captures: { black: 1, white: 0 },
    trace: { point: 'C4', captured: ['B4'] },
    stones: { black: ['B5', 'A4', 'C4', 'B3', 'E1'], white: ['C5', 'D4', 'C3'] },
  });
  expect(listAt(goPosition, 'legalMoves').map(({ notation }) => notation)).not.toContain('B4');
});

test('an encoding is read back and written the same, with the size of its own', async () => {
  const encoding = '.XO../X.XO./.XO../...../....X W B4 1,0 0';
  const { goPosition } = await planned(POSITION, { size: 19, komi: 0.5, rules: 'AREA', position: encoding });
  expect(goPosition).toMatchObject({ encoding, size: 5, komi: 0.5, rules: 'AREA' });
});

test('a legal move tells what it takes', async () => {
  const { goPosition } = await planned(POSITION, { position: 'OX.../...../...../...../..... B - 0,0 0' });
  expect(listAt(goPosition, 'legalMoves')).toContainEqual({ notation: 'A4', point: 'A4', captured: ['A5'] });
  expect(listAt(goPosition, 'legalMoves').at(-1)).toEqual({ notation: 'pass', point: null, captured: [] });
});

describe('counting', () => {
  test.each([
    ['after two passes', { position: `${WALLS} B - 0,0 2` }, [0, 11.5, 'W+11.5']],
    ['two passes made', { position: `${WALLS} B - 0,0 0`, moves: ['pass', 'pass'] }, [0, 11.5, 'W+11.5']],
    ['dead stones', { position: `${WALLS} B - 0,0 0`, dead: ['A4'] }, [11, 11.5, 'W+0.5']],
    ['a chain by one of its stones', { position: `${WALLS} B - 0,0 0`, dead: ['D1', 'A4'] }, [26, 6.5, 'B+19.5']],
    ['neutral points', { position: `${WALLS} B - 0,0 2`, dead: ['A4'], neutral: ['E1', 'E2'] }, [11, 9.5, 'B+1.5']],
    ['by area', { position: `${WALLS} B - 0,0 2`, rules: 'AREA', komi: 0, dead: ['A4'] }, [15, 10, 'B+5']],
    ['a jigo', { position: `${WALLS} B - 0,0 2`, komi: 6, dead: ['A4'] }, [11, 11, '0']],
  ])('%s', async (_what, variables, [black, white, result]) => {
    const { goPosition } = await planned(POSITION, variables);
    expect(goPosition).toMatchObject({ score: { black, white, result }, outcome: null });
  });

  test('after two passes nobody is to move, and territory is told', async () => {
    const { goPosition } = await planned(POSITION, { position: `${WALLS} B - 0,0 2` });
    expect(goPosition).toMatchObject({
      toMove: null,
      legalMoves: [],
      passes: 2,
      score: { territory: { black: [], white: ['E5', 'E4', 'E3', 'E2', 'E1'] } },
    });
  });
});

describe('a record', () => {
  test('is begun at its end', async () => {
    const { goPosition } = await planned(POSITION, { sgf: '(;SZ[9]KM[0.5];B[ee];W[cc])', moves: ['G3'] });
    expect(goPosition).toMatchObject({ size: 9, komi: 0.5, stones: { black: ['E5', 'G3'], white: ['C7'] } });
  });

  const RECORD = `query ($sgf: String!) { rules { goRecord(sgf: $sgf) { __typename
    ... on GoRecord { black white head { key value } start { encoding } moves position { encoding captures ${POINTS} score { result } } warnings sgf }
    ... on InvalidRecord { message line column ply } } } }`;

  test('is read with players, head, handicap, main line and variations', async () => {
    const sgf = '(;SZ[9]HA[2]AB[cc][gg]PB[Asha]PW[Bakari]EV[Title]KM[six];W[ee](;B[ed];W[])(;B[dd]))';
    const { goRecord } = await planned(RECORD, { sgf });
    expect(goRecord).toMatchObject({
      __typename: 'GoRecord',
      black: 'Asha',
      white: 'Bakari',
      head: [{ key: 'EV', value: 'Title' }],
      moves: ['E5', 'E6', 'pass'],
      warnings: [expect.stringContaining('KM[six]')],
    });
    expect(at(goRecord, 'start.encoding')).toMatch(/ W - 0,0 0$/);
    expect(String(at(goRecord, 'sgf')).replaceAll('\n', '')).toBe(sgf);
  });

  test.each([
    ['no game', 'hello', { line: 1, column: 1, ply: null }],
    ['an occupied point', '(;SZ[9];B[ee]\n;W[ee])', { line: 2, column: 4, ply: 1 }],
    ['an unclosed tree', '(;SZ[9]', { line: 1, ply: null }],
  ])('%s is answered with line, column and ply', async (_what, sgf, where) => {
    const { goRecord } = await planned(RECORD, { sgf });
    expect(goRecord).toMatchObject({ __typename: 'InvalidRecord', ...where, message: expect.stringMatching(/\S/) });
  });
});

describe('a file of records', () => {
  const readFile = async (bytes: readonly number[]) => {
    const base64 = Buffer.from(bytes).toString('base64');
    const { recordFile } = await planned(
      'query ($base64: String!) { rules { recordFile(base64: $base64) { text charset warnings } } }',
      { base64 },
    );
    return recordFile;
  };
  const sgf = (charset: string | null, name: readonly number[]) => [
    ...Buffer.from(`(;GM[1]${charset === null ? '' : `CA[${charset}]`}SZ[9]PB[`),
    ...name,
    ...Buffer.from('];B[ee])'),
  ];

  // 本 in Japanese, 国 in Chinese, 한 in Korean, é in French.
  test.each([
    ['UTF-8', [0xe6, 0x9c, 0xac], '本', 'utf-8', []],
    [null, [0xe6, 0x9c, 0xac], '本', 'utf-8', []],
    [null, [0xe9], 'é', 'windows-1252', []],
    ['ISO-8859-1', [0xe9], 'é', 'windows-1252', []],
    ['Shift_JIS', [0x96, 0x7b], '本', 'shift_jis', []],
    ['SJIS', [0x96, 0x7b], '本', 'shift_jis', []],
    ['GB2312', [0xb9, 0xfa], '国', 'gb18030', []],
    ['GBK', [0xb9, 0xfa], '国', 'gb18030', []],
    ['Big5', [0xb0, 0xea], '國', 'big5', []],
    ['EUC-KR', [0xc7, 0xd1], '한', 'euc-kr', []],
    ['EUC-JP', [0xcb, 0xdc], '本', 'euc-jp', []],
    ['EUC-KR', [0xe6, 0x9c, 0xac], '本', 'utf-8', [/names CA\[EUC-KR\] but is written in UTF-8/]],
    ['Klingon', [0xe9], 'é', 'windows-1252', [/CA\[Klingon\] is no character set/]],
    ['UTF-8', [0xe9, 0x41], '\uFFFDA', 'utf-8', [/1 characters cannot be read as utf-8/]],
  ])('in %s: %j is %s', async (charset, bytes, name, read, warnings) => {
    const file = await readFile(sgf(charset, bytes));
    expect(file).toMatchObject({ charset: read, warnings: warnings.map((warning) => expect.stringMatching(warning)) });
    expect(at(file, 'text')).toContain(`PB[${name}]`);
    const { goRecord } = await planned(
      'query ($sgf: String!) { rules { goRecord(sgf: $sgf) { ... on GoRecord { black warnings } } } }',
      {
        sgf: at(file, 'text'),
      },
    );
    expect(goRecord).toEqual({ black: name, warnings: [] });
  });

  test('with a byte order mark is what that says', async () => {
    const wide = Buffer.from('\uFEFF(;SZ[9]PB[\u672c])', 'utf16le');
    expect(await readFile([...wide])).toMatchObject({ charset: 'utf-16le', text: '(;SZ[9]PB[\u672c])' });
  });

  test.each([
    ['no base64', 'a-b!'],
    ['too many bytes', 'A'.repeat(240_004)],
  ])('is refused: %s', async (_what, base64) => {
    const source = 'query ($base64: String!) { rules { recordFile(base64: $base64) { text } } }';
    const { errors } = await graphql({
      schema,
      source,
      variableValues: { base64 },
      contextValue: { publicUrl: 'https://baraza.example' },
    });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });
});

test.each([
  ['a text that is no position', { position: 'nonsense' }, { __typename: 'InvalidPosition', column: 1 }],
  [
    'a chain without liberty',
    { position: 'OX.../X..../...../...../..... B - 0,0 0' },
    { __typename: 'InvalidPosition' },
  ],
  ['a board too large', { size: 26 }, { __typename: 'InvalidPosition' }],
  ['komi in quarters', { komi: 6.25 }, { __typename: 'InvalidPosition' }],
  ['a bad record', { sgf: '(;SZ[9];B[zz])' }, { __typename: 'InvalidPosition', column: 11 }],
  ['a dead point without stone', { dead: ['A1'] }, { __typename: 'InvalidPosition' }],
  ['a dead point off the board', { dead: ['A9'] }, { __typename: 'InvalidPosition', column: 2 }],
  ['a neutral stone', { moves: ['C3'], neutral: ['C3'] }, { __typename: 'InvalidPosition' }],
  [
    'an occupied point',
    { moves: ['C3', 'C3'] },
    { __typename: 'IllegalMove', code: 'ILLEGAL_MOVE', index: 1, column: 1, rule: 'occupied-by-black' },
  ],
  ['a point off the board', { moves: ['C9'] }, { __typename: 'IllegalMove', index: 0, column: 2, rule: 'row-beyond' }],
  [
    'column I',
    { size: 19, moves: ['D4', 'I9'] },
    { __typename: 'IllegalMove', index: 1, column: 1, rule: 'no-column-i' },
  ],
  [
    'a move after two passes',
    { moves: ['pass', 'pass', 'C3'] },
    { __typename: 'IllegalMove', index: 2, rule: 'not-in-play' },
  ],
  [
    'suicide',
    { position: '.X.../X..../...../...../..... W - 0,0 0', moves: ['A5'] },
    { __typename: 'IllegalMove', rule: 'suicide', message: expect.stringMatching(/^suicide at A5/) },
  ],
  [
    'a ko',
    { position: '.XO../X.XO./.XO../...../..... W B4 1,0 0', moves: ['B4'] },
    { __typename: 'IllegalMove', rule: 'ko', message: expect.stringMatching(/^ko: retaking at B4/) },
  ],
  [
    'a superko',
    { position: '.O.O./XXO../...../...../..... W - 0,0 0', koRule: 'POSITIONAL', moves: ['A5', 'C5', 'B5'] },
    { __typename: 'IllegalMove', rule: 'superko', index: 2, message: expect.stringMatching(/^superko/) },
  ],
])('%s is answered with where it fails', async (_what, variables, refusal) => {
  const { goPosition } = await planned(POSITION, variables);
  expect(goPosition).toMatchObject(refusal);
  expect(at(goPosition, 'message')).toMatch(/\S/);
});

test.each([
  ['more than 2,000 moves', { moves: Array(2_001).fill('pass') }],
  ['more than 625 marks', { dead: Array(626).fill('A1') }],
  ['a record of more than 100,000 characters', { sgf: ' '.repeat(100_001) }],
  ['a position and a record', { position: 'x', sgf: '(;)' }],
])('%s are bad input', async (_what, variables) => {
  const { errors } = await graphql({
    schema,
    source: POSITION,
    variableValues: variables,
    contextValue: { publicUrl: 'https://baraza.example' },
  });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
});

test('legal moves of many boards are bounded by what an operation may cost', async () => {
  const many = (count: number) =>
    `{ rules { ${Array.from({ length: count }, (_, n) => `p${n}: goPosition { ... on GoPosition { legalMoves { notation captured } } }`).join(' ')} } }`;
  expect(Object.keys(await planned(many(2)))).toHaveLength(2);
  await expect(planned(many(500))).rejects.toMatchObject({ extensions: { code: 'OPERATION_TOO_COMPLEX' } });
});
