const places = new Map<string, number>();

/** Up to which version the cache has what has changed in the tables of tournaments, by their ids. */
export const tablePlace = {
  of: (tournament: string): number | undefined => places.get(tournament),
  is: (tournament: string, version: number): void => void places.set(tournament, version),
};
