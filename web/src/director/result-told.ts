import { useI18n } from 'vue-i18n';
import { useResultWords } from '../game/result-words.ts';
import type { DirectedGame } from './directed-game.ts';
import { useGameNames } from './game-names.ts';

/** Says how a decided game came out, such as `Asha wins, by forfeit`; nothing of an open one. */
export function useResultTold(): (game: DirectedGame) => string {
  const { t } = useI18n();
  const gameNames = useGameNames();
  const wordsOf = useResultWords();
  return (game) => {
    const { result } = game;
    if (!result) return '';
    if (!result.seat) return t(result.how === 'DRAWN' ? 'how.DRAWN' : 'how.NO_RESULT');
    const names = gameNames(game);
    const how = result.how === 'PLAYED' && !result.reason ? '' : wordsOf(game.tournament.game, result, false);
    const wins = t('director.adjudicate.wins', { name: result.seat === 'FIRST' ? names.first : names.second });
    const points = game.tournament.countsPoints ? t('director.correct.counting', { n: result.value }) : '';
    return [wins, how, points].filter((part) => part !== '').join(', ');
  };
}
