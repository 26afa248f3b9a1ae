import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { housesOf, SIDE, seedsIn, seedsOf } from './houses.ts';
import type { Houses, OwareMove, OwarePosition } from './types.ts';

/** Every move, from the mover's left; none when the game is over. Source: Oware 2.1, 4.1. */
export function legalMoves({ houses, turn, end }: OwarePosition): readonly OwareMove[] {
  return end === null ? playable(houses, turn).map((house) => ({ house })) : [];
}

/** The houses that a player may sow: the filled ones, and where the opponent has no seeds only those that feed him. Source: Oware 4.1. */
export function playable(houses: Houses, mover: Seat): readonly number[] {
  const filled = housesOf(mover).filter((house) => seedsIn(houses, house) > 0);
  return seedsOf(houses, otherSeat(mover)) > 0 ? filled : filled.filter((house) => feeds(houses, house));
}

/** Whether a house holds enough seeds to reach the other side. */
function feeds(houses: Houses, house: number): boolean {
  return (house % SIDE) + seedsIn(houses, house) >= SIDE;
}
