import type { Seat } from '../../../kernel/seat.ts';
import type { Houses } from './types.ts';

/** Houses on a side. */
export const SIDE = 6;
/** Houses on the board. */
export const BOARD = 2 * SIDE;
/** Seeds in a game, on the board and in the stores. Source: Oware 1.2. */
export const ALL_SEEDS = 48;

const NAMES = 'ABCDEFabcdef';

/** The name of a house, such as C or c. Source: Oware 1.1. */
export const houseName = (house: number): string => NAMES.charAt(house);

/** The houses of a seat, from its left. */
export const housesOf = (seat: Seat): readonly number[] => (seat === 'first' ? SOUTH : NORTH);

const SOUTH = [0, 1, 2, 3, 4, 5];
const NORTH = [6, 7, 8, 9, 10, 11];

/** Whose a house is. */
export const ownerOf = (house: number): Seat => (house < SIDE ? 'first' : 'second');

/** Seeds in a house; 0 for a house that there is not. */
export const seedsIn = (houses: Houses, house: number): number => houses[house] ?? 0;

/** Seeds on one side. */
export function seedsOf(houses: Houses, seat: Seat): number {
  return housesOf(seat).reduce((sum, house) => sum + seedsIn(houses, house), 0);
}
