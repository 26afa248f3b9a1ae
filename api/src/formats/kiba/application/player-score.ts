import type { GameKey } from '#games/rules';
import { entrySnapshot } from '../../../application/queries/entry-snapshot.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import { kibaScore, type KibaScore } from '../../../rules/ratings/kiba-score.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';

/** What the federation's score is counted in. */
const ITS_GAME: GameKey = 'BAO';

/** A player's KIBA score in bao as it is now. */
export function playerKibaScore({ ratings }: PlayerRecord): KibaScore {
  const rating = ratings.find(({ game }) => game === ITS_GAME);
  return kibaScore(rating?.elo ?? NEW_ELO.elo, rating?.matches ?? NEW_ELO.games);
}

/** The KIBA score with which a player stands in a tournament. */
export function entryKibaScore(entry: EntryRecord): KibaScore {
  const { elo, matches } = entrySnapshot(entry);
  return kibaScore(elo, matches);
}
