import { halfPoints, type HalfPoints } from '../../kernel/points.ts';

/** What a game won and a game drawn are worth in a table, in points or half points. Source: Common 5.1. */
export type GameWorth = { readonly pointsOfWin: number; readonly pointsOfDraw: number };

/** A point for a game won, half of it for one drawn. */
export const USUAL_WORTH: GameWorth = { pointsOfWin: 1, pointsOfDraw: 0.5 };

/** Between which numbers they lie; a draw is worth no more than a win. */
export const WORTH_BOUNDS = { pointsOfWin: { least: 0.5, most: 10 }, pointsOfDraw: { least: 0, most: 10 } } as const;

/** The half points of a game won and of one drawn. */
export interface WorthInHalves {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
}

/** The same in half points. */
export function inHalves({ pointsOfWin, pointsOfDraw }: GameWorth): WorthInHalves {
  return { win: halfPoints(2 * pointsOfWin), draw: halfPoints(2 * pointsOfDraw) };
}

/** Whether games are worth what they usually are. */
export function isUsualWorth({ pointsOfWin, pointsOfDraw }: GameWorth): boolean {
  return pointsOfWin === USUAL_WORTH.pointsOfWin && pointsOfDraw === USUAL_WORTH.pointsOfDraw;
}
