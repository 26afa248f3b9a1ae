import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState, Outlook } from '../../../rules/formats/format.ts';
import { groupPairGames } from '../../../rules/formats/group-games.ts';
import { leagueTables, tierOfGroup } from './group-table.ts';
import { leagueRanks } from './league-ranks.ts';
import { leagueGroups } from './stages.ts';
import { tierChange } from './tier-change.ts';

/**
 * Of every player of a league, in the order of its table: where he has come from since the last cycle, the ranks that he can
 * still have, and whether he is disqualified; empty of any other group. Source: Kuksu 2, 3.
 */
export function kuksuOutlooks(state: FormatState, key: string): ReadonlyMap<EntryId, Outlook> {
  const group = leagueGroups(state).find((planned) => planned.key === key);
  if (group === undefined) return new Map();
  const tier = tierOfGroup(group);
  const { rows } = leagueTables(state, new Map([[key, groupPairGames(state, key)]]))(group);
  const ranks = leagueRanks(rows);
  const previous = new Map(state.entries.map((entry) => [entry.id, entry.previous]));
  return new Map(
    rows.map(({ player: { id, isDisqualified } }) => {
      const last = previous.get(id) ?? null;
      const change = tierChange(tier, last?.league?.tier ?? null, last?.title === 'LOSER');
      return [id, { change, ranks: ranks.get(id) ?? null, isDisqualified }];
    }),
  );
}
