import type { BoardPosition } from './position.ts';

/** How many seeds lie in each of the twelve houses, by name, and in the two stores. */
export interface BoardSeeds {
  readonly houses: Readonly<Record<string, number>>;
  readonly stores: Readonly<Record<'FIRST' | 'SECOND', number>>;
}

const named = (letters: string, counts: readonly number[]): readonly (readonly [string, number])[] =>
  counts.map((count, index) => [letters.charAt(index), count]);

/** The seeds of a position as the API serves it. */
export const boardSeeds = ({ south, north }: BoardPosition): BoardSeeds => ({
  houses: Object.fromEntries([...named('ABCDEF', south.houses), ...named('abcdef', north.houses)]),
  stores: { FIRST: south.store, SECOND: north.store },
});

/** The houses that hold another number of seeds after than before. */
export const changedHouses = (before: BoardSeeds, after: BoardSeeds): readonly string[] =>
  Object.keys(before.houses).filter((house) => before.houses[house] !== after.houses[house]);
