import type { EntryId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';

/** How a player left his score group in a round: to one with fewer points, or to one with more; null: not at all. */
export type Float = 'down' | 'up' | null;

/** A player as the pairing of a round sees him. `number`: his place in the player list, from 1; `points` in half points. */
export interface SwissPlayer {
  readonly entry: EntryId;
  readonly number: number;
  readonly points: number;
  /** How often he was paired with each. */
  readonly met: ReadonlyMap<EntryId, number>;
  /** His seats in the games that were played, the oldest first. */
  readonly seats: readonly Seat[];
  /** Of the round before, and of the one before that. */
  readonly floats: readonly [last: Float, earlier: Float];
  /** He has had a bye, or a win without a game. */
  readonly hasRested: boolean;
  /** His rounds without a game. */
  readonly unplayed: number;
  /** It is the last round, and he has more than half of all points that can be had. Source: FIDE C.04.3 A.7. */
  readonly isTopscorer: boolean;
}

/** The order for the pairing: more points first, then the player list. Source: Swiss 2.1. */
export function byScore(a: SwissPlayer, b: SwissPlayer): number {
  return b.points - a.points || a.number - b.number;
}
