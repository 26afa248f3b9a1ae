const MOST_IN_ONE_GROUP = 8;
const FULL_GROUP = 6;
const FEWEST_OF_SEVERAL = 3;

/**
 * How many groups the qualification of so many players has when the director names no number: one up to 8 players, else at
 * least three, and as many as keep every group at 6 players or fewer. Source: KIBA 4.2.
 */
export function kibaGroupCount(players: number): number {
  return players <= MOST_IN_ONE_GROUP ? 1 : Math.max(FEWEST_OF_SEVERAL, Math.ceil(players / FULL_GROUP));
}
