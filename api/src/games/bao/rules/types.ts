import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Reasoned } from '../../../rules/games/reasoned.ts';

/** The two games of bao played here: bao la kiswahili, and bao la kujifunza for beginners. Source: Bao 1, 9. */
export const BAO_VARIANTS = ['KISWAHILI', 'KUJIFUNZA'] as const;
export type BaoVariant = (typeof BAO_VARIANTS)[number];

/** What is agreed before the first move. */
export interface BaoConfig {
  readonly variant: BaoVariant;
}

/** How the board ends a game. Source: Bao 1.4. */
export const BAO_REASONS = ['bao-hamna', 'no-move', 'no-finite-move'] as const;
export type BaoReason = (typeof BAO_REASONS)[number];

/** Who won and by which rule; `hand` counts harvested seeds that bao hamna left unsown. Source: Bao 1.4, 10.16. */
export interface BaoResult {
  readonly winner: Seat;
  readonly reason: BaoReason;
  readonly hand: number;
}

/**
 * A complete bao position. `first` is South, `second` North. `pits` are seeds by ring index: 0 to 7 are the owner's front
 * pits 1 to 8 from his left, 8 to 15 his back pits 8 down to 1. `store` are seeds not yet on the board. `house` says
 * who still owns his house. `blocked` is the pit that `turn` may not empty (kutakatia). `result` is null while open.
 * Source: Bao 1.2, 5.1, 6, 8.
 */
export interface BaoPosition {
  readonly variant: BaoVariant;
  readonly pits: BySeat<readonly number[]>;
  readonly store: BySeat<number>;
  readonly house: BySeat<boolean>;
  readonly turn: Seat;
  readonly blocked: number | null;
  readonly result: BaoResult | null;
}

/** Which way seeds are sown round the mover's own ring: clockwise is rightwards along his front row. */
export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A harvest move captures; in kutakata nothing is captured from start to finish. Source: Bao 2.2. */
export const MOVE_KINDS = ['harvest', 'takata'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Where a move starts and in which direction. A harvest of kunamua sown clockwise starts from the left kichwa. */
export interface Start {
  readonly pit: number;
  readonly direction: Direction;
}

/** A whole move: nothing is left to choose once it has begun. `playsHouse`: the "+" of 5.3, true only where it counts. */
export interface BaoMove extends Start {
  readonly kind: MoveKind;
  readonly playsHouse: boolean;
}

/** Why a move stopped. Source: Bao 2.3, 5.2, 5.3, 6.4, 1.4. */
export const STOP_REASONS = ['empty', 'house', 'blocked', 'bao-hamna'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/**
 * One step of a move as a board shows it; pits are ring indices. `place`, `lift`, `tax`, `sow` and `stop` name a pit of the
 * mover, `capture` one of the opponent, whose seeds are sown from the mover's pit `kichwa` (unless bao hamna stops it).
 * `house-lost` says whose house ceased to be one. A sow moves one seed.
 */
export type BaoStep =
  | { readonly kind: 'place'; readonly pit: number }
  | { readonly kind: 'lift'; readonly pit: number; readonly seeds: number }
  | { readonly kind: 'tax'; readonly pit: number; readonly seeds: number }
  | { readonly kind: 'capture'; readonly pit: number; readonly seeds: number; readonly kichwa: number }
  | { readonly kind: 'sow'; readonly pit: number }
  | { readonly kind: 'house-lost'; readonly seat: Seat }
  | { readonly kind: 'stop'; readonly pit: number; readonly reason: StopReason };

/** All steps of a move in order; folded over the position before it they give the seeds after it. */
export type BaoTrace = readonly BaoStep[];

/** What a move broke. */
export const BAO_REFUSALS = [
  'game-over',
  'no-such-pit',
  'empty-pit',
  'single-seed',
  'back-row',
  'not-a-harvest',
  'harvest-possible',
  'not-a-takata',
  'working-house',
  'larger-pit-first',
  'front-row-first',
  'blocked-pit',
  'fixed-direction',
  'empties-front-row',
  'never-ends',
  'house-not-played',
  'house-unavailable',
] as const;

/** Why a move is illegal: the rule broken, a sentence for a person, and the part of the move's text that is to blame. */
export interface BaoRefusal extends Reasoned {
  readonly kind: (typeof BAO_REFUSALS)[number];
  readonly part: 'pit' | 'direction' | 'sign';
}
