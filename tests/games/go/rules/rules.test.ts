import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { goAfter, goAt, goGame, goRefusal } from '../../../support/go.ts';

/** Boards of five are drawn; the columns are A to E, the rows 5 at the top to 1. */
const CASES = [
  [
    'a lone stone in the corner is taken',
    `OX...\n.....\n.....\n.....\n..... B - 0,0 0`,
    'A4',
    '.X.../X..../...../...../..... W - 1,0 0',
  ],
  [
    'a chain is taken whole',
    `.OOX.\nXXX..\n.....\n.....\n..... B - 0,0 0`,
    'A5',
    'X..X./XXX../...../...../..... W - 2,0 0',
  ],
  [
    'two chains are taken at once',
    `XO.OX\n.XOX.\n..X..\n.....\n..... B - 0,0 0`,
    'C5',
    'X.X.X/.X.X./..X../...../..... W - 3,0 0',
  ],
  [
    'filling the last liberty captures first',
    `.XO..\nXXO..\nOOO..\n.....\n..... W - 0,0 0`,
    'A5',
    'O.O../..O../OOO../...../..... B - 0,3 0',
  ],
  [
    'a stone with another on its side may fill a liberty',
    `.XX..\nX.X..\n.XX..\n.....\n..... B - 0,0 0`,
    'B4',
    '.XX../XXX../.XX../...../..... W - 0,0 0',
  ],
  [
    'a ko leaves its point banned',
    `.XO..\nXO.O.\n.XO..\n.....\n..... B - 0,0 0`,
    'C4',
    '.XO../X.XO./.XO../...../..... W B4 1,0 0',
  ],
  [
    'two stones taken leave no ban',
    `XOO..\n.XXO.\n.....\n.....\n..... B - 0,0 0`,
    'D5',
    'X..X./.XXO./...../...../..... W - 2,0 0',
  ],
  [
    'a taker in a bigger chain leaves no ban (snapback)',
    `XO.X.\nXX...\n.....\n.....\n..... B - 0,0 0`,
    'C5',
    'X.XX./XX.../...../...../..... W - 1,0 0',
  ],
  [
    'a taker with another liberty leaves no ban',
    `.....\n..X..\n.XO..\n..X..\n..... B - 0,0 0`,
    'D3',
    '...../..X../.X.X./..X../..... W - 1,0 0',
  ],
] as const;

test.each(CASES)('%s', (_what, board, move, after) => {
  const reached = goAfter(goAt(board), move);
  expect(
    go
      .encode({ ...reached, seen: { ...reached.seen, before: null } })
      .split(' ')
      .slice(0, 5)
      .join(' '),
  ).toBe(after);
});

test.each([
  ['an occupied point', 'OX.../...../...../...../..... B - 0,0 0', 'B5', 'B5 is occupied by Black.'],
  ['an occupied point of the opponent', 'OX.../...../...../...../..... B - 0,0 0', 'a5', 'A5 is occupied by White.'],
  ['suicide of one stone', '.X.../X..../...../...../..... W - 0,0 0', 'A5', /^suicide at A5/],
  ['suicide of a chain', '.OX../OXX../X..../...../..... W - 0,0 0', 'A5', /^suicide at A5/],
  [
    'retaking a ko at once',
    '.XO../X.XO./.XO../...../..... W B4 1,0 0',
    'B4',
    /^ko: retaking at B4 would repeat the position before/,
  ],
  ['a column too far', '...../...../...../...../..... B - 0,0 0', 'F1', /last of 5 columns is E/],
  ['a row too high', '...../...../...../...../..... B - 0,0 0', 'A6', /top row of this board is 5/],
] as const)('refused: %s', (_what, board, move, message) => {
  const position = goAt(board);
  expect(goRefusal(position, move).message).toMatch(message);
});

test('a point off the board is refused by the rules too', () => {
  for (const point of [-1, 25, 0.5, Number.NaN]) {
    expect(go.play(goGame({ size: 5 }), { kind: 'play', point })).toMatchObject({
      ok: false,
      error: { kind: 'off-board' },
    });
  }
});

describe('ko', () => {
  const ko = goAt('.XO../X.XO./.XO../...../..... W B4 1,0 0');

  test('the ban is lifted by a play elsewhere, and by a pass', () => {
    expect(goAfter(ko, 'E1', 'A1', 'B4').captures).toEqual({ first: 1, second: 1 });
    expect(goAfter(ko, 'pass', 'E1', 'B4').captures).toEqual({ first: 1, second: 1 });
  });

  test('under superko the retake is refused by the ko rule still', () => {
    const strict = goAfter(
      goGame({ size: 5, koRule: 'POSITIONAL' }),
      'B5',
      'C5',
      'A4',
      'D4',
      'B3',
      'C3',
      'E1',
      'B4',
      'C4',
    );
    expect(strict.ko).not.toBeNull();
    expect(goRefusal(strict, 'B4').message).toMatch(/^ko:/);
  });
});

describe('send two, return one', () => {
  const BOARD = '.O.O./XXO../...../...../..... W - 0,0 0';

  test.each([
    ['SIMPLE', true],
    ['SITUATIONAL', true],
    ['POSITIONAL', false],
  ])('the return by the rule %s: allowed %s', (koRule, isAllowed) => {
    const sent = goAfter(goAt(koRule === 'SIMPLE' ? BOARD : `${BOARD} koRule=${koRule}`), 'A5', 'C5');
    expect(sent.captures).toEqual({ first: 2, second: 0 });
    const returned = go.parseMove(sent, 'B5');
    expect(returned.ok).toBe(isAllowed);
    if (!returned.ok) expect(worded(returned.error.message)).toMatch(/^superko: a stone at B5/);
  });

  test('situational superko refuses to begin the cycle anew after a pass', () => {
    const again = goAfter(goAt(`${BOARD} koRule=SITUATIONAL`), 'A5', 'C5', 'B5', 'pass');
    expect(goRefusal(again, 'A5').message).toMatch(/^superko/);
  });

  test('the second time either may offer no result, and the other accept it', () => {
    const start = goAt(BOARD);
    expect(goRefusal(start, 'B no-result').message).toMatch(/has not been like this before/);
    const twice = goAfter(start, 'A5', 'C5', 'B5', 'pass');
    expect(go.actors(twice)).toEqual(['first', 'second']);
    const offered = goAfter(twice, 'B no-result');
    expect(goRefusal(offered, 'B no-result').message).toMatch(/already/);
    expect(go.outcome(goAfter(offered, 'W no-result'))).toEqual({ winner: null, reason: 'no-result', value: 1 });
    expect(goAfter(offered, 'E1').phase).toEqual({ kind: 'play', offer: null });
    expect(goAfter(twice, 'W dispute').phase).toEqual({ kind: 'adjudication', appeal: 'repetition', proposal: null });
  });

  test('the fourth time the director decides', () => {
    const cycle = ['A5', 'C5', 'B5', 'pass'];
    const thrice = goAfter(goAt(BOARD), ...cycle, ...cycle);
    expect(thrice.phase.kind).toBe('play');
    const over = goAfter(thrice, ...cycle);
    expect(over.phase).toEqual({ kind: 'adjudication', appeal: 'repetition', proposal: null });
    expect([go.toMove(over), go.outcome(over), go.actors(over), go.legalMoves(over)]).toEqual([null, null, [], []]);
    expect(goRefusal(over, 'A5').message).toMatch(/director decides/);
  });
});

test('passing is free, gives no prisoner, and two end the play', () => {
  const once = goAfter(goGame({ size: 5 }), 'pass');
  expect(once).toMatchObject({ passes: 1, turn: 'second', captures: { first: 0, second: 0 }, phase: { kind: 'play' } });
  expect(goAfter(once, 'C3')).toMatchObject({ passes: 0 });
  expect(goAfter(once, 'pass')).toMatchObject({ passes: 2, phase: { kind: 'scoring' } });
});

test('after two passes a stone and a pass are refused', () => {
  const over = goAfter(goGame({ size: 5 }), 'pass', 'pass');
  expect(goRefusal(over, 'C3').message).toMatch(/Both have passed/);
  expect(goRefusal(over, 'pass').message).toMatch(/Both have passed/);
});
