import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { BOARD, ownerOf, seedsIn, seedsOf } from './houses.ts';
import type { Houses, OwareBoard } from './types.ts';

/** A house that was sown, and what the last seed captured. */
export interface Sown extends OwareBoard {
  /** The houses into which seeds fell, one for each seed. */
  readonly path: readonly number[];
  /** The houses that were captured, the last one sown first. */
  readonly captured: readonly number[];
  /** Whether a capture of all that the opponent had was not made. Source: Oware 3.3. */
  readonly isGrandSlam: boolean;
}

/** Sows a house of a player's, which holds seeds, and captures. Source: Oware 2.1, 2.2, 3. */
export function sow({ houses, stores }: OwareBoard, mover: Seat, house: number): Sown {
  const path = pathFrom(house, seedsIn(houses, house));
  const sown = [...houses];
  sown[house] = 0;
  for (const at of path) sown[at] = seedsIn(sown, at) + 1;
  const chain = chainTo(sown, mover, path.at(-1) ?? house);
  const seeds = chain.reduce((sum, at) => sum + seedsIn(sown, at), 0);
  const isGrandSlam = seeds > 0 && seeds === seedsOf(sown, otherSeat(mover));
  if (isGrandSlam || seeds === 0) return { houses: sown, stores, path, captured: [], isGrandSlam };
  for (const at of chain) sown[at] = 0;
  return { houses: sown, stores: { ...stores, [mover]: stores[mover] + seeds }, path, captured: chain, isGrandSlam };
}

/** The houses into which so many seeds of a house fall; the house itself is passed over. Source: Oware 2.1, 2.2. */
function pathFrom(house: number, seeds: number): readonly number[] {
  return Array.from({ length: seeds }, (_, nth) => (house + 1 + nth + Math.floor(nth / (BOARD - 1))) % BOARD);
}

/** The opponent's houses with two or three seeds from the last one backwards, as far as they follow each other. Source: Oware 3.1, 3.2. */
function chainTo(houses: Houses, mover: Seat, last: number): readonly number[] {
  const chain: number[] = [];
  for (let at = last; at >= 0 && ownerOf(at) !== mover; at--) {
    const seeds = seedsIn(houses, at);
    if (seeds !== 2 && seeds !== 3) break;
    chain.push(at);
  }
  return chain;
}
