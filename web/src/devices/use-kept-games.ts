import { watch } from 'vue';
import { useI18n } from 'vue-i18n';
import { pendingOf } from '../games/registry.ts';
import { gameClock } from '../game/game-fragments.ts';
import type { myGame } from '../game/my-games-documents.ts';
import { readFragment, type ResultOf } from '../graphql/tada.ts';
import { useShownName } from '../player/namesakes.ts';
import { localText } from '../ui/instant-text.ts';
import { serverNow } from '../ui/server-time.ts';
import { forgetGames, keepGames } from './kept-games.ts';

/** Keeps these games for when the server cannot be reached, as often as they are others; null: nobody is signed in, and nothing is kept. */
export function useKeptGames(games: () => readonly ResultOf<typeof myGame>[] | null | undefined): void {
  const { t, locale } = useI18n();
  const shownName = useShownName();
  const at = (instant: string): string => localText(instant, 'near', locale.value, serverNow.value);

  function kept(game: ResultOf<typeof myGame>) {
    const opponent = game.seats.find(({ seat }) => seat !== game.viewerSeat)?.player;
    const clock = readFragment(gameClock, game.clock ?? null);
    const name = opponent ? shownName(opponent) : '';
    const theirs = t(pendingOf(game)?.told ?? 'gamePage.theirMove', { name });
    const runs = game.clock?.running === game.viewerSeat && clock?.expiresAt;
    return {
      opponent: name,
      tournament: game.tournament.name,
      awaited: game.viewerCanMove ? t('gamePage.yourMove') : theirs,
      deadline: runs ? at(runs) : '',
      isTurn: game.viewerCanMove,
    };
  }
  watch(
    games,
    (now) => {
      if (now === null) void forgetGames();
      if (!now) return;
      const asOf = t('devices.asOf', { time: at(new Date(serverNow.value).toISOString()) });
      const around = { lang: locale.value, title: t('gamePage.my.title'), said: t('devices.unreachable'), asOf };
      void keepGames({ ...around, again: t('state.again'), games: now.map(kept) });
    },
    { immediate: true },
  );
}
