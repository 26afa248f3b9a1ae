import { byScore, type SwissPlayer } from './player.ts';

/** The players with the same points and those who have floated down to them, before the next ones with fewer points. */
export interface Bracket {
  /** Who has floated down, in order. */
  readonly floaters: readonly SwissPlayer[];
  /** Who has the points of the bracket, in order. */
  readonly residents: readonly SwissPlayer[];
  readonly players: ReadonlySet<SwissPlayer>;
  /** Who has the next lower points. */
  readonly next: ReadonlySet<SwissPlayer>;
  /** All who have fewer points, in order. */
  readonly below: readonly SwissPlayer[];
  /** All points that players of the bracket and the next have, the most first. */
  readonly scores: readonly number[];
}

/** The bracket of these floaters and of the best of all others, who are not empty. */
export function bracketOf(floaters: readonly SwissPlayer[], others: readonly SwissPlayer[]): Bracket {
  const scores = [...new Set(others.map(({ points }) => points))].toSorted((a, b) => b - a);
  const [own, following] = scores;
  const residents = others.filter(({ points }) => points === own).toSorted(byScore);
  const next = others.filter(({ points }) => points === following);
  const players = [...floaters.toSorted(byScore), ...residents];
  return {
    floaters: floaters.toSorted(byScore),
    residents,
    players: new Set(players),
    next: new Set(next),
    below: others.filter(({ points }) => points !== own).toSorted(byScore),
    scores: [...new Set([...players, ...next].map(({ points }) => points))].toSorted((a, b) => b - a),
  };
}
