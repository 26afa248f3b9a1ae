import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRulesOf, formatsHere } from '../../api/src/application/registered.ts';
import { halfPoints } from '../../api/src/kernel/points.ts';
import type { ConfiguredFormat } from '../../api/src/rules/formats/any-format.ts';
import type { FormatState } from '../../api/src/rules/formats/format.ts';
import type { PointAdjustment } from '../../api/src/rules/formats/point-adjustment.ts';
import type { TableRow } from '../../api/src/rules/standings/table-row.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { beforeStart, simulated } from '../support/simulated-format.ts';

/** What separates players by games played off, or by the list where these leave a tie, follows from who is tied. */
const OF_TIES = ['PLAYOFF', 'LIST'];

/** The systems of play that rank by points in the first group that they arrange. */
const adjusting = [...formatsHere.keys()].flatMap((key) => {
  const format = formatRulesOf(key).usual();
  const before = beforeStart(format, format.sizes.min);
  const plan = format.start(before.entries, before.lots);
  const first = plan.ok ? plan.value.groups[0]?.key : undefined;
  return first !== undefined && format.adjustsPoints(first) ? [[key, format] as const] : [];
});

test('points are adjusted in the systems that rank by them, and in no table that games alone decide (Common 5.3)', () => {
  expect(adjusting.map(([key]) => key).toSorted()).toEqual(['KIBA', 'KUKSU', 'ROUND_ROBIN', 'SWISS']);
  const isAdjusted = (key: 'KIBA' | 'KUKSU' | 'KNOCKOUT' | 'COUNTRY_MATCH', group: string) =>
    formatRulesOf(key).usual().adjustsPoints(group);
  expect(['q.A', 's.1', 'q.A.playoff', 'f.1'].map((group) => isAdjusted('KIBA', group))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['l.A', 'l.B1', 't.1'].map((group) => isAdjusted('KUKSU', group))).toEqual([true, true, false]);
  expect([isAdjusted('KNOCKOUT', 'k.1'), isAdjusted('COUNTRY_MATCH', 'm.A')]).toEqual([false, false]);
});

describe.each(adjusting)('%s: what a ruling gives or takes (Common 5.3)', (_key, format) => {
  test('counts for the points of this player in this table, and for nothing else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.infiniteStream(fc.nat()),
        fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 3, maxLength: 3 }),
        (more, numbers, given) => {
          const below = (limit: number): number => (numbers.next().value ?? 0) % limit;
          simulated({ format, players: format.sizes.min + more, below }, (state) => check(format, state, given));
        },
      ),
      propertyRuns(3, 40),
    );
  });
});

function check(format: ConfiguredFormat, state: FormatState, given: readonly number[]): void {
  const [group] = state.plan.groups.filter(({ key }) => format.adjustsPoints(key));
  if (group === undefined) return;
  const before = byEntry(format.crosstable(state, group.key));
  const adjustments = [...before.keys()].slice(0, given.length).map((entry, index): PointAdjustment => ({
    ...{ group: group.key, entry },
    halves: halfPoints(given[index] ?? 0),
  }));
  const adjusted = { ...state, adjustments };
  const after = byEntry(format.crosstable(adjusted, group.key));
  expect(after.size).toBe(before.size);
  const ranks = [...after.values()].map(({ standing }) => standing);
  for (const [index, { points, rank }] of ranks.entries()) {
    expect(points).toBeLessThanOrEqual(ranks[index - 1]?.points ?? Infinity);
    expect(rank).toBeLessThanOrEqual(index + 1);
  }
  for (const [entry, row] of after) {
    const halves = adjustments.find((one) => one.entry === entry)?.halves ?? 0;
    const earlier = before.get(entry);
    expect(row.standing.points).toBe((earlier?.standing.points ?? 0) + halves);
    expect(separating(row)).toEqual(earlier && separating(earlier));
    expect(new Set(row.cells)).toEqual(new Set(earlier?.cells));
  }
  const others = state.plan.groups.filter(({ key }) => key !== group.key);
  for (const { key } of others) expect(format.crosstable(adjusted, key)).toEqual(format.crosstable(state, key));
  const none = { ...adjusted, adjustments: adjustments.map((one) => ({ ...one, group: 'elsewhere' })) };
  expect(format.crosstable(none, group.key)).toEqual(format.crosstable(state, group.key));
}

function byEntry(rows: readonly TableRow[]) {
  return new Map(rows.map((row) => [row.standing.entry, row]));
}

/** What separates him from others, the terms in no order: they follow that of the table. */
function separating({ standing }: TableRow) {
  return standing.tieBreaks
    .filter(({ code }) => !OF_TIES.includes(code))
    .map(({ code, value, terms }) => ({ code, value, terms: new Set(terms) }));
}
