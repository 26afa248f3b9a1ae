import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { at } from '../../../support/bao.ts';

const SOUND: readonly (readonly [what: string, line: string])[] = [
  ['the opening', 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -'],
  ["the beginners' opening", 'J 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 - S -'],
  ['North to move', 'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -'],
  ["South's house alone", 'K -4,7,-3/-8/-7,1/30,-7 13,13 A S -'],
  ["North's house alone", 'K -3,1,-4/-8/1,-3,6,-3/30,-7 13,13 a S -'],
  ['a blocked pit', 'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N a4'],
  ['stores of different size', 'K 1,2,-6/-8/-7,1/59,-7 0,1 - S -'],
  ['bao hamna with seeds in the hand', 'K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3'],
  ['bao hamna without', 'K -3,2,-4/-8/-8/19,-7 21,22 - N - S:bao-hamna'],
  ['no move', 'K -1,1,1,-5/61,-7/1,-7/-8 0,0 - N - S:no-move'],
  ['no move that ends', 'K 1,-1,1,-1,1,17,1,-1/-1,1,-1,1,-1,1,-1,1/-6,39,-1/-8 0,0 - S - N:no-finite-move'],
];

const SETTLED: readonly (readonly [what: string, line: string, whole: string])[] = [
  ['an empty front row', 'K -3,2,-4/-8/-8/19,-7 21,22 - N -', 'K -3,2,-4/-8/-8/19,-7 21,22 - N - S:bao-hamna'],
  ['a mover without a move', 'K -1,1,1,-5/61,-7/1,-7/-8 0,0 - N -', 'K -1,1,1,-5/61,-7/1,-7/-8 0,0 - N - S:no-move'],
];

/** The caret stands before what is to blame. */
const REFUSED: readonly (readonly [what: string, line: string, message: string])[] = [
  [
    'nothing',
    '^',
    'A position line has six fields: variant, rows, stores, houses, turn and blocked pit; a seventh is the result.',
  ],
  [
    'five fields',
    'K -8/-8/-8/-8 0,0 - S^',
    'A position line has six fields: variant, rows, stores, houses, turn and blocked pit; a seventh is the result.',
  ],
  ['eight fields', 'K -3,2,-4/-8/-8/19,-7 21,22 - N - S:bao-hamna ^x', 'After the result the line ends.'],
  [
    'another variant',
    '^X -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
    'The variant is K (kiswahili) or J (kujifunza).',
  ],
  [
    'three rows',
    'K ^-4,6,2,2,-1/-8/-4,6,2,2,-1 22,22 Aa S -',
    'The board has four rows, A/B/a/b, with a stroke between them.',
  ],
  ['seven pits', 'K ^-4,6,2,2/-8/-4,6,2,2,-1/-8 22,22 Aa S -', 'Row A has 7 pits, not 8.'],
  ['nine pits', 'K -4,6,2,2,-1/-8/-4,6,2,2,^-2/-8 22,22 Aa S -', 'Row a has more than 8 pits.'],
  [
    'a zero',
    'K -4,6,2,2,^0/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
    'In row A a pit is a number of seeds, or -n for n empty pits.',
  ],
  [
    'a leading zero',
    'K -4,^06,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
    'In row A a pit is a number of seeds, or -n for n empty pits.',
  ],
  [
    'a run in two parts',
    'K -2,^-2,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
    'Empty pits side by side are written as one run.',
  ],
  [
    'a letter in the back row',
    'K -4,6,2,2,-1/-7,^x/-4,6,2,2,-1/-8 22,22 Aa S -',
    'In row B a pit is a number of seeds, or -n for n empty pits.',
  ],
  ['63 seeds', 'K ^-4,6,2,1,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -', 'Pits, stores and hand hold 63 seeds in all, not 64.'],
  ['65 seeds', 'K ^-4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,23 Aa S -', 'Pits, stores and hand hold 65 seeds in all, not 64.'],
  ['one store', 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 ^44 Aa S -', 'The stores are two numbers, "south,north".'],
  ['a negative store', 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 ^-2,46 Aa S -', 'The stores are two numbers, "south,north".'],
  [
    'houses in the wrong order',
    'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 ^aA S -',
    'The houses still owned are Aa, A, a or -.',
  ],
  ['an empty house', 'K -3,6,-1,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 ^Aa S -', 'A5 is empty, so its house is lost.'],
  ['another turn', 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa ^W -', 'The turn is S or N.'],
  [
    'a blocked pit of the other side',
    'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N ^A4',
    'The blocked pit is a front pit of the player to move, or -.',
  ],
  [
    'a blocked pit of the back row',
    'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N ^b4',
    'The blocked pit is a front pit of the player to move, or -.',
  ],
  [
    'a blocked pit without number',
    'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N ^a',
    'The blocked pit is a front pit of the player to move, or -.',
  ],
  [
    'a blocked pit that is empty',
    'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N ^a2',
    'a2 is empty, so it is not blocked.',
  ],
  [
    'a blocked pit in kunamua',
    'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S ^A6',
    'A pit is blocked in mtaji only, when both stores are empty.',
  ],
  [
    'a blocked pit in kujifunza',
    'J -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N ^a4',
    'Bao la kujifunza has no kutakatia.',
  ],
  [
    'a blocked pit that is exempt',
    'K -2,2,1,1,-3/-3,28,28,-3/-3,4,-4/-8 0,0 - N ^a4',
    'a4 can not be blocked as the board stands.',
  ],
  [
    'a blocked pit beside a harvest',
    'K -2,2,1,1,1,-2/-3,28,26,-3/2,-1,1,2,-4/-8 0,0 - N ^a4',
    'The player to move has a harvest, so a4 is not blocked.',
  ],
  ['stores in kujifunza', 'J -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 ^22,22 - S -', 'Bao la kujifunza has no seeds in store.'],
  ['houses in kujifunza', 'J -4,28,2,2,-1/-8/-4,28,2,2,-1/-8 0,0 ^A S -', 'Bao la kujifunza has no houses.'],
  [
    'a result of a game that goes on',
    'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S - ^N:no-move',
    'The game is not over: the player to move has a legal move.',
  ],
  [
    'the wrong winner',
    'K -3,2,-4/-8/-8/16,-7 21,22 - N - ^N:bao-hamna:3',
    'The board says S:bao-hamna, and the line says N:bao-hamna:3.',
  ],
  [
    'the wrong reason',
    'K -1,1,1,-5/61,-7/1,-7/-8 0,0 - N - ^S:no-finite-move',
    'The board says S:no-move, and the line says S:no-finite-move.',
  ],
  [
    'an unknown reason',
    'K -3,2,-4/-8/-8/19,-7 21,22 - N - ^S:hus',
    'The result is the winner, S or N, and the reason, bao-hamna, no-move, no-finite-move, such as S:bao-hamna:3.',
  ],
  [
    'a hand without bao hamna',
    'K -1,1,1,-5/58,-7/1,-7/-8 0,0 - N - ^S:no-move:3',
    'The result is the winner, S or N, and the reason, bao-hamna, no-move, no-finite-move, such as S:bao-hamna:3.',
  ],
  ['both front rows empty', 'K -8/32,-7/-8/32,-7 0,0 - ^S -', 'Both front rows are empty, which cannot come about.'],
];

describe('a position line', () => {
  test.each(SOUND)('of %s is read and written back', (_what, line) => {
    expect(bao.encode(at(line))).toBe(line);
  });

  test.each(SETTLED)('of %s is given its result', (_what, line, whole) => {
    expect(bao.encode(at(line))).toBe(whole);
  });

  test.each(REFUSED)('with %s is refused', (_what, marked, message) => {
    const column = marked.indexOf('^') + 1;
    expect(worded(bao.decode(marked.replace('^', '')))).toEqual({ ok: false, error: { message, column } });
  });
});

describe('settings', () => {
  test.each([
    ['none', undefined, 'KISWAHILI'],
    ['none at all', null, 'KISWAHILI'],
    ['an empty object', {}, 'KISWAHILI'],
    ['kiswahili', { variant: 'KISWAHILI' }, 'KISWAHILI'],
    ['kujifunza', { variant: 'KUJIFUNZA' }, 'KUJIFUNZA'],
  ] as const)('%s', (_what, value, variant) => {
    expect(bao.parseConfig(value)).toEqual({ ok: true, value: { variant } });
  });

  test.each([
    ['another variant', { variant: 'HUS' }, 'The variant of a bao game is KISWAHILI or KUJIFUNZA.'],
    ['a variant that is no text', { variant: 1 }, 'The variant of a bao game is KISWAHILI or KUJIFUNZA.'],
    ['a text', 'KISWAHILI', 'The settings of a bao game are an object.'],
    ['a list', [], 'The settings of a bao game are an object.'],
  ])('refused: %s', (_what, value, message) => {
    expect(worded(bao.parseConfig(value))).toMatchObject({ ok: false, error: { message } });
  });
});
