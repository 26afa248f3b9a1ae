import type { LastPlace } from './last-place.ts';
import type { Citation } from '../../../rules/citation.ts';
import { movementOf } from './movement.ts';

/** The tier that a player has earned, and the rules that say so. */
export interface DefaultTier {
  readonly tier: number;
  readonly rules: Citation;
}

/**
 * The tier that a last place has earned, before the new cycle's number of tiers is known: one up, the same or one down. The
 * winner of League A, who plays for the title instead, has tier 1. Source: Kuksu 2.1 to 2.4.
 */
export function defaultTier({ tier, rank }: LastPlace): DefaultTier {
  const movement = movementOf(tier, rank);
  if (movement === 'PROMOTED') return { tier: tier - 1, rules: ['Kuksu 2.2'] };
  if (movement === 'DEMOTED') return { tier: tier + 1, rules: ['Kuksu 2.4'] };
  if (tier === 1 && rank <= 2) return { tier, rules: [rank === 1 ? 'Kuksu 2.1' : 'Kuksu 2.2'] };
  return { tier, rules: ['Kuksu 2.3'] };
}

/** The same when the new cycle has `tiers` tiers: not below the lowest. Source: Kuksu 2.5, 2.7. */
export function clampedDefaultTier(last: LastPlace, tiers: number): DefaultTier {
  const earned = defaultTier(last);
  return earned.tier <= tiers ? earned : { tier: tiers, rules: ['Kuksu 2.7', 'Kuksu 2.5'] };
}
