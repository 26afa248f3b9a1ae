import type { Component } from 'vue';
import type { RouteRecordRaw } from 'vue-router';
import { backgammonPages } from './backgammon/pages.ts';
import { baoPages } from './bao/pages.ts';
import { goPages } from './go/pages.ts';
import type { GamePages } from './pages-part.ts';

const PAGES: readonly GamePages[] = [backgammonPages, baoPages, goPages];

/** The page for games of the type of this name; null: it is played elsewhere, or there is none. */
export const pageNamed = (name: string): Component | null => PAGES.find((pages) => pages.name === name)?.Page ?? null;

/** The pages of all games that are at addresses of their own. */
export const gameRoutes: readonly RouteRecordRaw[] = PAGES.flatMap(({ routes }) => routes);
