import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listScore, shownScore } from '../../../api/src/rules/ratings/list-score.ts';
import { propertyRuns } from '../../support/property-runs.ts';

describe('KIBA score, exact and as shown (KIBA 3.1, 3.2)', () => {
  test.each([
    ['seed row 1', 2069, 689, 8959, 896],
    ['seed row 2', 2062, 134, 3402, 340],
    ['seed row 3', 2030, 1058, 12_610, 1261],
    ['seed row 4: the half goes down', 1955, 815, 10_105, 1010],
    ['Oscar', 2069, 315, 5219, 522],
    ['Kobe', 1926, 347, 5396, 540],
    ['Jan', 1808, 174, 3548, 355],
    ['Sock', 1694, 18, 1874, 187],
    ['Peter: the half goes down', 1675, 4, 1715, 171],
    ['a newcomer', 1500, 0, 1500, 150],
    ['nothing', 0, 0, 0, 0],
  ])('%s', (_case, elo, matches, tenths, shown) => {
    expect(listScore(elo, matches)).toEqual({ tenths, shown });
  });

  test.each([
    ['a half above an odd number', 10_115, 1011],
    ['a half above an even number', 20_005, 2000],
    ['the smallest half', 5, 0],
    ['just above a half', 6, 1],
    ['a negative half goes down', -5, -1],
    ['just above a negative half', -4, 0],
    ['just below a negative half', -6, -1],
    ['a negative whole number', -10, -1],
  ])('%s', (_case, tenths, shown) => {
    expect(shownScore(tenths)).toBe(shown);
  });

  test('what is shown is never more than half a point off, and below on an exact half', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 10_000_000 }), (tenths) => {
        const off = tenths - 10 * shownScore(tenths);
        expect(off).toBeGreaterThan(-5);
        expect(off).toBeLessThanOrEqual(5);
      }),
      propertyRuns(300, 10_000),
    );
  });
});
