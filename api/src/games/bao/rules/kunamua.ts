import { otherSeat } from '../../../kernel/seat.ts';
import { FRONT, HOUSE, countFront, facing, seedsIn } from './layout.ts';
import { isWorking } from './house.ts';
import type { BaoPosition, Direction, Start } from './types.ts';

/**
 * Every harvest that kunamua offers, front pits from the left, clockwise (from the left kichwa) first. A kichwa or kimbi
 * has one direction, pits 3 to 6 have both. Source: Bao 3.2, 2.4.
 */
export function kunamuaHarvests(position: BaoPosition): Start[] {
  const own = position.pits[position.turn];
  const enemy = position.pits[otherSeat(position.turn)];
  const starts: Start[] = [];
  for (let pit = 0; pit < FRONT; pit++) {
    if (seedsIn(own, pit) === 0 || seedsIn(enemy, facing(pit)) === 0) continue;
    if (pit < FRONT - 2) starts.push({ pit, direction: 'clockwise' });
    if (pit >= 2) starts.push({ pit, direction: 'anticlockwise' });
  }
  return starts;
}

/** Every start of a kutakata in kunamua, front pits from the left, clockwise first. Source: Bao 3.3 to 3.5, 2.5. */
export function kunamuaTakatas(position: BaoPosition): Start[] {
  const own = position.pits[position.turn];
  const isOwned = position.house[position.turn];
  const isHouseBarred = isWorking(own, isOwned) && countFront(own, 1) > 1;
  const least = !isOwned && countFront(own, 2) > 0 ? 2 : 1;
  const starts: Start[] = [];
  for (let pit = 0; pit < FRONT; pit++) {
    if (seedsIn(own, pit) < least || (pit === HOUSE && isHouseBarred)) continue;
    pushBothWays(starts, own, pit);
  }
  return starts;
}

/** Adds both directions of a front pit, but for the one that would empty the row. Source: Bao 2.5. */
export function pushBothWays(starts: Start[], own: readonly number[], pit: number): void {
  if (!emptiesFrontRow(own, pit, 'clockwise')) starts.push({ pit, direction: 'clockwise' });
  if (!emptiesFrontRow(own, pit, 'anticlockwise')) starts.push({ pit, direction: 'anticlockwise' });
}

/** Whether a kutakata would leave a lone kichwa, the only filled front pit, for the back row. Source: Bao 2.5, 10.15. */
export function emptiesFrontRow(own: readonly number[], pit: number, direction: Direction): boolean {
  const outward = pit === 0 ? 'anticlockwise' : pit === FRONT - 1 ? 'clockwise' : null;
  return direction === outward && countFront(own, 1) === 1;
}
