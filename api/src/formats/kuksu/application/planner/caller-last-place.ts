import type { LastPlace } from '../../rules/last-place.ts';
import { LEAGUE_SIZES, MOST_TIERS, tierOfLeague } from '../../rules/tiers.ts';

/** A player's rating and last place as a planner's caller gives them. */
export interface CallerLastPlace {
  readonly rating: number;
  readonly lastTier?: number | null | undefined;
  readonly lastRank?: number | null | undefined;
  readonly lastLeague?: string | null | undefined;
}

const LARGEST_RATING = 1_000_000;

/** The tier and the place of the last cycle; null: he was in no league of it. */
export function lastPlaceOf({ lastTier, lastRank }: CallerLastPlace): Omit<LastPlace, 'isDisqualified'> | null {
  const [tier, rank] = [lastTier ?? null, lastRank ?? null];
  return tier === null || rank === null ? null : { tier, rank };
}

/**
 * Why this rating and last place can be nobody's, or null: a rating out of range, a tier without a place or the other way
 * round, a tier or a place that no league has, a league of another tier.
 */
export function lastPlaceProblem({ rating, lastTier, lastRank, lastLeague }: CallerLastPlace): string | null {
  if (Math.abs(rating) > LARGEST_RATING) {
    return `rating lies between -${LARGEST_RATING} and ${LARGEST_RATING}, here is ${rating}`;
  }
  const [tier, place, league] = [lastTier ?? null, lastRank ?? null, lastLeague ?? null];
  if ((tier === null) !== (place === null)) return 'lastTier and lastRank are given together or not at all';
  if (tier === null || place === null) return league === null ? null : 'lastLeague is given without lastTier';
  if (tier < 1 || tier > MOST_TIERS) return `lastTier lies between 1 and ${MOST_TIERS}, here is ${tier}`;
  if (place < 1 || place > LEAGUE_SIZES.max) return `lastRank lies between 1 and ${LEAGUE_SIZES.max}, here is ${place}`;
  const tierOfName = league === null ? null : tierOfLeague(league);
  return tierOfName === null || tierOfName === tier ? null : `league "${league}" is of tier ${tierOfName}, not ${tier}`;
}
