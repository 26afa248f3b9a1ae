import { useI18n } from 'vue-i18n';
import type { MatchView, RoundView } from './bracket.ts';

/** How a match stands, in words, and how loud they are. */
interface StateWords {
  readonly text: string;
  readonly look: 'live' | 'waits' | 'still';
}

interface MatchWords {
  state(match: MatchView): StateWords;
  /** A round by its name: "Round 2", "Semi-finals". */
  round(round: Pick<RoundView, 'name' | 'number'>): string;
  /** What a round that is not drawn waits for: the end of the one before, null: the start; or the director. */
  waitsFor(round: Pick<RoundView, 'missingLuckyLosers'>, before: Pick<RoundView, 'name' | 'number'> | null): string;
}

/** A bracket's own words, in the reader's language. */
export function useMatchWords(): MatchWords {
  const { t } = useI18n();

  function game({ currentGame }: MatchView): string {
    if (currentGame === null) return '';
    const isLive = currentGame.status === 'RUNNING';
    if ('match' in currentGame && currentGame.match.crawford === 'NOW')
      return t(isLive ? 'formats.KNOCKOUT.state.crawfordLive' : 'formats.KNOCKOUT.state.crawford');
    return t(isLive ? 'formats.KNOCKOUT.state.gameLive' : 'formats.KNOCKOUT.state.game', { n: currentGame.number });
  }

  return {
    state(match) {
      if (match.state === 'DECIDED') return { text: t(`formats.KNOCKOUT.how.${match.how ?? 'POINTS'}`), look: 'still' };
      if (match.state === 'OPEN') return { text: t('formats.KNOCKOUT.state.OPEN'), look: 'still' };
      if (match.state === 'RUNNING') return { text: game(match) || t('formats.KNOCKOUT.state.RUNNING'), look: 'live' };
      const now = match.state === 'LAST_WEEK' ? game(match) : '';
      const text = t(`formats.KNOCKOUT.state.${match.state}`);
      return { text: now === '' ? text : `${text}, ${now}`, look: 'waits' };
    },
    round: ({ name, number }) => t(`formats.KNOCKOUT.round.${name}`, { n: number }),
    waitsFor({ missingLuckyLosers: missing }, before) {
      if (missing > 0) return t('formats.KNOCKOUT.waits.DIRECTOR', { n: missing });
      return before === null
        ? t('formats.KNOCKOUT.waits.START')
        : t(`formats.KNOCKOUT.waits.${before.name}`, { n: before.number });
    },
  };
}
