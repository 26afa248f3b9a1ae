import { defineAsyncComponent, type Component } from 'vue';
import type { RouteRecordRaw } from 'vue-router';
import { backgammonPages } from './backgammon/pages.ts';
import { baoPages } from './bao/pages.ts';
import { goPages } from './go/pages.ts';
import { owarePages } from './oware/pages.ts';
import LoadingRows from '../ui/LoadingRows.vue';
import type { GamePages } from './pages-part.ts';

const PAGES: readonly GamePages[] = [backgammonPages, baoPages, goPages, owarePages];

const PlainPage = defineAsyncComponent({
  loader: () => import('./plain/PlainPage.vue'),
  loadingComponent: LoadingRows,
});

/** The page for games of the type of this name that are played here: its own, or else one that has its board in letters. */
export const pageNamed = (name: string): Component => PAGES.find((pages) => pages.name === name)?.Page ?? PlainPage;

/** The pages of all games that are at addresses of their own. */
export const gameRoutes: readonly RouteRecordRaw[] = PAGES.flatMap(({ routes }) => routes);
