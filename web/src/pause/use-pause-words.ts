import { useI18n } from 'vue-i18n';
import { useShownName } from '../player/namesakes.ts';
import { localWords } from '../ui/instant-text.ts';
import { serverNow } from '../ui/server-time.ts';
import type { PauseLine, PauseNote } from './pause-line.ts';

/** What is said of pauses. */
export function usePauseWords() {
  const { t, locale } = useI18n();
  const shownName = useShownName();
  const local = (at: string): string => localWords(at, 'near', locale.value, serverNow.value);

  /** In which games it is. */
  function where({ game, player, isDaysOff }: PauseLine): string {
    if (game) {
      const [first, second] = game.seats.map((seat) => shownName(seat.player));
      return t('pause.where.game', { n: game.number, first, second });
    }
    if (player === null) return t('pause.where.all');
    return t(isDaysOff ? 'pause.where.daysOff' : 'pause.where.player', { name: shownName(player) });
  }

  /** Whose it is, as a sentence; empty: not one player's. */
  function whose({ player, isDaysOff }: PauseNote): string {
    return player === null
      ? ''
      : t(isDaysOff ? 'pause.whose.daysOff' : 'pause.whose.player', { name: shownName(player) });
  }

  /** Until when it lasts, or from when on. */
  function span({ since, until }: PauseNote): string {
    const key = Date.parse(since) <= serverNow.value ? 'pause.now' : 'pause.later';
    return t(key, { since: local(since), until: local(until) });
  }

  return { where, whose, span };
}
