import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { START } from '../../../../api/src/games/backgammon/rules/board.ts';
import { formatPlay } from '../../../../api/src/games/backgammon/rules/format-play.ts';
import { parsePlay } from '../../../../api/src/games/backgammon/rules/parse-play.ts';
import { positionId, readPositionId } from '../../../../api/src/games/backgammon/rules/position-id.ts';
import type { Board, Dice } from '../../../../api/src/games/backgammon/rules/types.ts';
import { boardOf } from '../../../support/backgammon.ts';

const CLOSED = '6:2 5:2 4:2 3:2 2:2 1:2';
const read = (board: Board, dice: Dice, text: string): string | object => {
  const play = parsePlay(board, dice, text);
  return play.ok ? formatPlay(play.value) : play.error;
};

test.each<[string, Board, Dice, string, string]>([
  ['in any order', START, [3, 1], '6/5 8/5', '8/5 6/5'],
  ['the dice in any order', START, [1, 3], '8/5 6/5', '8/5 6/5'],
  ['with many blanks', START, [3, 1], '  8/5   6/5 ', '8/5 6/5'],
  ['one man by both dice', START, [6, 5], '24/13', '24/13'],
  ['one man, step by step', START, [6, 5], '24/18 18/13', '24/13'],
  ['one man, every stop named', START, [6, 5], '24/18/13', '24/13'],
  ['men counted', START, [6, 6], '24/18(2) 13/7(2)', '24/18(2) 13/7(2)'],
  ['men not counted', START, [6, 6], '13/7 24/18 13/7 24/18', '24/18(2) 13/7(2)'],
  ['the bar as 25', boardOf('bar:1 6:2', '1:2'), [3, 1], '25/22 6/5', 'bar/22 6/5'],
  ['the bar in capitals', boardOf('bar:1 6:2', '1:2'), [3, 1], 'BAR/22 6/5', 'bar/22 6/5'],
  ['off as 0', boardOf('6:2 1:1', '1:2'), [6, 1], '6/0 1/0', '6/off 1/off'],
  ['off in capitals', boardOf('6:2 1:1', '1:2'), [6, 1], '1/Off 6/OFF', '6/off 1/off'],
  ['a hit starred', boardOf('24:1', '7:1'), [6, 4], '24/18*/14', '24/18*/14'],
  ['a hit that no other reading avoids', boardOf('24:1', '7:1 5:2'), [6, 4], '24/14', '24/18*/14'],
  ['no hit, as it need not be', boardOf('24:1', '7:1'), [6, 4], '24/14', '24/14'],
  ['a hit by steps without a star', boardOf('24:1', '7:1'), [6, 4], '24/18 18/14', '24/18*/14'],
  ['a hit by the stop without a star', boardOf('24:1', '7:1'), [6, 4], '24/18/14', '24/18*/14'],
  ['one of two hits starred, both made', boardOf('24:1 13:1', '7:1 16:1'), [6, 4], '24/18* 13/9', '24/18* 13/9*'],
  ['no move, empty', boardOf('bar:1 6:5', CLOSED), [5, 4], '', ''],
  ['no move, in words', boardOf('bar:1 6:5', CLOSED), [5, 4], 'No move', ''],
])('read: %s', (_what, board, dice, text, canonical) => {
  expect(read(board, dice, text)).toBe(canonical);
});

test.each<[string, Board, Dice, string, string, number]>([
  ['half a play', START, [3, 1], '8/5', 'fewer-dice', 1],
  ['no move where there is one', START, [3, 1], '', 'fewer-dice', 1],
  ['three steps of a doublet', START, [6, 6], '24/18(2) 13/7', 'fewer-dice', 1],
  ['the smaller die where the larger can be used', boardOf('20:1', '16:2'), [6, 5], '20/15', 'smaller-die', 1],
  ['more than the dice', START, [3, 1], '8/5 6/5 24/23', 'too-many-dice', 9],
  ['a die that was not rolled', START, [3, 1], '8/5 6/4', 'no-such-die', 5],
  ['nobody there', START, [3, 1], '8/5 12/11', 'no-man', 5],
  ['more men than stand there', START, [6, 6], '24/18(3) 13/7', 'no-man', 1],
  ['a held point', START, [5, 5], '13/8 24/19', 'blocked', 6],
  ['the bar first', boardOf('bar:1 13:1', '5:2'), [3, 2], '13/11', 'bar-first', 1],
  ['the bar first, and it is closed', boardOf('bar:1 6:5', CLOSED), [5, 4], '6/1', 'bar-first', 1],
  ['bearing off too soon', boardOf('7:1 6:1 3:1', '1:2'), [6, 1], '3/2 6/off', 'not-home', 5],
  ['bearing off past the rearmost', boardOf('5:1 3:2', '1:2'), [6, 2], '3/off 3/1', 'not-the-rearmost', 1],
  ['a star where nobody is hit', START, [3, 1], '8/5* 6/5', 'not-hit', 1],
  ['two ways to hit', boardOf('24:1', '7:1 5:1'), [6, 4], '24/14', 'ambiguous', 1],
])('refused: %s', (_what, board, dice, text, kind, column) => {
  expect(worded(read(board, dice, text))).toMatchObject({ kind, column, message: expect.stringMatching(/\.$/) });
});

test.each([
  ['a word', '8/5 hello', 5],
  ['no arrival', '8', 1],
  ['upwards', '5/8', 1],
  ['standing still', '8/8', 1],
  ['beyond the bar', '26/20', 1],
  ['five men', '6/5(5)', 1],
  ['no man', '6/5(0)', 1],
  ['a hit beyond the board', '6/off*', 1],
])('refused, no play at all: %s', (_what, text, column) => {
  expect(worded(read(START, [3, 1], text))).toMatchObject({ column, message: expect.stringMatching(/\.$/) });
});

describe('a Position ID', () => {
  test('of the start is the known one, both ways, also with its ==', () => {
    expect(positionId(START)).toBe('4HPwATDgc/ABMA');
    expect(readPositionId('4HPwATDgc/ABMA==')).toEqual({ ok: true, value: START });
  });

  test('begins with the men of who is not on roll', () => {
    expect(positionId(boardOf('1:1', 'bar:1'))).not.toBe(positionId(boardOf('bar:1', '1:1')));
    // 24 zeros, a one and a zero for the bar; then a one: bits 24 and 26 of ten bytes.
    expect(positionId(boardOf('1:1', 'bar:1'))).toBe('AAAABQAAAAAAAA');
  });

  test.each([
    ['too short', '4HPwATDgc/ABM', 14],
    ['too long', '4HPwATDgc/ABMAA', 15],
    ['another letter', '4HPwATDgc-ABMA', 10],
    ['more men than there are', '////////////AA', 1],
    ['men that do not end', 'AAAA//8/AAAAgA', 1],
    ['bits left over', '4HPwATDgc/ABMB', 14],
    ['men of both on one point', 'AQAAAAAAAAAAAQ', 1],
  ])('is refused: %s', (_what, text, least) => {
    const answer = readPositionId(text);
    expect(worded(answer)).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\.$/) } });
    expect(answer.ok ? 0 : answer.error.column).toBeGreaterThanOrEqual(least);
  });
});
