import { useI18n } from 'vue-i18n';
import type { ResultOf } from '../graphql/tada.ts';
import type { GameKey } from '../ui/game-key.ts';
import type { gameResult } from './game-fragments.ts';

type Result = Pick<ResultOf<typeof gameResult>, 'how' | 'reason' | 'score'>;

/** Words for how a board ended, by the score and the reason that its rules give; empty: they give none. */
export function useEndWords(): (game: GameKey, result: Pick<Result, 'reason' | 'score'>) => string {
  const { t, te } = useI18n();
  return (game, { reason, score }) => {
    const said =
      reason === null
        ? undefined
        : [`games.${game}.reason.${reason}`, `gamePage.reason.${reason}`].find((key) => te(key));
    const words = said === undefined ? null : t(said);
    // Where the game has no words for its reason, the score says it all.
    return [score, words ?? (score === null ? reason : null)].filter((part) => part !== null).join(', ');
  };
}

/** A row's words for how a game ended; `elsewhere`: it was not played on a board here. */
export function useResultWords(): (game: GameKey, result: Result, elsewhere: boolean) => string {
  const { t } = useI18n();
  const endOf = useEndWords();
  return (game, result, elsewhere) => {
    if (result.how !== 'PLAYED') return t(`how.${result.how}`);
    return endOf(game, result) || t(elsewhere ? 'home.reported' : 'how.PLAYED');
  };
}
