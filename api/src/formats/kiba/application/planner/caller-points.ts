const MOST_POINTS = 1_000_000;

/** Why a player cannot have so many points from one tournament, or null. */
export function pointsProblem(points: number): string | null {
  if (points >= 0 && points <= MOST_POINTS) return null;
  return `points lie between 0 and ${MOST_POINTS}, here are ${points}`;
}
