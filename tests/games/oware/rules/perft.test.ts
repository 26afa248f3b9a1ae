import { describe, expect, test } from 'vitest';
import { oware } from '../../../../api/src/games/oware/rules/index.ts';
import type { OwarePosition } from '../../../../api/src/games/oware/rules/types.ts';
import { naiveMoves, type NaiveBoard } from './naive.ts';
import { played } from './played.ts';

/** Games of so many plies from the opening. */
const COUNTS = [6, 36, 190, 1014, 5219, 27_332] as const;
const START: NaiveBoard = { houses: Array.from({ length: 12 }, () => 4), stores: [0, 0], mover: 0 };

function perft(position: OwarePosition, depth: number): number {
  if (depth === 0) return 1;
  return oware.legalMoves(position).reduce((sum, move) => sum + perft(played(position, move).position, depth - 1), 0);
}

function naivePerft(board: NaiveBoard, depth: number): number {
  if (depth === 0) return 1;
  return [...naiveMoves(board).values()].reduce((sum, next) => sum + naivePerft(next, depth - 1), 0);
}

describe('the number of games of a length', () => {
  test.each(COUNTS.map((count, index) => [index + 1, count]))('%i plies: %i', (depth, count) => {
    expect(perft(oware.initial({}), depth)).toBe(count);
    expect(naivePerft(START, depth)).toBe(count);
  });
});
