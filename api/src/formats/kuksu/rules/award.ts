import type { LastPlace } from './last-place.ts';

const BY_PLACE = [300, 200, 100] as const;
const FIRST_FROM_BELOW = 3;
const FIRST_FROM_ABOVE = 6;

/**
 * What is added to a player's rating while a free place of tier `tier` is given away: 300, 200, 100 for the third, fourth,
 * fifth of a league one tier below and for the sixth, seventh, eighth of a league of that tier; else 0, and 0 after a
 * disqualification. Source: Kuksu 9.1, 9.2.
 */
export function awardFor(tier: number, last: LastPlace | null): number {
  if (last === null || last.isDisqualified) return 0;
  if (last.tier === tier + 1) return BY_PLACE[last.rank - FIRST_FROM_BELOW] ?? 0;
  return last.tier === tier ? (BY_PLACE[last.rank - FIRST_FROM_ABOVE] ?? 0) : 0;
}
