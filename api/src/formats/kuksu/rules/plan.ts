import { LEAGUE_SIZES, capacityOfTiers, leaguesOfTier, tierCount } from './tiers.ts';
import { snake } from './snake.ts';

/** A tier, 1 the top, and the sizes of its leagues in their order. */
export interface TierPlan {
  readonly number: number;
  readonly sizes: readonly number[];
}

/**
 * The leagues of so many players, or why there are none. `short`: the lowest tier would have 1 to 4 players, so the director
 * excludes `exclude` or invites `invite`. `too-few`: not even one league.
 */
export type KuksuPlan =
  | { readonly kind: 'ok'; readonly tiers: readonly TierPlan[] }
  | { readonly kind: 'short'; readonly exclude: number; readonly invite: number }
  | { readonly kind: 'too-few' };

/**
 * How so many players (title holder apart) make tiers and leagues: every tier but the lowest is full, leagues of ten; the rest
 * makes as many leagues of five or more as the lowest tier has room for, sizes within one, as the snake fills them.
 * Source: Kuksu 7.1, 7.2, 8.
 */
export function kuksuPlan(players: number): KuksuPlan {
  const { min, max } = LEAGUE_SIZES;
  if (players < min) return { kind: 'too-few' };
  const lowest = tierCount(players);
  const rest = players - capacityOfTiers(lowest - 1);
  if (rest < min) return { kind: 'short', exclude: rest, invite: min - rest };
  const full = Array.from({ length: lowest - 1 }, (_, index) => ({
    number: index + 1,
    sizes: Array.from({ length: leaguesOfTier(index + 1) }, () => max),
  }));
  return { kind: 'ok', tiers: [...full, { number: lowest, sizes: sizesOfLowest(lowest, rest) }] };
}

function sizesOfLowest(tier: number, players: number): readonly number[] {
  const leagues = Math.min(leaguesOfTier(tier), Math.floor(players / LEAGUE_SIZES.min));
  const places = Array.from({ length: players }, (_, index) => index);
  return snake(places, leagues).map(({ length }) => length);
}
