/** A KIBA score: exactly, in tenths, which is what is compared; and as the tables show it, a whole number. */
export interface KibaScore {
  readonly tenths: number;
  readonly shown: number;
}

/** The KIBA score of a player, from his Elo and the number of games he has finished on the site. Source: KIBA 3.1. */
export function kibaScore(elo: number, matches: number): KibaScore {
  const tenths = kibaTenths(elo, matches);
  return { tenths, shown: shownKibaScore(tenths) };
}

/** A tenth of the Elo plus the games played, in tenths: `elo + 10 * matches`. Source: KIBA 3.1, 3.3. */
export function kibaTenths(elo: number, matches: number): number {
  return elo + 10 * matches;
}

/**
 * Tenths as a table shows them: the nearest whole number, an exact half down (10105 is shown as 1010, and -5 as -1).
 * For display only. Source: KIBA 3.2.
 */
export function shownKibaScore(tenths: number): number {
  return Math.ceil((tenths - 5) / 10) + 0;
}
