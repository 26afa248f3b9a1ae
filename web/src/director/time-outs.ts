/** What a game lost on time can cost, the least first. */
export const timeOutCosts = ['GAME', 'PLACE', 'EXPULSION'] as const;

/** One of them. */
export type TimeOutCost = (typeof timeOutCosts)[number];
