import type { Component } from 'vue';
import { latePart } from '../ui/late-part.ts';
import type { RouteRecordRaw } from 'vue-router';
import { backgammonPages } from './backgammon/pages.ts';
import { baoPages } from './bao/pages.ts';
import { goPages } from './go/pages.ts';
import { owarePages } from './oware/pages.ts';
import LoadingRows from '../ui/LoadingRows.vue';
import type { GameKey } from '../ui/game-key.ts';
import { howToPlayRoute } from '../how-to-play/how-to-play-route.ts';
import type { GamePages } from './pages-part.ts';

const PAGES: Readonly<Partial<Record<GameKey, GamePages>>> = {
  BACKGAMMON: backgammonPages,
  BAO: baoPages,
  GO: goPages,
  OWARE: owarePages,
};

const PlainPage = latePart(() => import('./plain/PlainPage.vue'), LoadingRows);

/** The page for games of the type of this name that are played here: its own, or else one that has its board in letters. */
export const pageNamed = (name: string): Component =>
  Object.values(PAGES).find((pages) => pages.name === name)?.Page ?? PlainPage;

/** The pages of all games that are at addresses of their own. */
export const gameRoutes: readonly RouteRecordRaw[] = Object.entries(PAGES).flatMap(([game, { routes, howToPlay }]) =>
  howToPlay ? [...routes, howToPlayRoute(game, howToPlay)] : routes,
);
