import { message, type Message } from '../../../kernel/message.ts';
import { BAR, MEN, POINTS } from './types.ts';
import type { Board, Men } from './types.ts';

/** The men of either side before the first roll: 24:2, 13:5, 8:3, 6:5. Source: Backgammon 1. */
export const START_MEN: Men = men({ 24: 2, 13: 5, 8: 3, 6: 5 });

/** The board before the first roll. */
export const START: Board = { mover: START_MEN, other: START_MEN };

/** The men of a side from how many stand on each point, 25 for the bar. */
export function men(places: Readonly<Record<number, number>>): Men {
  return Array.from({ length: BAR }, (_, index) => places[index + 1] ?? 0);
}

/** How many of these men stand on a point from their own side, 25 for the bar. */
export function menOn(side: Men, point: number): number {
  return side[point - 1] ?? 0;
}

/** How many of these men are borne off. */
export function menOff(side: Men): number {
  return MEN - side.reduce((sum, count) => sum + count, 0);
}

/** How far these men have to go until all are off; a man on the bar has 25. */
export function pips(side: Men): number {
  return side.reduce((sum, count, index) => sum + count * (index + 1), 0);
}

/** The same board with the other side on roll. */
export function turned({ mover, other }: Board): Board {
  return { mover: other, other: mover };
}

/** Whether all men stand alike. */
export function isSameBoard(one: Board, two: Board): boolean {
  return isSame(one.mover, two.mover) && isSame(one.other, two.other);
}

/**
 * Why no play can lead to this board, or null: each side has 15 men at most, no point has men of both, not both are off, and
 * not all men stand behind points that are closed from both sides.
 */
export function boardProblem({ mover, other }: Board): Message | null {
  for (const side of [mover, other]) {
    const standing = MEN - menOff(side);
    if (standing > MEN) return message('games.BACKGAMMON.position.manyMen', { men: standing, all: MEN });
  }
  for (let point = 1; point <= POINTS; point++) {
    if (menOn(mover, point) > 0 && menOn(other, BAR - point) > 0) {
      return message('games.BACKGAMMON.position.samePoint', { point });
    }
  }
  if (menOff(mover) === MEN && menOff(other) === MEN) return message('games.BACKGAMMON.position.bothBorneOff');
  if (menOn(mover, BAR) > 0 && menOn(other, BAR) > 0 && isClosed(mover) && isClosed(other)) {
    return message('games.BACKGAMMON.position.bothBarred');
  }
  return null;
}

function isClosed(side: Men): boolean {
  return side.slice(0, 6).every((count) => count >= 2);
}

function isSame(one: Men, two: Men): boolean {
  return one === two || one.every((count, index) => count === two[index]);
}
