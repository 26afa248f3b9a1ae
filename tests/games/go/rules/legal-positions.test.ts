import { expect, test } from 'vitest';
import { allBreathe } from '../../../../api/src/games/go/rules/chain.ts';

/** Whether every chain has a liberty, by a flood over neighbours point by point: a second way, which shares no code with the rules. */
function isLegal(board: readonly number[], size: number): boolean {
  const around = (point: number) =>
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].flatMap(([dx = 0, dy = 0]) => {
      const [x, y] = [(point % size) + dx, Math.floor(point / size) + dy];
      return x < 0 || y < 0 || x >= size || y >= size ? [] : [y * size + x];
    });
  return board.every((colour, point) => {
    if (colour === 0) return true;
    const chain = new Set([point]);
    for (const each of chain) for (const next of around(each)) if (board[next] === colour) chain.add(next);
    return [...chain].some((each) => around(each).some((next) => board[next] === 0));
  });
}

/** The legal positions of a board, counted by both ways, which must agree on every one. Source: J. Tromp, Number of legal Go positions. */
test.each([
  [1, 1],
  [2, 57],
  [3, 12_675],
])('a board of %d has %d legal positions', (size, legal) => {
  const points = size * size;
  let count = 0;
  for (let code = 0; code < 3 ** points; code++) {
    const board = Array.from({ length: points }, (_, point) => Math.floor(code / 3 ** point) % 3);
    const rows = (colour: number) =>
      Array.from({ length: size }, (_, y) =>
        board.slice(y * size, (y + 1) * size).reduce((mask, each, x) => (each === colour ? mask | (1 << x) : mask), 0),
      );
    const breathes = allBreathe(rows(1), rows(2));
    if (breathes !== isLegal(board, size)) throw new Error(`the two ways differ on ${board.join('')}`);
    if (breathes) count++;
  }
  expect(count).toBe(legal);
});
