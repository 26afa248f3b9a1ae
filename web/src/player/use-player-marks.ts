import { useI18n } from 'vue-i18n';
import { useGameWords } from '../games/use-game-words.ts';
import type { ResultOf } from '../graphql/tada.ts';
import type { playerMarksFragment } from './player-marks.ts';

/** Tells players of one name apart, in words: country, handle, Elo of each game, and whether there is an account. */
export function usePlayerMarks(): (player: ResultOf<typeof playerMarksFragment>) => string {
  const { t } = useI18n();
  const { nameOf } = useGameWords();
  return ({ country, handle, ratings, hasAccount }) =>
    [
      ...(country === null ? [] : [country]),
      handle,
      ...ratings.map(({ game, elo }) => `${nameOf(game)} ${elo}`),
      t(hasAccount ? 'director.enter.hasAccount' : 'director.enter.noAccount'),
    ].join(' · ');
}
