import { otherSeat } from '../../../kernel/seat.ts';
import { FRONT, RING, along, facing, isFront, seedsIn, stepOf } from './layout.ts';
import { pushBothWays } from './kunamua.ts';
import { DIRECTIONS } from './types.ts';
import type { BaoPosition, Direction, Start } from './types.ts';

/** The most seeds with which a harvest can start. Source: Bao 4.2. */
export const MOST_TO_HARVEST = 15;

/** Every harvest that mtaji offers, in ring order, clockwise first. Source: Bao 4.2. */
export function mtajiHarvests(position: BaoPosition): Start[] {
  const starts: Start[] = [];
  for (let pit = 0; pit < RING; pit++) {
    for (const direction of DIRECTIONS) {
      if (harvestedFrom(position, pit, direction) !== null) starts.push({ pit, direction });
    }
  }
  return starts;
}

/** The enemy pit that a mtaji start takes first; null if it is no start of a harvest. Source: Bao 4.2. */
export function harvestedFrom(position: BaoPosition, pit: number, direction: Direction): number | null {
  const own = position.pits[position.turn];
  const seeds = seedsIn(own, pit);
  if (seeds < 2 || seeds > MOST_TO_HARVEST) return null;
  const last = along(pit, seeds * stepOf(direction));
  if (!isFront(last) || seedsIn(own, last) === 0) return null;
  const target = facing(last);
  return seedsIn(position.pits[otherSeat(position.turn)], target) > 0 ? target : null;
}

/** Every start of a kutakata from the front row in mtaji, from the left, clockwise first. Source: Bao 4.3, 6.4. */
export function mtajiFrontTakatas(position: BaoPosition): Start[] {
  const own = position.pits[position.turn];
  const starts: Start[] = [];
  for (let pit = 0; pit < FRONT; pit++) {
    if (seedsIn(own, pit) >= 2 && pit !== position.blocked) pushBothWays(starts, own, pit);
  }
  return starts;
}

/** Every start of a kutakata from the back row, in ring order; allowed only if the front row has none. Source: Bao 4.3. */
export function mtajiBackTakatas(position: BaoPosition): Start[] {
  const own = position.pits[position.turn];
  const starts: Start[] = [];
  for (let pit = FRONT; pit < RING; pit++) {
    if (seedsIn(own, pit) < 2) continue;
    for (const direction of DIRECTIONS) starts.push({ pit, direction });
  }
  return starts;
}
