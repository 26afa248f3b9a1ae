import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Reasoned } from '../../../rules/games/reasoned.ts';

/** How the board ends a game. Source: Oware 1.4, 4.2, 5.1. */
export const OWARE_ENDS = ['majority', 'no-seeds', 'cycle'] as const;
export type OwareEnd = (typeof OWARE_ENDS)[number];

/** Seeds by house, 0 to 5 South's A to F and 6 to 11 North's a to f: the order in which they are sown. Source: Oware 1.1, 2.1. */
export type Houses = readonly number[];

/** What lies on the board, and what each player has captured. */
export interface OwareBoard {
  readonly houses: Houses;
  readonly stores: BySeat<number>;
}

/**
 * A complete position. `first` is South. `seen` are the boards since the last capture, oldest first, as `boardText` writes them and
 * without the present one; the players have moved in turns on them. `end` is null while the game is open. Source: Oware 5.1, 6.3.
 */
export interface OwarePosition extends OwareBoard {
  readonly turn: Seat;
  readonly seen: readonly string[];
  readonly end: OwareEnd | null;
}

/** A move: the house, 0 to 11, that is sown. */
export interface OwareMove {
  readonly house: number;
}

/**
 * One step of a move as a board shows it. `lift` empties the house that is sown, `sow` drops one seed, `capture` takes the seeds of a
 * house of the opponent's, `grand-slam` is a capture that may not be made, and `gather` takes at the end what lies on one's own side.
 */
export type OwareStep =
  | { readonly kind: 'lift' | 'capture' | 'gather'; readonly house: number; readonly seeds: number }
  | { readonly kind: 'sow'; readonly house: number }
  | { readonly kind: 'grand-slam'; readonly house: number };

/** All steps of a move in order; folded over the position before it they give the seeds after it. */
export type OwareTrace = readonly OwareStep[];

/** Why a move is refused. */
export type OwareRefusal = Reasoned;
