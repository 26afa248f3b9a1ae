import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useShownNames, type Named } from '../player/namesakes.ts';

/** What an address for streams shows: of these one, or nothing. */
interface Shown {
  readonly tournament: {
    readonly name: string;
    readonly tables: readonly { readonly name: string; readonly title: string }[];
  } | null;
  /** The name of the table of the tournament; null without one. */
  readonly table: string | null;
  readonly game: { readonly seats: readonly { readonly player: Named }[] } | null;
  readonly player: Named | null;
}

/** The same in words, as long as the scope lives; players of one name are told apart. */
export function useShownText(shown: () => Shown): ComputedRef<string> {
  const { t } = useI18n();
  const shownName = useShownNames(() => {
    const { game, player } = shown();
    return [...(game?.seats.map((seat) => seat.player) ?? []), ...(player ? [player] : [])];
  });
  return computed(() => {
    const { tournament, table, game, player } = shown();
    if (game) return game.seats.map((seat) => shownName(seat.player)).join(' – ');
    if (!tournament) return player ? shownName(player) : t('overlay.nothing');
    const title = tournament.tables.find((one) => one.name === table)?.title ?? table ?? '';
    return t('overlay.of', { table: title, tournament: tournament.name });
  });
}
