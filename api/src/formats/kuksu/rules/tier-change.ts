import type { TierChange } from '../../../rules/formats/format.ts';

/**
 * The change to tier `tier` from the last one; `lastTier` null: he was in no league of the last cycle. Who has lost the match
 * for the title comes from it, wherever he was before. Source: Kuksu 2, 4.3.
 */
export function tierChange(tier: number, lastTier: number | null, lostTitleMatch: boolean): TierChange {
  if (lostTitleMatch) return 'FROM_TITLE';
  if (lastTier === null) return 'NEW';
  if (tier === lastTier) return 'SAME';
  return tier < lastTier ? 'UP' : 'DOWN';
}
