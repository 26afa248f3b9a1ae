import { dots } from './places.ts';

const HALF = 11;
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** The pips of a die of 40 around a place as one path of zero-length strokes. */
export const pipsPath = (die: number, x: number, y: number): string =>
  dots((SPOTS[die] ?? []).map(([across, down]) => ({ x: x + across * HALF, y: y + down * HALF })));
