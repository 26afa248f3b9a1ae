/** The fewest and the most players who meet in one table of all against all, or go into its groups. Source: KIBA 2.2. */
export const TABLE_SIZES = { min: 6, max: 34 } as const;
