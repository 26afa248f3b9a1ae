/** What has become of a player's points by a ruling: given, taken, and either of them taken back. */
export const ADJUSTMENT_NEWS = ['GIVEN', 'TAKEN', 'NO_LONGER_GIVEN', 'NO_LONGER_TAKEN'] as const;
export type AdjustmentNews = (typeof ADJUSTMENT_NEWS)[number];
