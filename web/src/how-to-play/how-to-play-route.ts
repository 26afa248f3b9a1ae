import type { Component } from 'vue';
import type { RouteRecordRaw } from 'vue-router';

/** A game’s key as addresses write it: also the name of its rules in the rulebook. */
export const gameSlug = (game: string): string => game.toLowerCase().replaceAll('_', '-');

/** The name of the route to how the game with this key is played; whether there is one says the router. */
export const howToPlayName = (game: string): string => `how-to-play-${gameSlug(game)}`;

/** The route to how the game with this key is played, each chapter at an address of its own. */
export const howToPlayRoute = (game: string, load: () => Promise<Component>): RouteRecordRaw => ({
  path: `/how-to-play/${gameSlug(game)}/:chapter?`,
  name: howToPlayName(game),
  component: load,
});
