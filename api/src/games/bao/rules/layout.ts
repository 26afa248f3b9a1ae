import type { Seat } from '../../../kernel/seat.ts';
import type { Direction } from './types.ts';

/** Pits of one player's ring. */
export const RING = 16;
/** Pits of a front row: ring indices 0 to 7. */
export const FRONT = 8;
/** Ring index of the house, front pit 5. Source: Bao 1.2. */
export const HOUSE = 4;
/** Seeds in the game. Source: Bao 1.3. */
export const ALL_SEEDS = 64;

/** Seeds in a pit of a ring. */
export function seedsIn(ring: readonly number[], pit: number): number {
  return ring[pit] ?? 0;
}

/** Whether a ring index is a front pit. */
export function isFront(pit: number): boolean {
  return pit < FRONT;
}

/** The enemy front pit that faces a front pit: A4 faces a5. Source: Bao 1.2. */
export function facing(pit: number): number {
  return FRONT - 1 - pit;
}

/** How much one sown seed adds to the ring index: 1 clockwise, -1 anticlockwise. */
export function stepOf(direction: Direction): number {
  return direction === 'clockwise' ? 1 : -1;
}

/** The pit `distance` pits further on round the ring; negative is anticlockwise. */
export function along(pit: number, distance: number): number {
  return (pit + distance) & (RING - 1);
}

/** Whether no front pit holds a seed. */
export function isFrontEmpty(ring: readonly number[]): boolean {
  for (let pit = 0; pit < FRONT; pit++) if (seedsIn(ring, pit) > 0) return false;
  return true;
}

/** How many front pits hold at least `least` seeds. */
export function countFront(ring: readonly number[], least: number): number {
  let count = 0;
  for (let pit = 0; pit < FRONT; pit++) if (seedsIn(ring, pit) >= least) count++;
  return count;
}

/** The number 1 to 8 of a pit in its row, from the owner's left. Source: Bao 1.1. */
export function numberOf(pit: number): number {
  return isFront(pit) ? pit + 1 : RING - pit;
}

/** The ring index of a pit number 1 to 8 of the front or back row. */
export function pitAt(row: 'front' | 'back', number: number): number {
  return row === 'front' ? number - 1 : RING - number;
}

/** A pit's name: A1 to A8 and B1 to B8 for South, a1 to b8 for North. Source: Bao 7.1. */
export function pitName(seat: Seat, pit: number): string {
  const row = isFront(pit) ? 'A' : 'B';
  return `${seat === 'first' ? row : row.toLowerCase()}${numberOf(pit)}`;
}
