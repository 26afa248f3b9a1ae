import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '../../../api/src/kernel/time.ts';
import { listTenths } from '../../../api/src/rules/ratings/list-score.ts';
import { playerList, type ListedPlayer } from '../../../api/src/rules/ratings/player-list.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const ORDINARY = { category: 3, elo: 1500, matches: 0, enteredAt: instant(0) };
const player = (id: string, differing: Partial<ListedPlayer> = {}): ListedPlayer => ({ ...ORDINARY, id, ...differing });
const ids = (players: readonly ListedPlayer[]): string => players.map(({ id }) => id).join(' ');

describe('the initial list (KIBA 3.4, 3.6)', () => {
  test.each([
    [
      'category before everything',
      [player('c', { category: 3, elo: 2800 }), player('b', { category: 2 }), player('a', { category: 1, elo: 900 })],
      'a b c',
    ],
    ['KIBA score, not Elo', [player('elo', { elo: 2000 }), player('games', { elo: 1600, matches: 41 })], 'games elo'],
    [
      'KIBA 3.3: 1010.4 before 1010.2, although both are shown as 1010',
      [player('a', { elo: 1952, matches: 815 }), player('b', { elo: 1904, matches: 820 })],
      'b a',
    ],
    ['equal scores: higher Elo', [player('a', { elo: 1500, matches: 10 }), player('b', { elo: 1600 })], 'b a'],
    ['then earlier entry', [player('a', { enteredAt: instant(2) }), player('b', { enteredAt: instant(1) })], 'b a'],
    ['then smaller id', [player('b'), player('a')], 'a b'],
    [
      'without times of entry: the order given, not the id',
      [player('b', { enteredAt: null }), player('c', { enteredAt: null }), player('a', { enteredAt: null })],
      'b c a',
    ],
    [
      'a time of entry that one player lacks counts for nobody',
      [
        player('late', { enteredAt: instant(9) }),
        player('lost', { enteredAt: null }),
        player('early', { enteredAt: instant(1) }),
      ],
      'late lost early',
    ],
    ['nobody', [], ''],
  ])('%s', (_case, players, order) => {
    expect(ids(playerList(players))).toBe(order);
  });

  test('KIBA 3.3 the four rows that KIBA shows, in their true order', () => {
    const rows = [
      player('1', { elo: 2069, matches: 689 }),
      player('2', { elo: 2062, matches: 134 }),
      player('3', { elo: 2030, matches: 1058 }),
      player('4', { elo: 1955, matches: 815 }),
    ];
    expect(ids(playerList(rows))).toBe('3 4 1 2');
  });

  test('KIBA 11.1 a permutation of the entrants, sorted, whatever the order they are given in', () => {
    const players = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        category: fc.integer({ min: 1, max: 3 }),
        elo: fc.integer({ min: 1498, max: 1502 }),
        matches: fc.integer({ min: 0, max: 2 }),
        enteredAt: fc.integer({ min: 0, max: 2 }).map(instant),
      }),
      { selector: ({ id }) => id, maxLength: 34 },
    );
    fc.assert(
      fc.property(players, (given) => {
        const list = playerList(given);
        expect(new Set(list)).toEqual(new Set(given));
        expect(playerList(given.toReversed())).toEqual(list);
        for (const [index, below] of list.slice(1).entries()) {
          const above = list[index];
          if (above === undefined || above.category < below.category) continue;
          expect(above.category).toBe(below.category);
          expect(listTenths(above.elo, above.matches)).toBeGreaterThanOrEqual(listTenths(below.elo, below.matches));
        }
      }),
      propertyRuns(200, 5_000),
    );
  });
});
