/**
 * How a player has come to his tier since the last cycle: from a lower one, from the same, from a higher one, from the title,
 * or from outside.
 */
export const TIER_CHANGES = ['UP', 'SAME', 'DOWN', 'FROM_TITLE', 'NEW'] as const;
export type TierChange = (typeof TIER_CHANGES)[number];

/**
 * The change to tier `tier` from the last one; `lastTier` null: he was in no league, because he held the title (`heldTitle`)
 * or was not in the cycle. Source: Kuksu Rules 2.1 to 2.5, 4.3; formats.md C.4.
 */
export function tierChange(tier: number, lastTier: number | null, heldTitle: boolean): TierChange {
  if (lastTier === null) return heldTitle ? 'FROM_TITLE' : 'NEW';
  if (tier === lastTier) return 'SAME';
  return tier < lastTier ? 'UP' : 'DOWN';
}
