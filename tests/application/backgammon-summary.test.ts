import { expect, test } from 'vitest';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import { backgammonSummary } from '../../api/src/games/backgammon/application/summary.ts';
import { parseMove } from '../../api/src/games/backgammon/rules/act-text.ts';
import { play } from '../../api/src/games/backgammon/rules/act.ts';
import { men, START_MEN } from '../../api/src/games/backgammon/rules/board.ts';
import { backgammonGame } from '../../api/src/games/backgammon/rules/one-game.ts';
import type { BackgammonPosition, Dice, Men } from '../../api/src/games/backgammon/rules/types.ts';

const start = backgammonGame.initial({ length: 0, resignations: 'BY_THE_BOARD' });

/** White is to play a roll, with these men. */
function toPlay(dice: Dice, first: Men, second: Men): BackgammonPosition {
  return { ...start, turn: 'first', phase: { kind: 'play', dice }, men: { first, second } };
}

const blocks = men({ 18: 2, 23: 2 });

test.each<[string, BackgammonPosition, string, string]>([
  ['both dice', toPlay([3, 1], START_MEN, START_MEN), '8/5 6/5', 'White plays 3 and 1.'],
  [
    'a hit',
    toPlay([4, 2], men({ 24: 2, 13: 13 }), men({ 5: 1, 6: 14 })),
    '24/20* 13/11',
    'White plays 4 and 2, hits a man.',
  ],
  ['one die', toPlay([6, 5], men({ 13: 1 }), blocks), '13/8', 'White plays one of 6 and 5.'],
  ['equal dice', toPlay([1, 1], START_MEN, START_MEN), '8/7(2) 6/5(2)', 'White plays four 1s.'],
  ['one of them', toPlay([3, 3], men({ 13: 1 }), blocks), '13/10', 'White plays one 3.'],
  ['none', toPlay([6, 6], men({ 13: 1 }), blocks), 'no move', 'White cannot move.'],
  [
    'the last men',
    toPlay([6, 5], men({ 6: 1, 5: 1 }), START_MEN),
    '6/off 5/off',
    'White plays 6 and 5, bears off 2 men; White wins 3 points.',
  ],
])('a play of %s is told by its dice', (_what, before, notation, told) => {
  const read = parseMove(before, notation);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const played = play(before, read.value.move);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { position: after, trace } = played.value;
  expect(say(STRANGER, backgammonSummary({ move: read.value.move, before, after, trace }))).toBe(told);
});
