/** The most moves that one analysis takes. */
export const MOST_MOVES = 2_000;

/** The most characters of a record that is analysed. */
export const LONGEST = 100_000;
