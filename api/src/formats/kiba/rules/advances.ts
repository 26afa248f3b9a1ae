import type { EntryId } from '../../../kernel/ids.ts';
import type { Citation, RuleId } from '../../../rules/citation.ts';
import type { Advance } from '../../../rules/formats/advance.ts';
import { disqualifiedOf } from '../../../rules/formats/disqualification.ts';
import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';
import { finalMatch } from './final-match.ts';
import { kibaTable, type KibaRow } from './group-table.ts';
import { progressOf } from './next.ts';
import { placesInTable, placesOf, stageAfter } from './places.ts';
import type { KibaSettings } from './settings.ts';
import { FINAL_GROUP, STAGES, laterGroups, tableGroups } from './stages.ts';
import { KIBA_DECIDERS, type KibaDecider, type Place } from './zones.ts';

type KibaAdvance = Advance<Place, KibaDecider>;

/** In the order in which players are separated. */
const DECIDERS = Object.keys(KIBA_DECIDERS) as readonly KibaDecider[];

/**
 * All players of a stage in order of group and rank: what their places are good for, by the table as it stands, and where they
 * in fact went on. Who withdrew before the stage was over is OUT and the next of his group has his place; a place that nobody
 * of the group is left to take stays empty. After a stage was published only its table changes, not who went on.
 * A stage that is not in the plan has nobody. Source: KIBA 8.4, 10, Common 1.5.
 */
export function kibaAdvances(settings: KibaSettings, state: FormatState, stage: string): readonly KibaAdvance[] {
  if (!state.plan.stages.some(({ key }) => key === stage)) return [];
  const provisional = progressOf(settings, state, stage) !== 'PUBLISHED';
  if (stage === STAGES.FINAL.key) return finalAdvances(state, provisional);
  const places = placesOf(settings, state, stage);
  const arranged = arrangedOf(state, stage);
  return tableGroups(state, stage).flatMap((group) =>
    groupAdvances(kibaTable(settings, state, group).rows, group, places).map((advance) => ({
      ...advance,
      provisional,
      arranged: arranged(advance.entry),
    })),
  );
}

type TableAdvance = Omit<KibaAdvance, 'provisional' | 'arranged'>;

function groupAdvances(
  rows: readonly KibaRow[],
  group: PlannedGroup,
  places: readonly Place[],
): readonly TableAdvance[] {
  const here = rows.filter(({ isGone }) => !isGone);
  const placeOf = placesInTable(rows, places);
  const inTable = rows.map((row) => {
    const place = placeOf.get(row.entry) ?? 'OUT';
    const others = here.filter(({ entry }) => placeOf.get(entry) !== place);
    const decidedBy = row.isGone ? null : deciderOf(row, others);
    const owner = rows[here.indexOf(row)];
    const replaces = place === 'OUT' || owner === undefined || owner === row ? null : owner.entry;
    const rules: Citation = row.isGone ? ['KIBA 8.4'] : rulesOf(group.stage, places, { decidedBy, replaces });
    const to = stageAfter(place)?.key ?? null;
    return {
      entry: row.entry,
      group: group.key,
      rank: row.row.standing.rank,
      to,
      place,
      replaces,
      decidedBy,
      rules,
    };
  });
  const struck = group.entries.filter((entry) => !placeOf.has(entry));
  return [...inTable, ...struck.map((entry) => struckOut(entry, group, rows.length + 1))];
}

function struckOut(entry: EntryId, group: PlannedGroup, rank: number): TableAdvance {
  const rules: Citation = ['KIBA 8.2'];
  return { entry, group: group.key, rank, to: null, place: 'OUT', replaces: null, decidedBy: null, rules };
}

/** The last criterion that it takes to separate a row from all of these. */
function deciderOf(row: KibaRow, others: readonly KibaRow[]): KibaAdvance['decidedBy'] {
  const depths = others.map(({ keys }) => {
    const depth = keys.findIndex((value, index) => value !== row.keys[index]);
    return depth < 0 ? keys.length : depth;
  });
  return depths.length === 0 ? null : (DECIDERS[Math.max(...depths)] ?? null);
}

function rulesOf(
  stage: string,
  places: readonly Place[],
  { decidedBy, replaces }: Pick<KibaAdvance, 'decidedBy' | 'replaces'>,
): Citation {
  const isShortPath = stage === STAGES.QUALIFICATION.key && !places.includes('FIRST');
  const rules: RuleId[] = [isShortPath ? 'KIBA 10.3' : 'KIBA 10.1'];
  if (decidedBy === 'NEUSTADTL' || decidedBy === 'KIBA_SCORE') rules.push('KIBA 9.4');
  if (decidedBy === 'PLAYOFF' || decidedBy === 'LIST') rules.push('KIBA 9.5');
  if (replaces !== null) rules.push('KIBA 8.4');
  return rules;
}

function arrangedOf(state: FormatState, stage: string): (entry: EntryId) => KibaAdvance['arranged'] {
  const later = laterGroups(state, stage);
  const next = later[0]?.stage;
  return (entry) => {
    if (next === undefined) return null;
    const group = later.find((planned) => planned.stage === next && planned.entries.includes(entry));
    return { stage: group?.stage ?? null, group: group?.key ?? null };
  };
}

function finalAdvances(state: FormatState, provisional: boolean): readonly KibaAdvance[] {
  const out = disqualifiedOf(state);
  const { finalists, wins, winner, isWalkover } = finalMatch(state);
  const won = (entry: EntryId): number => (entry === winner ? 3 : (wins.get(entry) ?? 0));
  const order = finalists.map(({ id }) => id).toSorted((a, b) => won(b) - won(a));
  return order.map((entry, index) => ({
    entry,
    group: FINAL_GROUP,
    rank: winner === null && isLevel(order.map(won)) ? 1 : index + 1,
    to: null,
    place: out.has(entry) ? 'OUT' : index === 0 ? 'CHAMPION' : 'RUNNER_UP',
    replaces: null,
    provisional,
    decidedBy: winner === null || isWalkover ? null : 'SCORE',
    rules: [isWalkover ? 'KIBA 8.4' : 'KIBA 10.4'],
    arranged: { stage: null, group: null },
  }));
}

function isLevel([one, other]: readonly number[]): boolean {
  return one === other;
}
