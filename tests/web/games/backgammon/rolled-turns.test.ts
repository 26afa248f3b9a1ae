import { expect, test } from 'vitest';
import type { ListedTurn } from '../../../../web/src/game/listed-turn.ts';
import { rolledTurns } from '../../../../web/src/games/backgammon/rolled-turns.ts';

type Written = readonly [seat: 'FIRST' | 'SECOND', notation: string];
const log = (moves: readonly Written[]) => moves.map(([seat, notation], ply) => ({ ply, seat, notation }));

test.each<readonly [string, readonly Written[], readonly ListedTurn[]]>([
  ['nothing yet', [], []],
  [
    'a roll stands before its play, and lasts till after it',
    [
      ['FIRST', 'roll 31'],
      ['FIRST', '8/5 6/5'],
    ],
    [{ notation: '31: 8/5 6/5', seat: 'FIRST', after: 2 }],
  ],
  [
    'equal dice of the opening alone, and a roll that is still to be played',
    [
      ['FIRST', 'roll 44'],
      ['SECOND', 'roll 26'],
    ],
    [
      { notation: '44:', seat: 'FIRST', after: 1 },
      { notation: '26:', seat: 'SECOND', after: 2 },
    ],
  ],
  [
    'doubles and answers as they are, and no move as what was played',
    [
      ['FIRST', 'double'],
      ['SECOND', 'take'],
      ['FIRST', 'roll 66'],
      ['FIRST', 'no move'],
    ],
    [
      { notation: 'double', seat: 'FIRST', after: 1 },
      { notation: 'take', seat: 'SECOND', after: 2 },
      { notation: '66: no move', seat: 'FIRST', after: 4 },
    ],
  ],
])('%s', (_what, moves, turns) => {
  expect(rolledTurns(log(moves))).toEqual(turns);
});
