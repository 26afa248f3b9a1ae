import type { LastPlace } from './last-place.ts';
import { movementOf } from './movement.ts';

/** The tier that a player has earned, and the rule that says so. */
export interface DefaultTier {
  readonly tier: number;
  readonly rule: string;
}

/**
 * The tier that a last place has earned, before the new cycle's number of tiers is known: one up, the same or one down. The
 * winner of League A, who plays for the title instead, has tier 1. Source: Kuksu Rules 2.2 to 2.4; formats.md C.4.1.
 */
export function defaultTier({ tier, rank }: LastPlace): DefaultTier {
  const movement = movementOf(tier, rank);
  if (movement === 'PROMOTED') return { tier: tier - 1, rule: 'Rule 2.2 (formats.md C.4.1)' };
  if (movement === 'DEMOTED') return { tier: tier + 1, rule: 'Rule 2.4 (formats.md C.4.1)' };
  const isOfTheTop = tier === 1 && rank <= 2;
  return { tier, rule: `Rule ${isOfTheTop ? '2.2' : '2.3'} (formats.md C.4.1)` };
}

/** The same when the new cycle has `tiers` tiers: not below the lowest. Source: Kuksu Rule 2.5; formats.md C.4.6, KU-CLAMP. */
export function clampedDefaultTier(last: LastPlace, tiers: number): DefaultTier {
  const earned = defaultTier(last);
  return earned.tier <= tiers ? earned : { tier: tiers, rule: 'Rule 2.5 (formats.md C.4.6, KU-CLAMP)' };
}
