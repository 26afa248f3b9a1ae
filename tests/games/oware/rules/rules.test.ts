import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { oware } from '../../../../api/src/games/oware/rules/index.ts';
import { at, played, through } from './played.ts';

/** Worked out by hand from docs/rules/oware.md: rule, position, move, position after it. */
const CASES: readonly (readonly [rule: string, before: string, move: string, after: string])[] = [
  ['2.1 along the own row', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S', 'B', '4,0,5,5,5,5/4,4,4,4,4,4 0,0 N'],
  ['2.1 into the other row', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S', 'E', '4,4,4,4,0,5/5,5,5,4,4,4 0,0 N'],
  ['2.1 round from North', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 N', 'f', '5,5,5,5,4,4/4,4,4,4,4,0 0,0 S'],
  [
    '2.2, 3.1 twelve pass over their house, and the twelfth captures',
    '0,0,0,0,0,12/1,1,1,1,1,1 15,15 S',
    'F',
    '1,1,1,1,1,0/0,2,2,2,2,2 18,15 N',
  ],
  ['2.2 twenty-three, twice', '0,0,0,0,0,23/1,1,1,1,1,4 8,8 S', 'F', '2,2,2,2,2,0/4,3,3,3,3,6 8,8 N'],
  ['3.1 two', '0,0,0,0,0,1/1,5,5,5,5,5 10,11 S', 'F', '0,0,0,0,0,0/0,5,5,5,5,5 12,11 N'],
  ['3.1 three', '1,0,0,0,0,1/2,5,5,5,5,5 10,9 S', 'F', '1,0,0,0,0,0/0,5,5,5,5,5 13,9 N'],
  ['3.1 four is left', '1,0,0,0,0,1/3,5,5,5,5,5 9,9 S', 'F', '1,0,0,0,0,0/4,5,5,5,5,5 9,9 N'],
  ['3.2 a chain backwards', '1,0,0,0,0,3/2,1,2,5,5,5 12,12 S', 'F', '1,0,0,0,0,0/0,0,0,5,5,5 20,12 N'],
  ['3.2 broken by four', '1,0,0,0,0,3/1,3,2,5,5,5 11,12 S', 'F', '1,0,0,0,0,0/2,4,0,5,5,5 14,12 N'],
  ['3.2 not the own side', '0,0,0,1,1,1/1,5,5,5,5,5 10,9 S', 'F', '0,0,0,1,1,0/0,5,5,5,5,5 12,9 N'],
  ['3.2 nothing after a last seed at home', '1,0,0,0,1,1/1,5,5,5,5,5 10,9 S', 'E', '1,0,0,0,0,2/1,5,5,5,5,5 10,9 N'],
  ['3.3 a grand slam captures nothing', '1,0,0,0,0,2/1,1,0,0,0,0 22,21 S', 'F', '1,0,0,0,0,0/2,2,0,0,0,0 22,21 N'],
  ['4.1 a seed is given', '0,0,0,0,2,1/0,0,0,0,0,0 22,23 S', 'F', '0,0,0,0,2,0/1,0,0,0,0,0 22,23 N'],
];

test.each(CASES)('%s', (_rule, before, move, after) => {
  const [, last] = through(at(before), move);
  expect(last).toMatchObject({ ...at(after), seen: expect.any(Array) });
});

describe('a game ends', () => {
  test('1.4 at once with 25 seeds', () => {
    const [, last] = through(at('0,0,0,0,0,1/1,5,5,5,0,4 23,4 S'), 'F');
    expect(last).toMatchObject({ stores: { first: 25, second: 4 }, end: 'majority' });
    expect(last && oware.outcome(last)).toEqual({ winner: 'first', reason: 'majority', value: 1, score: '25-4' });
    expect(last && oware.legalMoves(last)).toEqual([]);
  });

  test('1.4 not with 24', () => {
    const [, last] = through(at('0,0,0,0,0,1/1,5,5,5,0,4 22,5 S'), 'F');
    expect(last).toMatchObject({ stores: { first: 24, second: 5 }, end: null });
  });

  test('4.2 who cannot feed takes what lies on his side', () => {
    const { position, trace } = played(at('3,0,0,0,0,0/0,0,0,0,0,1 21,23 N'), { house: 11 });
    expect(position.end).toBe('no-seeds');
    expect(trace).toEqual([
      { kind: 'lift', house: 11, seeds: 1 },
      { kind: 'sow', house: 0 },
      { kind: 'gather', house: 0, seeds: 4 },
    ]);
    expect(oware.outcome(position)).toEqual({ winner: 'first', reason: 'no-seeds', value: 1, score: '25-23' });
  });

  test('1.4 24 each is a draw', () => {
    const { position } = played(at('0,1,0,0,0,0/0,0,0,0,0,1 22,24 N'), { house: 11 });
    expect(oware.outcome(position)).toEqual({
      winner: null,
      isDrawn: true,
      reason: 'no-seeds',
      value: 1,
      score: '24-24',
    });
  });

  test('5.1 when a position comes for the third time, and not the second', () => {
    const start = at('1,0,0,0,0,0/1,0,0,0,0,0 23,23 S');
    const round = 'A a B b C c D d E e F f';
    const once = through(start, round).at(-1);
    expect(once).toMatchObject({ houses: start.houses, end: null });
    const twice = once && through(once, round).at(-1);
    expect(twice).toMatchObject({ end: 'cycle', stores: { first: 24, second: 24 }, seen: [] });
    expect(twice && oware.outcome(twice)).toMatchObject({
      winner: null,
      isDrawn: true,
      reason: 'cycle',
      score: '24-24',
    });
  });
});

describe('a move is refused', () => {
  test.each([
    ['a', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S', 'A move is the letter of a house, A to F, not "G".', ' G', 2],
    ['an empty house', '0,4,4,4,4,8/4,4,4,4,4,4 0,0 S', 'A is empty.', 'A', 1],
    [
      'one that does not feed',
      '0,0,3,0,2,1/0,0,0,0,0,0 21,21 S',
      'The opponent has no seeds, and C does not reach his side; these do: E and F.',
      'c',
      1,
    ],
    ['any in a game that is over', '0,0,0,0,0,0/0,0,0,0,0,0 25,23 S no-seeds -', 'The game is over.', 'A', 1],
  ])('%s', (_what, line, message, text, column) => {
    expect(worded(oware.parseMove(at(line), text))).toMatchObject({ ok: false, error: { message, column } });
  });

  test('by the rule that it breaks', () => {
    expect(worded(oware.play(oware.initial({}), { house: 6 }))).toMatchObject({
      ok: false,
      error: { rule: 'not-own' },
    });
    expect(oware.refusalRules('not-own')).toEqual(['Oware 2.1']);
    expect(oware.refusalRules('must-feed')).toEqual(['Oware 4.1']);
  });
});

test('either case of a letter is the house of who is to move', () => {
  const [first, second] = through(oware.initial({}), 'c');
  expect(first && oware.formatMove(first, { house: 2 })).toBe('C');
  expect(second && oware.parseMove(second, 'D')).toMatchObject({ ok: true, value: { move: { house: 9 } } });
});

test('the board is drawn as South sees it', () => {
  const [, position] = through(oware.initial({}), 'F');
  expect(position && oware.draw?.(position).split('\n')).toEqual([
    '         f  e  d  c  b  a',
    'North    4  4  5  5  5  5    0',
    'South    4  4  4  4  4  .    0',
    '         A  B  C  D  E  F',
  ]);
});

test.each([
  ['too few fields', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S -', 1],
  ['a row of five', '4,4,4,4,4/4,4,4,4,4,4 0,0 S - -', 1],
  ['a seed too many', '5,4,4,4,4,4/4,4,4,4,4,4 0,0 S - -', 1],
  ['one store', '4,4,4,4,4,4/4,4,4,4,4,4 0 S - -', 25],
  ['another turn', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 W - -', 29],
  ['an end that is not', '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S majority -', 31],
  ['an end that is not said', '0,0,0,0,0,1/0,0,0,0,0,0 25,22 S - -', 33],
])('a line with %s is refused', (_what, line, column) => {
  expect(oware.decode(line)).toMatchObject({ ok: false, error: { column } });
});
