import type { FormatState, PlannedGroup } from '../../../rules/formats/format.ts';
import type { RankingLevel, RankingTable } from '../../../rules/formats/ranking.ts';
import { contendersOf } from './contenders.ts';
import { kuksuGroupTable, leagueTables, tierOfGroup } from './group-table.ts';
import { TITLE_GROUP, leagueGroups } from './stages.ts';

/**
 * Who is before whom in a cycle: the two of the title match, while it is not played the holder who waits for it, then tier after tier; in
 * leagues of the same tier who has the same place shares it. Source: Kuksu 1.1, 2.1.
 */
export function kuksuRankingLevels(state: FormatState): readonly RankingLevel[] {
  const tableOf = leagueTables(state);
  const shown = (group: PlannedGroup): RankingTable => ({
    stage: group.stage,
    group: group.key,
    rows: tableOf(group).rows.map(({ standing }) => standing),
  });
  const tiers = Map.groupBy(leagueGroups(state), tierOfGroup);
  const leagues = [...tiers.keys()]
    .toSorted((a, b) => a - b)
    .map((tier): RankingLevel => ({ tables: (tiers.get(tier) ?? []).map(shown), by: 'TIER' }));
  const title = state.plan.groups.find(({ key }) => key === TITLE_GROUP);
  if (title === undefined) {
    const { holder } = contendersOf(state);
    return holder === null ? leagues : [{ tables: [], waiting: [holder], by: 'TIER' }, ...leagues];
  }
  const rows = kuksuGroupTable(state, TITLE_GROUP).map(({ standing }) => standing);
  return [{ tables: [{ stage: title.stage, group: title.key, rows }], by: 'STAGE' }, ...leagues];
}
