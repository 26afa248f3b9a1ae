import { expect, test } from 'vitest';
import { courseLines, FRAME } from '../../../../web/src/formats/knockout/match-course.ts';

/** Where a path is after each of its steps. */
function stepsOf(path: string): readonly (readonly [x: number, y: number])[] {
  return [...path.matchAll(/H([\d.]+)V([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test('a line steps up by what its side has won, and stays level where the other has', () => {
  const { lines, goal, zero } = courseLines(
    [
      [2, 0],
      [2, 4],
      [10, 4],
    ],
    10,
  );
  const [first, second] = lines.map(({ path }) =>
    stepsOf(path).map(([, y]) => ((zero - y) / (zero - goal)).toFixed(1)),
  );
  expect(first).toEqual(['0.2', '0.2', '1.0']);
  expect(second).toEqual(['0.0', '0.4', '0.4']);
});

test('its games stand in their order between the edges, the last one at the right', () => {
  const { games } = courseLines(
    [
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    5,
  );
  expect(games.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(games.at(-1)?.x).toBe(FRAME.right);
  for (const { x } of games) expect(x).toBeGreaterThan(FRAME.left);
});

test('points beyond the length stay within the drawing, above the goal', () => {
  const { lines, goal } = courseLines(
    [
      [9, 0],
      [13, 0],
    ],
    10,
  );
  const [, [, top] = [0, 0]] = stepsOf(lines[0]?.path ?? '');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(goal);
});
