import { invariant } from '../../../kernel/assert.ts';

/** The players of a league, fewest and most. Source: Kuksu 2.6. */
export const LEAGUE_SIZES = { min: 5, max: 10 } as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many tiers there can be: each has a letter. */
export const MOST_TIERS = LETTERS.length;

/** How many leagues tier `tier` (1 is the top) can have: 1, 2, 4, … Source: Kuksu 1.1. */
export function leaguesOfTier(tier: number): number {
  return 2 ** (tier - 1);
}

/** How many players tiers 1 to `tiers` hold when all are full: 10, 30, 70, …; 0 for no tier. Source: Kuksu 7.1. */
export function capacityOfTiers(tiers: number): number {
  return LEAGUE_SIZES.max * (2 ** tiers - 1);
}

/** How many tiers so many players need, at least 1; the formula goes on above 630. Source: Kuksu 7.1. */
export function tierCount(players: number): number {
  let tiers = 1;
  while (capacityOfTiers(tiers) < players) tiers += 1;
  return tiers;
}

/** The name of the `number`-th league of a tier, from 1: A, then B1, B2, then C1 … Source: Kuksu 1.1, 1.2. */
export function leagueName(tier: number, number: number): string {
  invariant(tier >= 1 && tier <= MOST_TIERS, `tier ${tier} has a letter`);
  const letter = LETTERS.charAt(tier - 1);
  return tier === 1 ? letter : `${letter}${number}`;
}

/** The tier of the league of this name: 1 of A, 2 of B1; null: no league is called so. Source: Kuksu 1.1, 1.2. */
export function tierOfLeague(name: string): number | null {
  const tier = LETTERS.indexOf(name.charAt(0)) + 1;
  const number = tier === 1 ? 1 : Number(name.slice(1));
  if (tier < 1 || !Number.isInteger(number) || number < 1 || number > leaguesOfTier(tier)) return null;
  return leagueName(tier, number) === name ? tier : null;
}
