import { invariant } from '../../../kernel/assert.ts';
import type { PairRow } from '../../standings/pair-standings.ts';
import { rank } from '../../standings/rank.ts';
import type { FormatState } from '../format.ts';
import { groupPairTable } from '../pair-table.ts';
import { kibaAdvances } from './advances.ts';
import { finalMatch } from './final-match.ts';
import { kibaTable } from './group-table.ts';
import type { KibaSettings } from './settings.ts';
import { FINAL_GROUP, isPlayoffGroup } from './stages.ts';

/**
 * The table of one group of a KIBA tournament, best first. In a play-off only the games won in it count; in the final who has
 * won it is first, before that who has won more games. `zone` is the place that a row has, null for OUT. A group that is not
 * in the plan has no rows. Source: formats.md A.9, A.10.4.
 */
export function kibaGroupTable(settings: KibaSettings, state: FormatState, key: string): readonly PairRow[] {
  const group = state.plan.groups.find((planned) => planned.key === key);
  if (group === undefined) return [];
  if (isPlayoffGroup(key)) return byGamesWon(groupPairTable(state, key), () => 0);
  if (key === FINAL_GROUP) {
    const { winner } = finalMatch(state);
    return byGamesWon(groupPairTable(state, key), (row) => (row.standing.entry === winner ? 1 : 0));
  }
  const places = new Map(kibaAdvances(settings, state, group.stage).map(({ entry, place }) => [entry, place]));
  return kibaTable(settings, state, group).rows.map(({ row, entry }) => {
    const place = places.get(entry);
    invariant(place !== undefined, `the player ${entry} of ${key} has a place`);
    return { ...row, standing: { ...row.standing, zone: place === 'OUT' ? null : place } };
  });
}

function byGamesWon(rows: readonly PairRow[], ahead: (row: PairRow) => number): readonly PairRow[] {
  const ranked = rank(rows, (row) => [ahead(row), row.standing.points]);
  const order = new Map(ranked.map(({ row }, index) => [row.standing.entry, index]));
  return ranked.map(({ row, ...placed }) => ({
    ...row,
    cells: row.cells.toSorted((a, b) => (order.get(a.opponent) ?? 0) - (order.get(b.opponent) ?? 0)),
    standing: { ...row.standing, ...placed, tieBreaks: [] },
  }));
}
