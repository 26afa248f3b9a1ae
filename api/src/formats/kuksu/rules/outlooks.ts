import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState, Outlook } from '../../../rules/formats/format.ts';
import { groupPairGames } from '../../../rules/formats/group-games.ts';
import { leagueTables } from './group-table.ts';
import { leagueRanks } from './league-ranks.ts';
import { leagueGroups } from './stages.ts';

/**
 * Of every player of a league, in the order of its table: the ranks that he can still have, and whether he is disqualified;
 * empty of any other group. Source: Kuksu 3.
 */
export function kuksuOutlooks(state: FormatState, key: string): ReadonlyMap<EntryId, Outlook> {
  const group = leagueGroups(state).find((planned) => planned.key === key);
  if (group === undefined) return new Map();
  const { rows } = leagueTables(state, new Map([[key, groupPairGames(state, key)]]))(group);
  const ranks = leagueRanks(rows);
  return new Map(
    rows.map(({ player: { id, isDisqualified } }) => [id, { ranks: ranks.get(id) ?? null, isDisqualified }]),
  );
}
