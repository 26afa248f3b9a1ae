import { expect, test } from 'vitest';
import { oware } from '../../../../api/src/games/oware/rules/index.ts';
import { at, played } from './played.ts';
import { naiveMoves } from './naive.ts';

test.each([
  ['wins at once', '0,0,1,0,0,1/1,5,5,5,1,4 23,2 S', 'F'],
  ['takes what is most', '1,0,0,0,1,3/2,1,2,9,6,9 7,7 S', 'F'],
  ['feeds as it must', '0,0,0,1,0,1/0,0,0,0,0,0 23,23 S', 'F'],
])('a bot %s', (_what, line, text) => {
  const position = at(line);
  for (const draw of [0, 0.5, 0.99]) {
    const move = oware.choose(position, draw);
    expect(move && oware.formatMove(position, move)).toBe(text);
  }
});

test('a bot beats who plays the first house that he can', () => {
  for (const bot of ['first', 'second'] as const) {
    let position = oware.initial({});
    for (let ply = 0; position.end === null && ply < 400; ply++) {
      const move = position.turn === bot ? oware.choose(position, 0.5) : (oware.legalMoves(position)[0] ?? null);
      if (move === null) break;
      position = played(position, move).position;
    }
    expect(oware.outcome(position)?.winner).toBe(bot);
  }
});

test('a bot has no move when the game is over', () => {
  expect(naiveMoves({ houses: [1, 1], stores: [25, 0], mover: 0 }).size).toBe(0);
  expect(oware.choose(at('0,0,0,0,0,0/0,0,0,0,0,0 24,24 S cycle -'), 0)).toBeNull();
});
