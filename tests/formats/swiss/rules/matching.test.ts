import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from '../../../../api/src/formats/swiss/rules/matching.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** The least that any way to pair these costs. */
function least([one, ...others]: readonly number[], cost: (one: number, other: number) => bigint): bigint {
  if (one === undefined) return 0n;
  const ways = others.map(
    (other) =>
      cost(one, other) +
      least(
        others.filter((each) => each !== other),
        cost,
      ),
  );
  return ways.reduce((low, each) => (each < low ? each : low));
}

test('pairs cost the least of all ways, with costs of any length and sign', () => {
  const graph = fc.integer({ min: 1, max: 4 }).chain((half) => {
    const row = fc.array(fc.oneof(fc.bigInt(-3n, 3n), fc.bigInt(-(1n << 90n), 1n << 90n)), {
      minLength: 2 * half,
      maxLength: 2 * half,
    });
    return fc.array(row, { minLength: 2 * half, maxLength: 2 * half });
  });
  fc.assert(
    fc.property(graph, (rows) => {
      const cost = (one: number, other: number): bigint => rows[Math.min(one, other)]?.[Math.max(one, other)] ?? 0n;
      const pairs = cheapestPairs(rows.length, cost);
      expect(pairs.map((other) => pairs[other])).toEqual(pairs.map((_, one) => one));
      const total = pairs.reduce((sum, other, one) => (one < other ? sum + cost(one, other) : sum), 0n);
      expect(total).toBe(least([...pairs.keys()], cost));
    }),
    propertyRuns(300, 10_000),
  );
});

test('an odd number cannot be put into pairs', () => {
  expect(() => cheapestPairs(3, () => 0n)).toThrow(/even/);
});
