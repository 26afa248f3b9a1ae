import { HOUSE, countFront, seedsIn } from './layout.ts';

/** Seeds that make an owned house a working one. Source: Bao 5.1. */
export const WORKING_SEEDS = 6;

/** Whether an owned house works: six seeds or more; with fewer it is asleep, an ordinary pit. Source: Bao 5.1, 10.4. */
export function isWorking(ring: readonly number[], isOwned: boolean): boolean {
  return isOwned && seedsIn(ring, HOUSE) >= WORKING_SEEDS;
}

/**
 * Whether a kutakata of kunamua from `pit` is a tax of two seeds: the working house is the only filled front pit. To be
 * asked before the seed is placed. Source: Bao 3.5, 10.2.
 */
export function isTax(ring: readonly number[], isOwned: boolean, pit: number): boolean {
  return pit === HOUSE && isWorking(ring, isOwned) && countFront(ring, 1) === 1;
}
