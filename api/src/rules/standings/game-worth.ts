import { halfPoints, type HalfPoints } from '../../kernel/points.ts';

/** What a game won, a game drawn and a game lost are worth in a table, in points or half points. Source: Common 5.1. */
export type GameWorth = { readonly pointsOfWin: number; readonly pointsOfDraw: number; readonly pointsOfLoss: number };

/** A point for a game won, half of it for one drawn, nothing for one lost. */
export const USUAL_WORTH: GameWorth = { pointsOfWin: 1, pointsOfDraw: 0.5, pointsOfLoss: 0 };

/** Between which numbers they lie; a draw is worth less than a win, and a loss less than a draw. */
export const WORTH_BOUNDS = {
  pointsOfWin: { least: 1, most: 10 },
  pointsOfDraw: { least: 0.5, most: 9.5 },
  pointsOfLoss: { least: 0, most: 9 },
} as const;

/** The half points of a game won, of one drawn, and of one lost. */
export interface WorthInHalves {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
}

/** The same in half points. */
export function inHalves({ pointsOfWin, pointsOfDraw, pointsOfLoss }: GameWorth): WorthInHalves {
  return {
    win: halfPoints(2 * pointsOfWin),
    draw: halfPoints(2 * pointsOfDraw),
    loss: halfPoints(2 * pointsOfLoss),
  };
}

/** Whether games are worth what they usually are. */
export function isUsualWorth({ pointsOfWin, pointsOfDraw, pointsOfLoss }: GameWorth): boolean {
  return (
    pointsOfWin === USUAL_WORTH.pointsOfWin &&
    pointsOfDraw === USUAL_WORTH.pointsOfDraw &&
    pointsOfLoss === USUAL_WORTH.pointsOfLoss
  );
}
