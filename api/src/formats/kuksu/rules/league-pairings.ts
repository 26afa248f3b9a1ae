/** Two seats of a league, from 0; `first` has Black. */
export interface SeatPair {
  readonly first: number;
  readonly second: number;
}

/**
 * Every pair of seats of a league once, in the order of the seats: the lower seat has Black where the two numbers add up to an
 * odd one, so that nobody has one colour more than one game oftener than the other. Source: Kuksu 2.6, 6.3.
 */
export function leaguePairs(players: number): readonly SeatPair[] {
  return Array.from({ length: players }, (_, low) =>
    Array.from({ length: players - low - 1 }, (_unused, index): SeatPair => {
      const high = low + 1 + index;
      return (low + high) % 2 === 1 ? { first: low, second: high } : { first: high, second: low };
    }),
  ).flat();
}
