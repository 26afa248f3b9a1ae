import type { LetterMessage } from '../../../kernel/message.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Crawford } from '../../../rules/match-score.ts';

/** How many men each side has. */
export const MEN = 15;

/** The points of the board. */
export const POINTS = 24;

/** The place of a man that was hit, counted as a point beyond the last one. */
export const BAR = 25;

/** The place of a man that was borne off. */
export const OFF = 0;

/**
 * The men of one side, counted from its own side: 24 points, its home first, then the bar. The own point p is at p - 1 and is the opponent's
 * point 25 - p. Those missing to 15 are borne off. Source: Backgammon 1.
 */
export type Men = readonly number[];

/** The men of who is on roll and of the opponent, each from its own side. */
export interface Board {
  readonly mover: Men;
  readonly other: Men;
}

/** A roll of two dice, as they fell. */
export type Dice = readonly [number, number];

/** One man moved by one die: from 1..24 or 25 (the bar) to 1..24 or 0 (off), from the mover's side; `hit`: it sent a man to the bar. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

/** What becomes of one roll: steps in an order in which they can be made, none where none is possible, and the board after them. */
export interface Play {
  readonly steps: readonly Step[];
  readonly after: Board;
}

/** What a play in text broke. */
const PLAY_REFUSALS = [
  'unreadable',
  'no-man',
  'bar-first',
  'no-such-die',
  'blocked',
  'not-home',
  'not-the-rearmost',
  'too-many-dice',
  'fewer-dice',
  'smaller-die',
  'not-hit',
  'ambiguous',
  'illegal-play',
] as const;

/** What a game is won by: a plain win, one against nobody borne off, one against a man far back too, or a double that was not taken. */
export const GAME_KINDS = ['single', 'gammon', 'backgammon', 'drop'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** How a game ended: on the board, by a double that was not taken, or by resigning. */
export const GAME_ENDS = ['play', 'drop', 'resignation'] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

/** The doubling cube: a power of two, and who may turn it; null: both. */
export interface Cube {
  readonly value: number;
  readonly owner: Seat | null;
}

/** A double, to which value, and the answer; null: it is awaited, or the game ended without one. */
export interface Doubling {
  readonly by: Seat;
  readonly to: number;
  readonly answer: 'take' | 'drop' | null;
}

/** A finished game of a match: `points` are its kind times its cube. */
export interface FinishedGame {
  readonly winner: Seat;
  readonly kind: GameKind;
  readonly points: number;
  readonly cube: number;
  readonly end: GameEnd;
  readonly isCrawford: boolean;
  readonly doublings: readonly Doubling[];
}

/**
 * Whether a resignation is worth what the board says, or what both agreed on elsewhere, as in a record of another place. Source:
 * Backgammon 4.
 */
export const RESIGNATIONS = ['BY_THE_BOARD', 'AS_AGREED'] as const;
export type Resignations = (typeof RESIGNATIONS)[number];

/** Where a match stands when one of its games begins: the points of both, and whether that game is the Crawford game. */
export interface StartScore {
  readonly score: BySeat<number>;
  readonly crawford: Crawford;
}

/**
 * What is agreed before the first roll: a match to `length` points, 0 for a single game; with `at` one game alone of such a match, which
 * begins at that score.
 */
export interface BackgammonConfig {
  readonly length: number;
  readonly resignations: Resignations;
  readonly at?: StartScore;
}

/**
 * Where a game stands: each side rolls one die; the side whose turn it is doubles or rolls; the other answers its double; it plays a roll; the
 * match is over. Source: Backgammon 3.
 */
export type BackgammonPhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'play'; readonly dice: Dice }
  | { readonly kind: 'over' };

/**
 * A match as it stands, `first` being White. `score` are the points won, those beyond the length too; `games` the finished games, the first one
 * first; the rest is about the game on the board, when the match is over the last one. `rolls` were made in it, which is the index of
 * the next one. In `opening` nobody's turn has come, and `turn` is `first`.
 */
export interface BackgammonPosition {
  readonly config: BackgammonConfig;
  readonly score: BySeat<number>;
  readonly games: readonly FinishedGame[];
  readonly crawford: Crawford;
  readonly men: BySeat<Men>;
  readonly cube: Cube;
  readonly doublings: readonly Doubling[];
  readonly turn: Seat;
  readonly rolls: number;
  readonly phase: BackgammonPhase;
}

/**
 * Every act that changes a position. A roll carries the dice, in the opening White's and then Black's. Who resigns says what the game is worth;
 * the others are by the side that is to act.
 */
export type BackgammonMove =
  | { readonly kind: 'roll'; readonly dice: Dice }
  | { readonly kind: 'double' }
  | { readonly kind: 'take' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'play'; readonly steps: readonly Step[] }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly as: GameKind };

/** What an act did: the steps of a play, and the game that it ended. */
export interface BackgammonTrace {
  readonly steps: readonly Step[];
  readonly finished: FinishedGame | null;
}

/** What an act broke, its text apart. */
const ACT_REFUSALS = [
  'match-over',
  'dice-awaited',
  'dice-rolled',
  'double-pending',
  'no-double',
  'no-dice',
  'crawford',
  'not-your-cube',
  'cube-at-its-most',
  'too-late-to-double',
  'other-value',
  'resigning-apart',
  'illegal-play',
] as const;
export type ActRefusalKind = (typeof ACT_REFUSALS)[number];

/** Why an act is refused, and the rule broken. */
export interface BackgammonRefusal {
  readonly kind: ActRefusalKind | (typeof PLAY_REFUSALS)[number];
  readonly message: LetterMessage;
}

/** Why an act in text is refused; `column` from 1 of what is to blame. */
export interface BackgammonTextRefusal extends BackgammonRefusal {
  readonly column: number;
}
