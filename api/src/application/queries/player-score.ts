import { listScore, type ListScore, type NamedScore } from '../../rules/ratings/list-score.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { RatingRecord } from '../../store/reading/player.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { formatRulesOf } from '../registered.ts';
import { entrySnapshot } from '../state/entry-snapshot.ts';
import { rulesOf } from '../state/game-rules.ts';

/** A player's score, and what it is called where it counts. */
export interface PlayerScore extends ListScore {
  readonly named: NamedScore;
}

/** The score of a player in a game; null: the game has none. */
export function ratingScore({ game, elo, matches }: RatingRecord): PlayerScore | null {
  const named = rulesOf(game).listScore;
  return named === undefined ? null : { ...listScore(elo, matches), named };
}

/** The score with which a player stands in a tournament; null: neither its format nor its game has one. */
export function entryScore(entry: EntryRecord, { format, game }: TournamentRecord): PlayerScore | null {
  const named = formatRulesOf(format).listScore ?? rulesOf(game).listScore;
  if (named === undefined) return null;
  const { elo, matches } = entrySnapshot(entry);
  return { ...listScore(elo, matches), named };
}
