import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import type { BaoPosition, BaoVariant } from '../../../../api/src/games/bao/rules/types.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { played } from '../../../support/bao.ts';

/** Distinct canonical moves from the opening. */
const COUNTS: readonly (readonly [BaoVariant, readonly number[]])[] = [
  ['KISWAHILI', [4, 14, 38, 124, 405]],
  ['KUJIFUNZA', [16, 108, 500]],
];
const ROWS = COUNTS.flatMap(([variant, counts]) => counts.map((count, index) => [variant, index + 1, count] as const));

function perft(position: BaoPosition, depth: number): number {
  if (depth === 0) return 1;
  return bao
    .legalMoves(position)
    .map((move) => perft(played(position, move).position, depth - 1))
    .reduce((sum, count) => sum + count, 0);
}

function plainPerft(line: string, depth: number): number {
  if (depth === 0) return 1;
  return [...plainMoves(line).values()].reduce((sum, next) => sum + plainPerft(next, depth - 1), 0);
}

describe('the number of games of a length', () => {
  test.each(ROWS)('%s, %i plies: %i', (variant, depth, count) => {
    expect(perft(bao.initial({ variant }), depth)).toBe(count);
  });

  test.each(ROWS)('%s, %i plies: %i, by the second engine', (variant, depth, count) => {
    expect(plainPerft(bao.encode(bao.initial({ variant })), depth)).toBe(count);
  });
});
