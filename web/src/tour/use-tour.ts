import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter, type RouteLocationRaw } from 'vue-router';
import { pairingPageOf } from '../formats/pages.ts';
import { embedsOfFormat } from '../embed/embed-parts.ts';
import { partOfFormat } from '../formats/registry.ts';
import { useFormatWords } from '../formats/use-format-words.ts';
import { GAME_KEYS } from '../games/registry.ts';
import { useGameWords } from '../games/use-game-words.ts';
import { howToPlayName } from '../how-to-play/how-to-play-route.ts';
import { chosenTournaments } from './chosen-examples.ts';
import { placesOf, type About } from './places.ts';
import type { Examples, ExampleTournament } from './tour-documents.ts';

/** A page, and where it is. */
export interface TourView {
  readonly key: string;
  readonly text: string;
  readonly to: RouteLocationRaw;
  /** Whether it has something for who is signed in alone. */
  readonly isOwn: boolean;
}

/** Pages that belong together. */
export interface TourPart {
  readonly key: string;
  readonly title: string;
  readonly caption: string;
  readonly views: readonly TourView[];
}

/** Every page of the dashboard, with examples of what is on this server; a part without an example is left out. */
export function useTour(examples: () => Examples | undefined): ComputedRef<readonly TourPart[] | undefined> {
  const { t, te } = useI18n();
  const router = useRouter();
  const { nameOf: gameNamed } = useGameWords();
  const { nameOf: formatNamed } = useFormatWords();

  const places = placesOf(router.getRoutes());
  const ownName = new Map(GAME_KEYS.map((game) => [howToPlayName(game), game]));
  function textOf(name: string): string {
    const game = ownName.get(name);
    if (game !== undefined) return t('howToPlay.title', { game: gameNamed(game) });
    const [, tab = ''] = /^tournament-(.*)$/.exec(name) ?? [];
    return te(`tournamentPage.tabs.${tab}`) ? t(`tournamentPage.tabs.${tab}`) : t(`tour.pages.${name}`);
  }
  const viewsAbout = (about: About, given: Readonly<Record<string, string>> = {}): TourPart['views'] =>
    places
      .filter((place) => place.about === about && place.params.every((param) => param in given))
      .map(({ name, isOwn, params: needed }) => {
        const params = Object.fromEntries(needed.map((param) => [param, given[param]]));
        return { key: name, text: textOf(name), to: { name, params }, isOwn };
      });

  /** What the address of a page names. */
  const named = (path: string) => router.resolve(path).params as Readonly<Record<string, string>>;

  /** What a page of another site can show of something. */
  const framed = (part: string, words: string, id: string): TourView => ({
    key: `frame ${part}`,
    text: t('tour.framed', { what: t(words) }),
    to: { name: 'embed', params: { part, id } },
    isOwn: false,
  });

  /** The pages of one tournament that it has: not every format has tables of pairs, or a page for each pairing. */
  function ofTournament({ id, pagePath, name, format, game, status, games }: ExampleTournament): TourPart {
    const own = partOfFormat(format);
    const isThere = (page: string): boolean => {
      if (page === 'tournament-crosstable') return own.Tables !== null;
      if (page === 'tournament-match') return pairingPageOf(format) !== null;
      return page !== 'certificate' || status === 'FINISHED';
    };
    const board = games.nodes[0];
    return {
      key: id,
      title: name,
      caption: [formatNamed(format), gameNamed(game), t(`status.${status}`)].join(' · '),
      views: [
        ...viewsAbout('tournament', { id, ...named(pagePath), number: '1' }).filter(({ key }) => isThere(key)),
        ...(board === undefined
          ? []
          : [...viewsAbout('board', named(board.pagePath)), framed('game', 'tour.pages.game', board.id)]),
        ...embedsOfFormat(format)
          .filter(({ of }) => of === 'tournament')
          .map(({ key, words }) => framed(key, words, id)),
      ],
    };
  }

  return computed(() => {
    const found = examples();
    if (found === undefined) return undefined;
    const part = (key: About, views: TourPart['views']): TourPart => ({
      key,
      title: t(`tour.parts.${key}`),
      caption: '',
      views,
    });
    const [player] = found.players.nodes;
    return [
      part('everybody', viewsAbout('everybody', { slug: 'bao' })),
      part('game', viewsAbout('game')),
      ...chosenTournaments(found).map(ofTournament),
      ...found.seriesList.nodes.map(({ id, name }) => ({
        ...part('series', viewsAbout('series', { id })),
        key: id,
        title: name,
      })),
      ...(player ? [{ ...part('player', viewsAbout('player', { handle: player.handle })), title: player.name }] : []),
      part('account', viewsAbout('account')),
    ];
  });
}
