import { describe, expect, test } from 'vitest';
import { PIT_RADIUS } from '../../../web/src/games/bao/board/places.ts';
import { pitTurn, SEED, seedLayers } from '../../../web/src/boards/seed-pattern.ts';

const COUNTS = Array.from({ length: 65 }, (_, count) => count);
const PITS = [...'ABab'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${letter}${number}`));
const SHADOW_REACH = 9.3 + Math.hypot(1.1, 2.4);

const closest = (points: readonly { x: number; y: number }[]): number =>
  points.reduce(
    (least, a, index) =>
      points.slice(index + 1).reduce((near, b) => Math.min(near, Math.hypot(a.x - b.x, a.y - b.y)), least),
    Number.POSITIVE_INFINITY,
  );

describe('how seeds lie in a pit', () => {
  test.each(COUNTS)('%i seeds: as many are drawn as there are, 29 at most', (count) => {
    expect(seedLayers(count).flat()).toHaveLength(Math.min(count, 29));
  });

  test.each(COUNTS)('%i seeds: none touches another of its layer', (count) => {
    for (const layer of seedLayers(count)) expect(closest(layer)).toBeGreaterThan(SEED);
  });

  test.each(COUNTS)('%i seeds: none, with its shadow, touches the rim', (count) => {
    const reach = seedLayers(count)
      .flat()
      .map(({ x, y }) => Math.hypot(x, y) + SHADOW_REACH);
    expect(Math.max(0, ...reach)).toBeLessThanOrEqual(PIT_RADIUS);
  });

  test.each([
    ['19 seeds lie on the floor alone', 19, [19]],
    ['20 begin a second layer', 20, [19, 1]],
    ['26 fill the second layer', 26, [19, 7]],
    ['27 begin a third', 27, [19, 7, 1]],
    ['29 are the whole heap', 29, [19, 7, 3]],
    ['from 30 the heap stays', 34, [19, 7, 3]],
  ])('%s', (_case, count, layers) => {
    expect(seedLayers(count).map((layer) => layer.length)).toEqual(layers);
  });

  test.each([
    ['10 are 2 within 8', 10, 2],
    ['16 are 5 within 11', 16, 5],
    ['19 are 7 within 12', 19, 7],
  ])('%s', (_case, count, inner) => {
    const near = seedLayers(count)[0]?.filter(({ x, y }) => Math.hypot(x, y) < 25);
    expect(near).toHaveLength(inner);
  });

  test('each pit turns its pattern by an angle of its own, the same every time, 8 degrees at most', () => {
    const turns = PITS.map(pitTurn);
    expect(turns).toEqual(PITS.map(pitTurn));
    expect(new Set(turns).size).toBeGreaterThan(8);
    expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual((8 * Math.PI) / 180 + 1e-9);
  });

  test('a number that is no count draws nothing', () => {
    expect(seedLayers(-3)).toEqual([]);
    expect(seedLayers(2.9).flat()).toHaveLength(2);
  });
});
