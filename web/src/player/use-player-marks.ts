import { useI18n } from 'vue-i18n';
import { useGameWords } from '../games/use-game-words.ts';
import type { ResultOf } from '../graphql/tada.ts';
import type { playerMarksFragment } from './player-marks.ts';

/** Tells players of one name apart, in words: country, handle, Elo of each game, and whether there is an account or a program. */
export function usePlayerMarks(): (player: ResultOf<typeof playerMarksFragment>) => string {
  const { t } = useI18n();
  const { nameOf } = useGameWords();
  const kindOf = ({ isBot, hasAccount }: ResultOf<typeof playerMarksFragment>): string => {
    if (isBot) return t('director.enter.bot');
    return t(hasAccount ? 'director.enter.hasAccount' : 'director.enter.noAccount');
  };
  return (player) => {
    const { country, handle, ratings } = player;
    const elos = ratings.map(({ game, elo }) => `${nameOf(game)} ${elo}`);
    return [...(country === null ? [] : [country]), handle, ...elos, kindOf(player)].join(' · ');
  };
}
