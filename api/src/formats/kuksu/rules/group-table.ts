import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { halfPoints } from '../../../kernel/points.ts';
import { crosstable } from '../../../rules/standings/crosstable.ts';
import type { PairGame } from '../../../rules/standings/pair-game.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { TableRow } from '../../../rules/standings/table-row.ts';
import type { FormatEntry, FormatState, PlannedGroup } from '../../../rules/formats/format.ts';
import { adjustedHalves } from '../../../rules/formats/point-adjustment.ts';
import { groupPairGames, pairGamesByGroup } from '../../../rules/formats/group-games.ts';
import { disqualifiedIn, leaguePlayerOf } from './field.ts';
import { leagueTable, type LeagueTable } from './league-table.ts';
import { TITLE_GROUP } from './stages.ts';
import { tierOfLeague } from './tiers.ts';
import { currentTitleMatch } from './title-stage.ts';

/**
 * Tells the table of any planned league as it stands, in both official orders; what they have in common is read once, and of
 * `games` only those of the leagues asked for are needed.
 * Source: Kuksu 3.
 */
export function leagueTables(
  state: FormatState,
  games: ReadonlyMap<string, readonly PairGame[]> = pairGamesByGroup(state),
): (group: PlannedGroup) => LeagueTable {
  const out = disqualifiedIn(state);
  const byId = new Map(state.entries.map((entry) => [entry.id, entry]));
  return (group) => {
    const players = entriesOf(byId, group).map((entry) => leaguePlayerOf(entry, out));
    return leagueTable(tierOfGroup(group), players, games.get(group.key) ?? [], adjustedHalves(state, group.key));
  };
}

/** The tier of a planned league. Source: Kuksu 1.1. */
export function tierOfGroup({ name }: PlannedGroup): number {
  const tier = tierOfLeague(name);
  invariant(tier !== null, `a league is called ${name}`);
  return tier;
}

/** The table of any group of a cycle, best first; a group that is not in the plan has no rows. Source: Kuksu 2.1, 3. */
export function kuksuGroupTable(state: FormatState, key: string): readonly TableRow[] {
  const group = state.plan.groups.find((planned) => planned.key === key);
  if (group === undefined) return [];
  if (key === TITLE_GROUP) return titleTable(state, group);
  return leagueTables(state, new Map([[key, groupPairGames(state, key)]]))(group).rows;
}

/** The two of the title match: games won up to the decision, its winner first. */
function titleTable(state: FormatState, group: PlannedGroup): readonly TableRow[] {
  const { wins, winner } = currentTitleMatch(state);
  const byId = new Map(state.entries.map((entry) => [entry.id, entry]));
  const rows = crosstable(entriesOf(byId, group), groupPairGames(state, group.key), 1);
  const won = rows.map((row) => ({ ...row, points: halfPoints(2 * (wins.get(row.player.id) ?? 0)) }));
  return rank(won, ({ player, points }) => [player.id === winner ? 1 : 0, points]).map(({ row, ...placed }) => ({
    standing: {
      ...placed,
      entry: row.player.id,
      points: row.points,
      played: row.cells.reduce((sum, { decided }) => sum + decided, 0),
      games: row.cells.reduce((sum, { games }) => sum + games.length, 0),
      tieBreaks: [],
      zone: null,
    },
    cells: row.cells,
  }));
}

function entriesOf(byId: ReadonlyMap<EntryId, FormatEntry>, group: PlannedGroup): readonly FormatEntry[] {
  return group.entries.map((id) => {
    const entry = byId.get(id);
    invariant(entry !== undefined, `the planned entry ${id} is one of the tournament's`);
    return entry;
  });
}
