/** The fewest and the most players of a tournament by KIBA's rules, in groups or in one round. Source: KIBA 2.2. */
export const KIBA_SIZES = { min: 6, max: 34 } as const;
