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
import { inSandbox } from '../sandbox/place.ts';
import { chosenTournaments } from './chosen-examples.ts';
import { listedRoutes, placesOf, type About } from './places.ts';
import type { ExampleGame, Examples, ExampleTournament } from './tour-documents.ts';

/** A page, and where it is: at a place of the router, or at an address of its own. */
export type TourView = {
  readonly key: string;
  readonly text: string;
  /** Whether it has something for who is signed in alone. */
  readonly isOwn: boolean;
} & ({ readonly to: RouteLocationRaw; readonly file: null } | { readonly to: null; readonly file: string });

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

  const places = placesOf(listedRoutes(router.options.routes));
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
        return { key: name, text: textOf(name), to: { name, params }, file: null, isOwn };
      });

  /** What the address of a page names. */
  const named = (path: string) => router.resolve(path).params as Readonly<Record<string, string>>;

  /** What a page of another site can show of something. */
  const framed = (part: string, words: string, id: string): TourView => ({
    key: `frame ${part}`,
    text: t('tour.framed', { what: t(words) }),
    to: { name: 'embed', params: { part, id } },
    file: null,
    isOwn: false,
  });

  /** What is no page, but has an address; there is none in a sandbox. */
  const file = (key: string, text: string, path: string): readonly TourView[] =>
    inSandbox ? [] : [{ key, text, to: null, file: path, isOwn: false }];
  /** The picture that goes with the address of a page where it is passed on. */
  const card = (pagePath: string): readonly TourView[] => file('card', t('tour.files.card'), `/og${pagePath}.png`);

  /** A game with what shows it elsewhere; pictures where it has a board. */
  function ofGame({ id, pagePath }: ExampleGame, hasBoard: boolean): readonly TourView[] {
    const picture = (ending: string, text: string) => (hasBoard ? file(ending, text, `/games/${id}.${ending}`) : []);
    return [
      ...viewsAbout('board', named(pagePath)),
      framed('game', 'tour.pages.game', id),
      ...picture('svg', t('tour.files.svg')),
      ...picture('png', t('tour.files.png')),
      ...picture('gif', t('record.moving')),
      ...file('gameCard', t('tour.files.gameCard'), `/og${pagePath}.png`),
    ];
  }

  /** The pages of one tournament that it has: not every format has tables of pairs, or a page for each pairing. */
  function ofTournament({ id, pagePath, name, format, game, status, venue, ...shown }: ExampleTournament): TourPart {
    const own = partOfFormat(format);
    const isThere = (page: string): boolean => {
      if (page === 'tournament-crosstable') return own.Tables !== null;
      if (page === 'tournament-match') return pairingPageOf(format) !== null;
      return page !== 'certificate' || status === 'FINISHED';
    };
    const [board = shown.games.nodes[0]] = shown.running.nodes;
    const [group] = shown.groups;
    const number = String(board?.pairing.number ?? 1);
    return {
      key: id,
      title: name,
      caption: [formatNamed(format), gameNamed(game), t(`status.${status}`)].join(' · '),
      views: [
        ...viewsAbout('tournament', { id, ...named(pagePath), number }).filter(({ key }) => isThere(key)),
        ...embedsOfFormat(format).flatMap(({ key, words, of }) => {
          const shownId = of === 'tournament' ? id : group?.id;
          return shownId === undefined ? [] : [framed(key, words, shownId)];
        }),
        ...card(pagePath),
        ...(board === undefined ? [] : ofGame(board, venue === 'HERE')),
      ],
    };
  }

  const ofPlayer = ({ id, handle, name }: Examples['players']['nodes'][number]): TourPart => ({
    key: id,
    title: name,
    caption: '',
    views: [...viewsAbout('player', { handle }), ...card(`/p/${handle}`)],
  });

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
    const [account] = found.viewer?.accounts?.nodes ?? [];
    return [
      part('everybody', [
        ...viewsAbout('everybody', { slug: 'bao' }),
        ...file('graphiql', t('tour.files.graphiql'), '/graphql'),
      ]),
      part('game', viewsAbout('game')),
      ...chosenTournaments(found).map(ofTournament),
      ...found.seriesList.nodes.map(({ id, name }) => ({
        ...part('series', viewsAbout('series', { id })),
        key: id,
        title: name,
      })),
      ...(player ? [ofPlayer(player)] : []),
      part('account', viewsAbout('account', account && { id: account.id })),
    ];
  });
}
