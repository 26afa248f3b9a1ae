import type { GameKey } from '#games/rules';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import { kibaScore, type KibaScore } from '../../../rules/ratings/kiba-score.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';

/** What the federation's score is counted in. */
const ITS_GAME: GameKey = 'BAO';

/** A player's KIBA score in bao as it is now. */
export function playerKibaScore({ ratings }: PlayerRecord): KibaScore {
  const rating = ratings.find(({ game }) => game === ITS_GAME);
  return kibaScore(rating?.elo ?? NEW_ELO.elo, rating?.matches ?? NEW_ELO.games);
}
