import type { EntryId } from '../../../kernel/ids.ts';

/** Where a player finished the cycle before: his tier, his place in his league, and whether he was disqualified. */
export interface LastPlace {
  readonly tier: number;
  readonly rank: number;
  readonly isDisqualified: boolean;
}

/**
 * A player who has signed up: his rating at the close of sign-up, and his place in the last cycle; null: he was not in it, or
 * in no league of it. Source: Kuksu 4.3, 12.
 */
export interface LeagueCandidate {
  readonly id: EntryId;
  readonly rating: number;
  readonly last: LastPlace | null;
}

/**
 * The order that decides between players of equal rating: better last tier, better last place, higher rating, smaller id; who
 * has no last place comes after those who have. Negative: `a` is before `b`. Source: Kuksu 9.5.
 */
export function compareCandidates(a: LeagueCandidate, b: LeagueCandidate): number {
  return compareLast(a.last, b.last) || b.rating - a.rating || compareIds(a.id, b.id);
}

/** Higher rating first, then the smaller id, which is only there to make the order certain. Source: Kuksu 10.1, Common 1.4. */
export function compareRatings(a: LeagueCandidate, b: LeagueCandidate): number {
  return b.rating - a.rating || compareIds(a.id, b.id);
}

function compareLast(a: LastPlace | null, b: LastPlace | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return a.tier - b.tier || a.rank - b.rank;
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
