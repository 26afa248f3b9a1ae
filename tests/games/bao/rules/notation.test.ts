import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { facing, numberOf, pitName } from '../../../../api/src/games/bao/rules/layout.ts';
import { at } from '../../../support/bao.ts';

const OPENING = 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -';
/** North to move after A6<*: harvests from a5 and a6. */
const REPLY = 'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -';
/** Every front pit of South can harvest in kunamua. */
const FULL = 'K 1,1,1,1,1,1,1,1/-8/1,1,1,1,1,1,1,1/28,-7 10,10 - S -';
/** The harvest A3< comes to the working house. */
const HOUSE = 'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -';
/** In mtaji B1< is the only harvest. */
const BACK = 'K -1,1,-6/2,-7/1,-5,1,-1/59,-7 0,0 - S -';
/** In mtaji A2>** blocks a4, A2<* blocks nothing. */
const BLOCKING = 'K -1,2,1,-1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - S -';
/** a4 is blocked; a1 is the only start. */
const BLOCKED = 'K -2,2,1,1,-3/-3,28,28,-3/2,-2,2,-4/-8 0,0 - N a4';
/** A1> wins, since North cannot move. */
const WINNING = 'K 2,-7/61,-7/1,-7/-8 0,0 - S -';
/** Only the back row can start. */
const REAR = 'K 1,-7/-5,2,-2/1,-7/60,-7 0,0 - S -';
/** A4< takes the last front seeds. */
const HAMNA = 'K -3,1,-4/-8/-4,3,-3/16,-7 22,22 - S -';
const OVER = 'K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3';

const ACCEPTED: readonly (readonly [what: string, line: string, text: string, canonical: string])[] = [
  ['the whole text', OPENING, 'A6<*', 'A6<*'],
  ['without the star', OPENING, 'A6<', 'A6<*'],
  ['without the row, in kunamua', OPENING, '6<', 'A6<*'],
  ["North's row", REPLY, 'a5>', 'a5>'],
  ["without North's row, in kunamua", REPLY, '5>', 'a5>'],
  ['a harvest in the left kichwa without direction', FULL, 'A1', 'A1<'],
  ['a harvest in the left kimbi without direction', FULL, 'A2', 'A2<'],
  ['a harvest in the right kimbi without direction', FULL, 'A7', 'A7>'],
  ['a harvest in the right kichwa, the number alone', FULL, '8', 'A8>'],
  ['a harvest of a middle pit to the left kichwa', FULL, 'A4<', 'A4<'],
  ['a harvest of a middle pit to the right kichwa', FULL, 'A4>', 'A4>'],
  ['the only direction of a mtaji start left out (10.21)', BACK, 'B1', 'B1<'],
  ['the only direction of a lone kichwa left out', WINNING, 'A1', 'A1>*#'],
  ['the house played', HOUSE, 'A3<+', 'A3<+'],
  ['the house not played', HOUSE, 'A3<', 'A3<'],
  ['a plus where the move does not come to the house', HOUSE, 'A3>+', 'A3>'],
  ['a plus on kutakata', OPENING, 'A6<+*', 'A6<*'],
  ['a blocking kutakata', BLOCKING, 'A2>**', 'A2>**'],
  ['a blocking kutakata with one star', BLOCKING, 'A2>*', 'A2>**'],
  ['a blocking kutakata without a star', BLOCKING, 'A2>', 'A2>**'],
  ['a winning move', WINNING, 'A1>*#', 'A1>*#'],
  ['a winning move, not announced', WINNING, 'A1>', 'A1>*#'],
  ['the signs in another order', WINNING, 'A1>#*', 'A1>*#'],
  ['a winning harvest', HAMNA, '4>#', 'A4>#'],
  ['the back row to the left, clockwise', REAR, 'B6<', 'B6<*'],
  ['the back row to the right, anticlockwise', REAR, 'B6>', 'B6>*'],
];

const WARNED: readonly (readonly [what: string, line: string, text: string, canonical: string, warning: string])[] = [
  ['two stars without a block', OPENING, 'A6<**', 'A6<*', 'The sign ** announces a kutakatia, but no pit is blocked.'],
  ['a win that is none', OPENING, 'A6<*#', 'A6<*', 'The sign # announces a win, but the game goes on.'],
];

const REFUSED: readonly (readonly [what: string, line: string, text: string, column: number, message: string])[] = [
  ['nothing', OPENING, '', 1, 'A move begins with its pit, such as A5.'],
  ['a space in front', OPENING, ' A6<', 1, 'A move begins with its pit, such as A5, not with " ".'],
  ['another row', OPENING, 'C6<', 1, 'A move begins with its pit, such as A5, not with "C".'],
  ['pit 9', OPENING, 'A9<', 2, 'After the row A comes the number of a pit, 1 to 8.'],
  ['a sign of two halves', OPENING, '🎲', 1, 'A move begins with its pit, such as A5, not with "🎲".'],
  ['a sign that cannot be shown', OPENING, 'A6<\u202E', 4, 'A move does not have the sign U+202E.'],
  ['pit 0', OPENING, '0<', 1, 'A move begins with its pit, such as A5, not with "0".'],
  ['a row alone', OPENING, 'A', 2, 'After the row A comes the number of a pit, 1 to 8.'],
  ['two directions', OPENING, 'A6<>', 4, 'The direction is written once, straight after the pit.'],
  ['a direction after a sign', OPENING, 'A6*<', 4, 'The direction is written once, straight after the pit.'],
  ['two pluses', OPENING, 'A6<++', 5, 'The sign + is written twice.'],
  ['two wins', OPENING, 'A6<##', 5, 'The sign # is written twice.'],
  ['three stars', OPENING, 'A6<***', 6, 'The sign for kutakata, * or **, is written once.'],
  ['stars apart', OPENING, 'A6<*+*', 6, 'The sign for kutakata, * or **, is written once.'],
  ['a semicolon behind', OPENING, 'A6<*;', 5, 'A move does not have the sign ";".'],
  ["the other side's letter", OPENING, 'a6<*', 1, 'South is to move, and his rows are A and B, not a.'],
  ["the other side's letter, of North", REPLY, 'A5>', 1, 'North is to move, and his rows are a and b, not A.'],
  ['no row in mtaji', BACK, '1<', 1, 'In mtaji the row is written too: A or B.'],
  ['no row in mtaji, of North', BLOCKED, '1<', 1, 'In mtaji the row is written too: a or b.'],
  ['no direction where both are legal', OPENING, 'A6', 3, 'A6 can be sown both ways: say < or >.'],
  ['no direction of a middle pit', FULL, '4', 2, 'A4 can be sown both ways: say < or >.'],
  ['a back pit in kunamua', OPENING, 'B6<', 1, 'In kunamua a move starts in the front row, and B6 is in the back row.'],
  ['an empty pit', OPENING, 'A1>', 1, 'A1 is empty.'],
  [
    'the working house',
    OPENING,
    'A5>',
    1,
    'A5 is a house with six seeds or more, so kutakata starts from another front pit.',
  ],
  [
    'kutakata where a harvest is possible',
    REPLY,
    'a7>',
    1,
    'A harvest is possible from a5 and a6, so kutakata is not allowed.',
  ],
  [
    'kutakata, said to be one, where a harvest is possible',
    REPLY,
    'a7>*',
    4,
    'A harvest is possible from a5 and a6, so kutakata is not allowed.',
  ],
  ['a star on a harvest', REPLY, 'a5>*', 4, 'The move from a5 is a harvest, so it cannot have the sign of kutakata.'],
  [
    'two stars on a harvest',
    REPLY,
    '5>#**',
    4,
    'The move from a5 is a harvest, so it cannot have the sign of kutakata.',
  ],
  ['a kichwa to the other side', FULL, 'A1>', 3, 'From A1 the only harvest is A1<.'],
  ['a kimbi to the other side', FULL, '7<', 2, 'From A7 the only harvest is A7>.'],
  ['a single seed in mtaji', BACK, 'A2>', 1, 'A2 holds one seed, and in mtaji a move needs two or more.'],
  ['the other direction of a mtaji harvest', BACK, 'B1>', 3, 'From B1 the only harvest is B1<.'],
  [
    'a lone kichwa towards the back row',
    WINNING,
    'A1<',
    3,
    'A1 is the only filled front pit, and sown that way it leaves the front row empty.',
  ],
  ['a blocked pit', BLOCKED, 'a4>', 1, 'a4 is blocked by kutakatia for this turn.'],
  [
    'the back row before the front row',
    BLOCKING,
    'B4>',
    1,
    'Kutakata is possible in the front row from A2, so B4 cannot start.',
  ],
  [
    'one seed before a larger pit, house lost',
    'K -4,2,1,-2/-8/-7,1/34,-7 13,13 - S -',
    'A6>',
    1,
    'A6 holds one seed, and a front pit with two or more goes first: A5.',
  ],
  ['anything once the game is over', OVER, 'a5>', 1, 'The game is over.'],
];

describe('a move in text is read', () => {
  test.each(ACCEPTED)('%s: %s %s', (_what, line, text, canonical) => {
    const read = bao.parseMove(at(line), text);
    expect(read.ok && read.value.warnings).toEqual([]);
    expect(read.ok && bao.formatMove(at(line), read.value.move)).toBe(canonical);
  });

  test.each(WARNED)('with a warning, %s: %s %s', (_what, line, text, canonical, warning) => {
    const read = bao.parseMove(at(line), text);
    expect(worded(read.ok && read.value.warnings)).toEqual([warning]);
    expect(read.ok && bao.formatMove(at(line), read.value.move)).toBe(canonical);
  });

  test.each(REFUSED)('not with %s: %s %s', (_what, line, text, column, message) => {
    expect(worded(bao.parseMove(at(line), text))).toMatchObject({ ok: false, error: { message, column } });
  });
});

describe('the pits', () => {
  test.each([
    [0, 'A1', 'a1', 'a8'],
    [1, 'A2', 'a2', 'a7'],
    [2, 'A3', 'a3', 'a6'],
    [3, 'A4', 'a4', 'a5'],
    [4, 'A5', 'a5', 'a4'],
    [5, 'A6', 'a6', 'a3'],
    [6, 'A7', 'a7', 'a2'],
    [7, 'A8', 'a8', 'a1'],
  ])('ring %i is %s or %s, and South faces %s', (pit, south, north, faced) => {
    expect(pitName('first', pit)).toBe(south);
    expect(pitName('second', pit)).toBe(north);
    expect(pitName('second', facing(pit))).toBe(faced);
  });

  test.each([
    [8, 'B8'],
    [11, 'B5'],
    [15, 'B1'],
  ])('ring %i is %s, behind the front row', (pit, name) => {
    expect(pitName('first', pit)).toBe(name);
    expect(numberOf(pit)).toBe(Number(name.slice(1)));
  });
});
