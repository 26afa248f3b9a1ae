import type { ComposerTranslation } from 'vue-i18n';

/** What an address for streams shows: of these one, or nothing. */
interface Shown {
  readonly tournament: {
    readonly name: string;
    readonly tables: readonly { readonly name: string; readonly title: string }[];
  } | null;
  /** The name of the table of the tournament; null without one. */
  readonly table: string | null;
  readonly game: { readonly seats: readonly { readonly player: { readonly name: string } }[] } | null;
  readonly player: { readonly name: string } | null;
}

/** The same in words. */
export function shownText(t: ComposerTranslation, { tournament, table, game, player }: Shown): string {
  if (game) return game.seats.map((seat) => seat.player.name).join(' – ');
  if (!tournament) return player?.name ?? t('overlay.nothing');
  const title = tournament.tables.find((one) => one.name === table)?.title ?? table ?? '';
  return t('overlay.of', { table: title, tournament: tournament.name });
}
