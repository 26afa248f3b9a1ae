import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menOff, pips, START } from '../../../../api/src/games/backgammon/rules/board.ts';
import { formatPlay } from '../../../../api/src/games/backgammon/rules/format-play.ts';
import { parsePlay } from '../../../../api/src/games/backgammon/rules/parse-play.ts';
import { legalPlays } from '../../../../api/src/games/backgammon/rules/plays.ts';
import { positionId, readPositionId } from '../../../../api/src/games/backgammon/rules/position-id.ts';
import type { Dice } from '../../../../api/src/games/backgammon/rules/types.ts';
import { plainResults, plainText } from '../../../support/backgammon-plain.ts';
import { boardOf, randomBackgammon } from '../../../support/backgammon.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

test('a game begins with 167 pips each and all men on the board', () => {
  expect([pips(START.mover), pips(START.other), menOff(START.mover)]).toEqual([167, 167, 0]);
});

const CLOSED = '6:2 5:2 4:2 3:2 2:2 1:2';

/** Men of the mover and of the opponent, each from its own side, a roll, and all its plays by hand. */
const CASES: ReadonlyArray<readonly [string, string, string, Dice, readonly string[]]> = [
  ['men on the bar enter first, both of them', 'bar:2 6:5', '24:2', [3, 2], ['bar/23 bar/22']],
  ['one enters, the other die is free', 'bar:1 6:1', '13:1', [6, 1], ['bar/18', 'bar/19 6/5']],
  ['one can enter, the other cannot: one die', 'bar:2 6:5', '3:2', [3, 2], ['bar/23']],
  ['a closed board keeps out: no move', 'bar:1 6:5', CLOSED, [5, 4], ['']],
  ['every die is blocked: no move', '24:1', '7:2 6:2', [6, 5], ['']],
  ['one man, and only by one of two ways', '24:1', '6:2', [6, 5], ['24/13']],
  ['of two dice only one can be used: the larger', '20:1', '16:2', [6, 5], ['20/14']],
  ['the larger is blocked: the smaller', '20:1', '16:2 11:2', [6, 5], ['20/15']],
  ['a doublet as far as it goes', 'bar:1 13:1', '6:2 5:2 8:2', [3, 3], ['bar/22 13/4']],
  ['a doublet whose third step is blocked', '24:1', '13:2', [4, 4], ['24/16']],
  ['a hit on the way is another board', '24:1', '7:1', [6, 4], ['24/18*/14', '24/14']],
  ['two points of one man each: two ways to hit', '24:1', '7:1 5:1', [6, 4], ['24/18*/14', '24/20*/14']],
  ['two orders, one board', '8:1 6:1', '1:2', [2, 1], ['8/7 6/4', '8/5', '6/3']],
  ['the first of two men hits', '8:2', '21:1', [4, 4], ['8/4*/off 8/off']],
  ['nothing is borne off while a man is outside', '7:1 6:1 1:1', '1:2', [6, 5], ['7/1 6/1', '7/2 6/off']],
  ['an exact die bears off', '6:1 4:1 1:1', '1:1', [6, 4], ['6/off 4/off', '6/2 4/off']],
  ['a larger die bears off from the rearmost only', '5:1 3:1', '1:2', [6, 2], ['5/off 3/1', '5/off']],
  ['men are borne off by a large doublet', '2:3 1:2', '1:2', [6, 6], ['2/off(3) 1/off']],
  ['hit while bearing off, then off', '6:2', '20:1', [5, 1], ['6/5* 6/1', '6/5*/off', '6/off']],
];
test.each(CASES)('%s', (_what, mover, other, dice, texts) => {
  expect(legalPlays(boardOf(mover, other), dice).map(formatPlay).sort()).toEqual([...texts].sort());
});

/** Positions of random games, each with a roll. */
const turns = fc.infiniteStream(fc.nat(1_000_000)).map((numbers) => {
  const draw = (below: number): number => Number(numbers.next().value) % below;
  return randomBackgammon(draw, 400);
});

test('every legal play is one by an engine written apart, and there is no other; its text leads back to it', () => {
  fc.assert(
    fc.property(turns, (game) => {
      for (const [index, [board, dice]] of game.entries()) {
        const plays = legalPlays(board, dice);
        const boards = plays.map(({ after }) => plainText(after));
        expect(new Set(boards)).toEqual(plainResults(board, dice));
        expect(new Set(boards).size).toBe(plays.length);
        if (index % 10 !== 0) continue;
        for (const play of plays) expect(parsePlay(board, dice, formatPlay(play))).toEqual({ ok: true, value: play });
      }
    }),
    propertyRuns(4, 400),
  );
});

test('a Position ID is read back, and no two boards of a game have one that is the same', () => {
  fc.assert(
    fc.property(turns, (game) => {
      const ids = new Map(game.map(([board]) => [positionId(board), board]));
      for (const [id, board] of ids) expect(readPositionId(id)).toEqual({ ok: true, value: board });
      expect(ids.size).toBe(new Set(game.map(([board]) => plainText(board))).size);
    }),
    propertyRuns(20, 1_000),
  );
});

test('the plays of each opening roll are as many as an engine written apart has', () => {
  const rolls = Array.from({ length: 36 }, (_, index): Dice => [1 + (index % 6), 1 + Math.floor(index / 6)]);
  const counts = rolls.map((dice) => [dice, legalPlays(START, dice).length]);
  expect(counts).toEqual(rolls.map((dice) => [dice, plainResults(START, dice).size]));
  expect(counts.find(([dice]) => String(dice) === '3,1')).toEqual([[3, 1], 16]);
});
