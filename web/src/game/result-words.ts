import { useI18n } from 'vue-i18n';
import type { ResultOf } from '../graphql/tada.ts';
import type { gameResult } from './game-fragments.ts';

type How = ResultOf<typeof gameResult>['how'];

/** A row's words for how a game ended; `elsewhere`: it was not played on a board here. */
export function useResultWords(): (
  result: { how: How; reason: string | null; score: string | null },
  elsewhere: boolean,
) => string {
  const { t, te } = useI18n();
  return ({ how, reason, score }, elsewhere) => {
    if (how !== 'PLAYED') return t(`how.${how}`);
    if (score) return score;
    if (reason) return te(`gamePage.reason.${reason}`) ? t(`gamePage.reason.${reason}`) : reason;
    return t(elsewhere ? 'home.reported' : 'how.PLAYED');
  };
}
