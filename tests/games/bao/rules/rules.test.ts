import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { after, at, moveOf, movesOf, played } from '../../../support/bao.ts';
import { OFFERED } from './offered.ts';
import { SOWN } from './sown.ts';

describe('a move', () => {
  test.each(SOWN)('%s', (_rule, line, move, expected) => {
    expect(after(line, move)).toBe(expected);
    expect(bao.formatMove(at(line), moveOf(at(line), move))).toBe(move);
  });

  test.each(SOWN)('%s, by the second engine', (_rule, line, move, expected) => {
    expect(plainMoves(line).get(move)).toBe(expected);
  });
});

describe('the legal moves', () => {
  test.each(OFFERED)('%s', (_rule, line, moves) => {
    expect(movesOf(line).join(' ')).toBe(moves);
  });

  test.each(OFFERED)('%s, by the second engine', (_rule, line, moves) => {
    expect([...plainMoves(line).keys()].toSorted().join(' ')).toBe(moves);
  });
});

describe('a player of whom every move would go on for ever', () => {
  const lines = [
    'K 1,13,1,-1,1,-1,1,-1/-1,1,-1,1,-1,1,-1,1/-4,43,-3/-8 0,0 - S -',
    'K -1,1,-1,1,13,1,-1,1/1,-1,1,-1,1,-1,1,-1/-7,43/-8 0,0 - S -',
  ];

  test.each(lines)('has lost by no-finite-move: %s', (line) => {
    expect(bao.encode(at(line))).toBe(`${line} N:no-finite-move`);
    expect(bao.legalMoves(at(line))).toEqual([]);
    expect(plainMoves(line).size).toBe(0);
  });
});

describe('a move once made', () => {
  test('leaves the position before it as it was', () => {
    const position = at('K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -');
    const copy = structuredClone(position);
    for (const move of bao.legalMoves(position)) played(position, move);
    expect(position).toEqual(copy);
  });

  test('that ends the game leaves nobody to move', () => {
    const over = at('K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3');
    expect(bao.toMove(over)).toBeNull();
    expect(bao.actors(over)).toEqual([]);
    expect(bao.legalMoves(over)).toEqual([]);
    expect(bao.outcome(over)).toEqual({ winner: 'first', reason: 'bao-hamna', value: 1 });
  });

  test('that does not leaves the other to move', () => {
    const open = at(after('K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -', 'A6<*'));
    expect(bao.toMove(open)).toBe('second');
    expect(bao.actors(open)).toEqual(['second']);
    expect(bao.outcome(open)).toBeNull();
  });
});

describe('resigning', () => {
  test.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('by %s wins for %s', (seat, winner) => {
    expect(bao.resign(bao.initial({ variant: 'KISWAHILI' }), seat)).toEqual({
      ok: true,
      value: { winner, reason: 'resignation', value: 1 },
    });
  });
});
