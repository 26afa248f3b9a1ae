import type { Component } from 'vue';
import { latePart } from '../ui/late-part.ts';
import type { RouteRecordRaw } from 'vue-router';
import type { GamePageOf } from '../game/game-queries.ts';
import LoadingRows from '../ui/LoadingRows.vue';
import type { Drawn, Takes } from '../ui/drawn.ts';
import type { LoadHowToPlay } from '../how-to-play/how-to-play-route.ts';
import type { GameName } from './part.ts';

/** Whole pages of a game. */
export interface GamePages {
  readonly name: GameName;
  /** A game that is played here: takes `game`. It is loaded when it is first shown. */
  readonly Page: Component;
  /** Pages about the game that are at addresses of their own. */
  readonly routes: readonly RouteRecordRaw[];
  /** Loads the page that tells how the game is played; null: there is none, and nothing leads to it. */
  readonly howToPlay: LoadHowToPlay | null;
}

/** The pages of a game, that of a game checked against what the game's own fragment asks for. */
export function gamePages<Name extends GameName, Page extends Drawn>(
  name: Name,
  load: () => Promise<{ readonly default: Page & Takes<Page, { readonly game: GamePageOf<Name> }> }>,
  { routes = [], howToPlay = null }: Partial<Pick<GamePages, 'routes' | 'howToPlay'>> = {},
): GamePages {
  const Page = latePart(load, LoadingRows);
  return { name, Page, routes, howToPlay };
}
