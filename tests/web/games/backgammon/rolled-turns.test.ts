import { expect, test } from 'vitest';
import type { ListedTurn } from '../../../../web/src/game/listed-turn.ts';
import { rolledTurns } from '../../../../web/src/games/backgammon/rolled-turns.ts';

type Written = readonly [seat: 'FIRST' | 'SECOND', notation: string];
const words = { said: (notation: string) => `<${notation}>`, doubles: (to: number) => `doubles to ${to}` };
const log = (moves: readonly Written[]) => moves.map(([seat, notation], ply) => ({ ply, seat, notation }));

test.each<readonly [string, readonly Written[], readonly ListedTurn[]]>([
  ['nothing yet', [], []],
  [
    'a roll stands before its play, and lasts till after it',
    [
      ['FIRST', 'roll 31'],
      ['FIRST', '8/5 6/5'],
    ],
    [{ notation: '31: <8/5 6/5>', seat: 'FIRST', after: 2 }],
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
    'doubles by what they make of the cube, other acts in words, and no move as what was played',
    [
      ['FIRST', 'double'],
      ['SECOND', 'take'],
      ['FIRST', 'roll 66'],
      ['FIRST', 'no move'],
      ['SECOND', 'double'],
      ['FIRST', 'drop'],
    ],
    [
      { notation: 'doubles to 2', seat: 'FIRST', after: 1 },
      { notation: '<take>', seat: 'SECOND', after: 2 },
      { notation: '66: <no move>', seat: 'FIRST', after: 4 },
      { notation: 'doubles to 4', seat: 'SECOND', after: 5 },
      { notation: '<drop>', seat: 'FIRST', after: 6 },
    ],
  ],
])('%s', (_what, moves, turns) => {
  expect(rolledTurns(log(moves), words)).toEqual(turns);
});
