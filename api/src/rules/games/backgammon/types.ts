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
 * point 25 - p. Those missing to 15 are borne off. Source: go-backgammon.md 2.1.
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
export const PLAY_REFUSALS = [
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
export type PlayRefusalKind = (typeof PLAY_REFUSALS)[number];
