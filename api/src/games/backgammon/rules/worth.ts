import { menOff, menOn } from './board.ts';
import { LARGEST_CUBE } from './turn.ts';
import { BAR, MEN } from './types.ts';
import type { GameKind, Men } from './types.ts';

/** How often each kind of win counts the cube. Source: Backgammon 3.4. */
export const TIMES: Readonly<Record<GameKind, number>> = { single: 1, gammon: 2, backgammon: 3, drop: 1 };

/** What a resignation depends on; `isFarBack`: a man of who resigns is on the bar or in the home of the other. */
export interface Resigning {
  readonly isDoublePending: boolean;
  readonly menOff: number;
  readonly isFarBack: boolean;
}

/** What who resigns loses, whatever was offered. Source: Backgammon 4.1, 4.2. */
export function resignationKind({ isDoublePending, menOff: off, isFarBack }: Resigning): GameKind {
  if (isDoublePending) return 'drop';
  if (off > 0) return 'single';
  return isFarBack ? 'backgammon' : 'gammon';
}

/** What a game is won by when the other side has these men left. Source: Backgammon 3.4. */
export function wonAgainst(loser: Men): GameKind {
  return resignationKind({ isDoublePending: false, menOff: menOff(loser), isFarBack: isFarBack(loser) });
}

/** Whether all men are borne off. */
export function isHome(side: Men): boolean {
  return menOff(side) === MEN;
}

function isFarBack(side: Men): boolean {
  return side.some((count, index) => count > 0 && index + 1 > 18) || menOn(side, BAR) > 0;
}

/** Whether a game can be worth so many points: one, two or three times a cube. Source: Backgammon 3.4. */
export function isGameValue(points: number): boolean {
  const cube = points % 3 === 0 ? points / 3 : points;
  return Number.isInteger(Math.log2(cube)) && cube >= 1 && cube <= LARGEST_CUBE;
}
