import { NEW_ELO } from '../../rules/ratings/elo.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';

/** What counts of a player in a tournament. */
export interface EntrySnapshot {
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly country: string | null;
}

/**
 * What was noted of the player when registration closed; before that, what would be noted now: his own category unless the
 * director has set another for this tournament. Source: Common 4.1, KIBA 3.5.
 */
export function entrySnapshot(entry: EntryRecord): EntrySnapshot {
  const { category, elo, matches, country, player, tournament, seeding } = entry;
  const rating = player.ratings.find(({ game }) => game === tournament.game);
  return {
    category: category ?? player.category,
    elo: elo ?? entry.givenElo ?? rating?.elo ?? NEW_ELO.elo,
    matches: matches ?? rating?.matches ?? NEW_ELO.games,
    country: seeding === null ? player.country : country,
  };
}
