import type { HalfPoints } from '../../../kernel/points.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Reasoned } from '../../../rules/games/reasoned.ts';

/** How a finished board is counted: territory and prisoners, or stones and territory. Source: Go 4. */
export const GO_RULES = ['JAPANESE', 'AREA'] as const;
export type GoRuleSet = (typeof GO_RULES)[number];

/**
 * Which repetitions are refused: an immediate retake only; every board that was there before; every such board with the same
 * player to move. Source: Go 2.
 */
export const KO_RULES = ['SIMPLE', 'POSITIONAL', 'SITUATIONAL'] as const;
export type KoRule = (typeof KO_RULES)[number];

/** What holds for the whole game. `size` is 5 to 25; `komi` goes to White. */
export interface GoSettings {
  readonly size: number;
  readonly komi: HalfPoints;
  readonly rules: GoRuleSet;
  readonly koRule: KoRule;
}

/** A point of the board: `y * size + x`, x from the left and y from the top, both from 0. A pass is never a point. */
export type Point = number;

/** Stones that stand before the first move, and who makes it: a handicap or a problem. Points in rising order. */
export interface GoSetup {
  readonly black: readonly Point[];
  readonly white: readonly Point[];
  readonly toMove: Seat;
}

/** What is agreed before the first move; `setup` null: an empty board, Black to move. */
export interface GoConfig extends GoSettings {
  readonly setup: GoSetup | null;
}

/** The stones of one player: a mask for each row from the top, bit x for the point x from the left. */
export type StoneRows = readonly number[];

/** A position that was on the board, as 48 bits of stones and side to move, and the ones before it. */
export interface Seen {
  readonly high: number;
  readonly low: number;
  readonly before: Seen | null;
}

/**
 * The marks that both players must agree on: dead stones and neutral points in rising order, dead chains always whole;
 * `version` counts the edits, and `accepted` says who accepted this very version. Source: Go 3.
 */
export interface GoProposal {
  readonly version: number;
  readonly dead: readonly Point[];
  readonly neutral: readonly Point[];
  readonly accepted: BySeat<boolean>;
}

/** Why the director decides: the players dispute the marks, ask because of a repetition, or a position came a fourth time. */
export const APPEALS = ['dispute', 'repetition'] as const;
export type Appeal = (typeof APPEALS)[number];

/**
 * Where a game stands. `offer`: who proposes no result after a repetition. In `adjudication` nobody moves and the last
 * proposal (null: play went on) is what the director starts from. Source: Go 3, 6.
 */
export type GoPhase =
  | { readonly kind: 'play'; readonly offer: Seat | null }
  | { readonly kind: 'scoring'; readonly proposal: GoProposal }
  | { readonly kind: 'adjudication'; readonly appeal: Appeal; readonly proposal: GoProposal | null }
  | { readonly kind: 'agreed'; readonly proposal: GoProposal }
  | { readonly kind: 'no-result' };

/**
 * A complete position of go. `first` is Black, `second` White. `captures` counts prisoners by their taker. `ko` is the one
 * point that `turn` may not play on now. `passes` are consecutive. `resumes` were made in the game so far. `seen` are
 * all positions of the game, this one first; high and low are its own key. `count` stones stand on the board, and never were there
 * more than `most` of them.
 */
export interface GoPosition {
  readonly settings: GoSettings;
  readonly stones: BySeat<StoneRows>;
  readonly turn: Seat;
  readonly ko: Point | null;
  readonly captures: BySeat<number>;
  readonly passes: number;
  readonly resumes: number;
  readonly phase: GoPhase;
  readonly seen: Seen;
  readonly count: number;
  readonly most: number;
}

/** What a mark says of its points: dead and alive of whole chains, neutral and open of empty points. */
export const MARKS = ['dead', 'alive', 'neutral', 'open'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * Every act that changes a position. A stone or a pass is by the player whose turn it is; the others name their seat,
 * as both may act while the score is agreed. `no-result` offers it, or accepts the opponent's offer.
 */
export type GoMove =
  | { readonly kind: 'play'; readonly point: Point }
  | { readonly kind: 'pass' }
  | { readonly kind: 'mark'; readonly seat: Seat; readonly mark: Mark; readonly points: readonly Point[] }
  | { readonly kind: 'accept'; readonly seat: Seat; readonly version: number }
  | { readonly kind: 'resume'; readonly seat: Seat }
  | { readonly kind: 'dispute'; readonly seat: Seat }
  | { readonly kind: 'no-result'; readonly seat: Seat };

/** What a move did on the board: the stone it placed (null: none), and the stones it took, in rising order. */
export interface GoTrace {
  readonly point: Point | null;
  readonly captured: readonly Point[];
}

/** What a move broke. */
export const GO_REFUSALS = [
  'game-over',
  'with-the-director',
  'not-in-play',
  'not-in-scoring',
  'off-board',
  'occupied',
  'suicide',
  'ko',
  'superko',
  'no-stone',
  'not-empty',
  'marked-already',
  'stale-version',
  'accepted-already',
  'no-more-resumes',
  'no-repetition',
  'offered-already',
] as const;

/** Why a move is illegal, and what it broke. */
export interface GoRefusal extends Reasoned {
  readonly kind: (typeof GO_REFUSALS)[number];
}

/** How the board ends a game. */
export const GO_REASONS = ['score', 'jigo', 'no-result'] as const;
export type GoReason = (typeof GO_REASONS)[number];
