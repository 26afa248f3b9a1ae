import type { TablePlayer } from '../../../rules/standings/pair-game.ts';

/**
 * A player of a league. `rating`: overall, at the start of the cycle. `last`: his place in the last cycle, null without one.
 * `isDisqualified`: in this cycle. Source: Kuksu 3.2, 3.4.
 */
export interface LeaguePlayer extends TablePlayer {
  readonly rating: number;
  readonly last: { readonly tier: number; readonly rank: number } | null;
  readonly isDisqualified: boolean;
}
