import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { semifinalGroups, type RankedGroups } from './qualifiers.ts';
import type { KibaSettings } from './settings.ts';
import { STAGES, tableGroups } from './stages.ts';
import type { Place } from './zones.ts';

/**
 * What the places of every group of a stage are good for, the first place first; those after the last in the list are OUT.
 * The final has none. Source: KIBA 10.1, 10.3.
 */
export function placesOf(settings: KibaSettings, state: FormatState, stage: string): readonly Place[] {
  if (stage === STAGES.FINAL.key) return [];
  if (stage === STAGES.SEMIFINAL.key) return ['WINNER'];
  const groups = tableGroups(state, stage).length;
  if (groups === 1) return ['TOP_TWO', 'TOP_TWO'];
  return groups === 2 && settings.few === 'SHORT_PATH' ? ['WINNER'] : ['FIRST', 'SECOND'];
}

/** The place of every row of a table, best first: who is gone is OUT, and the next in the table has his place (KIBA 8.4). */
export function placesInTable(
  rows: readonly { readonly entry: EntryId; readonly isGone: boolean }[],
  places: readonly Place[],
): ReadonlyMap<EntryId, Place> {
  const here = rows.filter(({ isGone }) => !isGone).map(({ entry }) => entry);
  return new Map(rows.map(({ entry }) => [entry, places[here.indexOf(entry)] ?? 'OUT']));
}

/** The stage that a place leads to, null: none. */
export function stageAfter(place: Place): typeof STAGES.SEMIFINAL | typeof STAGES.FINAL | null {
  if (place === 'FIRST' || place === 'SECOND') return STAGES.SEMIFINAL;
  return place === 'WINNER' || place === 'TOP_TWO' ? STAGES.FINAL : null;
}

/**
 * The players of the two semi-finals: the firsts and the seconds in the order of the groups; with CROSS, after two groups,
 * the first of each against the second of the other. A place that nobody is left to take stays empty.
 * Source: KIBA 10.1, 10.3.
 */
export function semifinalists(settings: KibaSettings, ranked: RankedGroups): readonly (readonly EntryId[])[] {
  const [a, b] = ranked;
  if (settings.few !== 'CROSS' || ranked.length !== 2 || a === undefined || b === undefined) {
    return semifinalGroups(ranked);
  }
  return [
    [...a.slice(0, 1), ...b.slice(1, 2)],
    [...b.slice(0, 1), ...a.slice(1, 2)],
  ];
}
