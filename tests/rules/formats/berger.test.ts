import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BERGER_PLAYERS, DUMMY, bergerTable } from '../../../api/src/rules/formats/berger.ts';

const asText = (players: number): readonly string[] =>
  bergerTable(players).map(({ pairs }) => pairs.map(({ first, second }) => `${first}/${second}`).join(' '));

describe('the Berger table (KIBA 5.1, 5.2)', () => {
  test.each([
    [
      'six players: the table that KIBA prints',
      6,
      ['1/6 2/5 3/4', '1/2 3/6 4/5', '1/3 4/2 5/6', '1/4 5/3 6/2', '1/5 6/4 2/3'],
    ],
    [
      'five: the last seat is the dummy',
      5,
      ['1/-1 2/5 3/4', '1/2 3/-1 4/5', '1/3 4/2 5/-1', '1/4 5/3 -1/2', '1/5 -1/4 2/3'],
    ],
    ['four', 4, ['1/4 2/3', '1/2 3/4', '1/3 4/2']],
    ['three', 3, ['1/-1 2/3', '1/2 3/-1', '1/3 -1/2']],
    ['two', 2, ['1/2']],
  ])('%s', (_case, players, rounds) => {
    expect(asText(players)).toEqual(rounds);
  });

  test.each(Array.from({ length: 63 }, (_, index) => [index + 2]))(
    'KIBA 11.2 %i players: everyone once a round, every pair once',
    (players) => {
      const table = bergerTable(players);
      const even = players + (players % 2);
      const seats = Array.from({ length: players }, (_, index) => index + 1);
      expect(table.map(({ number }) => number)).toEqual(Array.from({ length: even - 1 }, (_, index) => index + 1));
      const met = new Set<string>();
      for (const { pairs } of table) {
        const inRound = pairs.flatMap(({ first, second }) => [first, second]).toSorted((a, b) => a - b);
        expect(inRound).toEqual(players % 2 === 0 ? seats : [DUMMY, ...seats]);
        for (const { first, second } of pairs) met.add([first, second].toSorted((a, b) => a - b).join('/'));
      }
      expect(met.size).toBe((even * (even - 1)) / 2);
      const opponentsOfFirst = table.map(({ pairs }) => pairs[0]?.second);
      const last = players % 2 === 0 ? players : DUMMY;
      expect(opponentsOfFirst).toEqual([last, ...Array.from({ length: even - 2 }, (_, index) => index + 2)]);
    },
  );

  test('seats that are named first and second are balanced within one, but for seat 1, which is always first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (half) => {
        const table = bergerTable(2 * half);
        for (let seat = 2; seat <= 2 * half; seat += 1) {
          const firsts = table.filter(({ pairs }) => pairs.some(({ first }) => first === seat)).length;
          expect(Math.abs(2 * firsts - (2 * half - 1))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test.each([[1], [0], [-1], [2.5], [Number.NaN], [BERGER_PLAYERS.max + 1]])('%d players are a bug', (players) => {
    expect(() => bergerTable(players)).toThrow(/no Berger table/);
  });
});
