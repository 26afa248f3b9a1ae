import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isWorking } from './house.ts';
import { FRONT, facing, seedsIn } from './layout.ts';
import type { BaoPosition } from './types.ts';

/** What a won game is worth: far more than any open position. */
export const WON = 100_000;

const SEED = 4;
const STORED_SEED = 3;
const FRONT_PIT = 5;
const MOVABLE_PIT = 4;
const WORKING_HOUSE = 20;
const THREATENED_SEED = 2;

/**
 * How good an open position is for a seat, in no unit: above 0 is better than the opponent. It weighs seeds on the board and
 * in store, filled front pits (an empty front row loses) and those with a choice of moves, a working house, and, for the
 * player to move, the seeds that face his own front pits. A guide for bots, no rule of the game.
 */
export function judge(position: BaoPosition, seat: Seat): number {
  const threat = THREATENED_SEED * facedSeeds(position, position.turn);
  return side(position, seat) - side(position, otherSeat(seat)) + (seat === position.turn ? threat : -threat);
}

function side({ pits, store, house }: BaoPosition, seat: Seat): number {
  const own = pits[seat];
  let worth = STORED_SEED * store[seat] + (isWorking(own, house[seat]) ? WORKING_HOUSE : 0);
  for (const [pit, seeds] of own.entries()) {
    worth += SEED * seeds + (seeds > 1 ? MOVABLE_PIT : 0);
    if (pit < FRONT && seeds > 0) worth += FRONT_PIT;
  }
  return worth;
}

/** Enemy seeds that face a filled front pit of this seat, where they can be harvested. */
function facedSeeds({ pits }: BaoPosition, seat: Seat): number {
  const enemy = pits[otherSeat(seat)];
  let seeds = 0;
  for (let pit = 0; pit < FRONT; pit++) if (seedsIn(pits[seat], pit) > 0) seeds += seedsIn(enemy, facing(pit));
  return seeds;
}
