/** The two sides of every game: `first` moves first (South, Black); labels such as South belong to a game. */
export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];

/** One value for each seat. */
export type BySeat<Value> = { readonly [seat in Seat]: Value };

/** The opponent of a seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
