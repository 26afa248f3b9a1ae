/**
 * What a place in a league is good for. TITLE_MATCH: the winner of League A meets the title holder. PROMOTED, DEMOTED: one tier
 * up, one down. STAYS: the same tier.
 */
export const LEAGUE_MOVEMENTS = ['TITLE_MATCH', 'PROMOTED', 'STAYS', 'DEMOTED'] as const;
export type LeagueMovement = (typeof LEAGUE_MOVEMENTS)[number];

const LAST_TO_BE_PROMOTED = 2;
const LAST_TO_STAY = 5;

/** What place `place` (from 1) in a league of tier `tier` is good for. Source: Kuksu 2.1 to 2.4, 2.2 to 2.4. */
export function movementOf(tier: number, place: number): LeagueMovement {
  if (place > LAST_TO_STAY) return 'DEMOTED';
  if (tier === 1) return place === 1 ? 'TITLE_MATCH' : 'STAYS';
  return place <= LAST_TO_BE_PROMOTED ? 'PROMOTED' : 'STAYS';
}
