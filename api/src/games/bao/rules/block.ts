import { otherSeat } from '../../../kernel/seat.ts';
import { HOUSE, countFront, seedsIn } from './layout.ts';
import { hasEnd } from './moves.ts';
import { harvestedFrom, mtajiHarvests } from './mtaji.ts';
import type { BaoPosition } from './types.ts';

/**
 * The pit that a kutakata blocks, null if none. `after` is the board that it left, its opponent to move; it must have been
 * made with both stores empty. Never-ending starts count as none. Source: Bao 6.2, 6.3, 2.6, 10.7, 10.9, 10.10, 10.12.
 */
export function blockedBy(after: BaoPosition): number | null {
  if (after.variant === 'KUJIFUNZA') return null;
  const target = onlyTarget({ ...after, turn: otherSeat(after.turn) });
  if (target === null || isExempt(after, target)) return null;
  return canHarvest(after) ? null : target;
}

/** Whether a pit of the player to move can never be blocked. Source: Bao 6.3, 10.9, 10.10. */
export function isExempt(position: BaoPosition, pit: number): boolean {
  const own = position.pits[position.turn];
  if (pit === HOUSE && position.house[position.turn]) return true;
  if (countFront(own, 1) === 1) return true;
  return seedsIn(own, pit) > 1 && countFront(own, 2) === 1;
}

/** Whether the player to move, in mtaji, has a harvest that ends. Source: Bao 4.2. */
export function canHarvest(position: BaoPosition): boolean {
  return mtajiHarvests(position).some((start) => hasEnd(position, start, 'harvest'));
}

function onlyTarget(position: BaoPosition): number | null {
  let only: number | null = null;
  for (const start of mtajiHarvests(position)) {
    const target = harvestedFrom(position, start.pit, start.direction);
    if (target === only || !hasEnd(position, start, 'harvest')) continue;
    if (only !== null) return null;
    only = target;
  }
  return only;
}
