/** How many seeds lie in each of the 32 pits and in the two stores. */
export interface BoardSeeds {
  /** By the pit's name, A1 to b8. */
  readonly pits: Readonly<Record<string, number>>;
  readonly stores: Readonly<Record<'FIRST' | 'SECOND', number>>;
}

interface Side {
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly store: number;
}

const named = (letter: string, counts: readonly number[]): readonly (readonly [string, number])[] =>
  counts.map((count, index) => [`${letter}${index + 1}`, count]);

/** The seeds of a position as the API serves it. */
export const boardSeeds = (position: { readonly south: Side; readonly north: Side }): BoardSeeds => ({
  pits: Object.fromEntries([
    ...named('A', position.south.front),
    ...named('B', position.south.back),
    ...named('a', position.north.front),
    ...named('b', position.north.back),
  ]),
  stores: { FIRST: position.south.store, SECOND: position.north.store },
});

/** The pits that hold another number of seeds after than before, in the order of their names. */
export const changedPits = (before: BoardSeeds, after: BoardSeeds): readonly string[] =>
  Object.keys(before.pits).filter((pit) => before.pits[pit] !== after.pits[pit]);

/** Seeds of one player on the board and in his store. */
export const seedsOf = (seeds: BoardSeeds, seat: 'FIRST' | 'SECOND'): number => {
  const letters = seat === 'FIRST' ? 'AB' : 'ab';
  const onBoard = Object.entries(seeds.pits).filter(([pit]) => letters.includes(pit.charAt(0)));
  return onBoard.reduce((sum, [, count]) => sum + count, seeds.stores[seat]);
};
