import { NEW_ELO } from '../../rules/ratings/elo.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';

/** What counts of a player in a tournament. */
export interface EntrySnapshot {
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly country: string | null;
}

/** What was noted of the player when registration closed; before that, what would be noted now. Source: formats.md A.1. */
export function entrySnapshot({ category, elo, matches, country, player, game }: EntryRecord): EntrySnapshot {
  const rating = player.ratings.find((one) => one.game === game);
  return {
    category: category ?? player.category,
    elo: elo ?? rating?.elo ?? NEW_ELO.elo,
    matches: matches ?? rating?.matches ?? NEW_ELO.games,
    country: category === null ? player.country : country,
  };
}
