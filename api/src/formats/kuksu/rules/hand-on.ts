import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { contendersOf } from './contenders.ts';
import { titleBefore } from './field.ts';
import { leagueTables, tierOfGroup } from './group-table.ts';
import type { LastCycle } from './last-cycle.ts';
import { lastPlaces } from './last-places.ts';
import { kuksuNext } from './next.ts';
import { TOP_LEAGUE, leagueGroups } from './stages.ts';

/**
 * What every entry brings to the next cycle: his place in his league as the tables are now, and once the cycle is over, who holds
 * the title and who has lost the match for it, played or not: the holder before, the winner of League A, the challenger.
 * Source: Kuksu 2.1, 3.5, 11.1, 11.3, 12.
 */
export function kuksuHandOn(state: FormatState): ReadonlyMap<EntryId, LastCycle> {
  const tableOf = leagueTables(state);
  const leagues = leagueGroups(state).map((group) => ({
    key: group.key,
    name: group.name,
    tier: tierOfGroup(group),
    table: tableOf(group),
  }));
  const places = lastPlaces(leagues);
  const { done, winner } = kuksuNext(state);
  const top = leagues.find(({ key }) => key === TOP_LEAGUE)?.table.rows[0]?.player.id ?? null;
  const claimants = [titleBefore(state.entries).holder, top, contendersOf(state).challenger];
  const titleOf = (entry: EntryId): LastCycle['title'] => {
    if (!done) return null;
    if (entry === winner) return 'HOLDER';
    return claimants.includes(entry) ? 'LOSER' : null;
  };
  return new Map(state.entries.map(({ id }) => [id, { league: places.get(id) ?? null, title: titleOf(id) }]));
}

/** Who waits with the title for the end of the next cycle, and is in it without signing up. Source: Kuksu 2.1, 11.4. */
export function kuksuQualified(state: FormatState): readonly EntryId[] {
  return [...kuksuHandOn(state)].flatMap(([entry, { title }]) => (title === 'HOLDER' ? [entry] : []));
}
