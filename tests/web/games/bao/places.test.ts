import { describe, expect, test } from 'vitest';
import { boardSeeds, changedPits, seedsOf } from '../../../../web/src/games/bao/board/board-seeds.ts';
import { FULL, pitRows, pitsByName, PIT_RADIUS } from '../../../../web/src/games/bao/board/places.ts';
import { seedPaths, storePoints } from '../../../../web/src/games/bao/board/seed-paths.ts';

const first = pitsByName(pitRows('first'));
const second = pitsByName(pitRows('second'));
const OPENING = {
  south: { front: [0, 0, 0, 0, 6, 2, 2, 0], back: [0, 0, 0, 0, 0, 0, 0, 0], store: 22 },
  north: { front: [0, 0, 0, 0, 6, 2, 2, 0], back: [0, 0, 0, 0, 0, 0, 0, 0], store: 22 },
};
const drawn = (paths: readonly string[]): number => paths.join('').split('M').length - 1;

describe('where the pits are drawn', () => {
  test('all 32 pits have a place, none over another', () => {
    const places = [...first.values()];
    expect(places).toHaveLength(32);
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(PIT_RADIUS * 2);
      }
    }
  });

  test.each([
    ['a front pit faces the enemy front pit 9-n', 'A4', 'a5'],
    ['so do the kichwa', 'A1', 'a8'],
    ['and the back rows stand over each other the same way', 'B8', 'b1'],
  ])('%s', (_case, near, far) => {
    expect(first.get(near)?.x).toBe(first.get(far)?.x);
  });

  test.each(['A1', 'A5', 'B8', 'a3', 'b6'])('turned by 180 degrees, %s lies at the opposite point', (name) => {
    const a = first.get(name);
    const b = second.get(name);
    expect((a?.x ?? 0) + (b?.x ?? 0)).toBeCloseTo(FULL.width);
    expect((a?.y ?? 0) + (b?.y ?? 0)).toBeCloseTo(FULL.height);
    expect((a?.countY ?? 0) + (b?.countY ?? 0)).toBeCloseTo(FULL.height, -1);
  });

  test.each([
    ['South sees his own left at the left', first, 'A1', 'A8'],
    ['North, his side below, sees his own left at the left', second, 'a1', 'a8'],
  ])('%s', (_case, places, left, right) => {
    expect(places.get(left)?.x).toBeLessThan(places.get(right)?.x ?? 0);
    expect(places.get(left)?.far).toBe(false);
  });

  test('the number stands on the outer side of its pit, outside the rim', () => {
    for (const pit of first.values()) {
      const outward = pit.far ? pit.y - pit.countY : pit.countY - pit.y;
      expect(outward).toBeGreaterThan(PIT_RADIUS);
    }
  });

  test('the houses are the two front pits 5', () => {
    expect([...first.values()].filter((pit) => pit.house).map((pit) => pit.name)).toEqual(['a5', 'A5']);
  });
});

describe('the seeds of a position', () => {
  const seeds = boardSeeds(OPENING);

  test('every seed of the opening is drawn, stores and all', () => {
    expect(drawn(seedPaths([...first.values()], seeds, { farStore: 'SECOND' }))).toBe(64);
  });

  test('without stores only those on the board', () => {
    expect(drawn(seedPaths([...first.values()], seeds))).toBe(20);
  });

  test('each side counts its own', () => {
    expect(seedsOf(seeds, 'FIRST')).toBe(32);
    expect(seedsOf(seeds, 'SECOND')).toBe(32);
  });

  test("a store of 22 lies in fives, from its owner's left, inside the trough", () => {
    const near = storePoints(22, false);
    const far = storePoints(22, true);
    expect((near[5]?.x ?? 0) - (near[4]?.x ?? 0)).toBeCloseTo(30.6);
    expect((near[1]?.x ?? 0) - (near[0]?.x ?? 0)).toBeCloseTo(17.6);
    expect(far.map(({ x }) => Math.round((1000 - x) * 10))).toEqual(near.map(({ x }) => Math.round(x * 10)));
    expect(Math.max(...near.map(({ x }) => x))).toBeLessThan(700);
  });

  test('what changed is told by its name', () => {
    const next = boardSeeds({ ...OPENING, south: { ...OPENING.south, front: [1, 0, 0, 0, 6, 2, 1, 0] } });
    expect(changedPits(seeds, next)).toEqual(['A1', 'A7']);
    expect(changedPits(seeds, seeds)).toEqual([]);
  });
});
