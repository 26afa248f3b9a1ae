import { halfPoints } from '../../../kernel/points.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { kibaPairTable } from './score.ts';
import { finalMatch } from './final-match.ts';
import { kibaTable } from './group-table.ts';
import { placesInTable, placesOf } from './places.ts';
import type { KibaSettings } from './settings.ts';
import { FINAL_GROUP, isPlayoffGroup } from './stages.ts';

/**
 * The table of one group of a KIBA tournament, best first. In a play-off only the games won in it count; in the final, whose
 * points are the games won up to the decision, its winner is first. `zone` is the place that a row has, null for OUT and in a
 * play-off or the final. A group that is not in the plan has no rows. Source: KIBA 9, 10.4.
 */
export function kibaGroupTable(settings: KibaSettings, state: FormatState, key: string): readonly PairRow[] {
  const group = state.plan.groups.find((planned) => planned.key === key);
  if (group === undefined) return [];
  if (key === FINAL_GROUP) return finalTable(state);
  if (isPlayoffGroup(key)) return ranked(kibaPairTable(state, key), (row) => [row.standing.points]);
  const { rows } = kibaTable(settings, state, group);
  const places = placesInTable(rows, placesOf(settings, state, group.stage));
  return rows.map(({ row, entry }) => {
    const place = places.get(entry) ?? 'OUT';
    return { ...row, standing: { ...row.standing, zone: place === 'OUT' ? null : place } };
  });
}

function finalTable(state: FormatState): readonly PairRow[] {
  const { winner, wins } = finalMatch(state);
  const rows = kibaPairTable(state, FINAL_GROUP).map((row) => {
    const points = halfPoints(2 * (wins.get(row.standing.entry) ?? 0));
    return { ...row, standing: { ...row.standing, points } };
  });
  return ranked(rows, ({ standing }) => [standing.entry === winner ? 1 : 0, standing.points]);
}

function ranked(rows: readonly PairRow[], keys: (row: PairRow) => readonly number[]): readonly PairRow[] {
  const lines = rank(rows, keys);
  const order = new Map(lines.map(({ row }, index) => [row.standing.entry, index]));
  return lines.map(({ row, ...placed }) => ({
    ...row,
    cells: row.cells.toSorted((a, b) => (order.get(a.opponent) ?? 0) - (order.get(b.opponent) ?? 0)),
    standing: { ...row.standing, ...placed, tieBreaks: [] },
  }));
}
