import type { Component } from 'vue';
import type { RouteRecordRaw } from 'vue-router';
import { shownLanguage } from '../i18n/languages.ts';
import { loadChapterWords, type ChapterTexts } from './use-chapter-words.ts';

/** Loads the page that tells how a game is played, and what loads its words. */
export type LoadHowToPlay = () => Promise<{ readonly default: Component; readonly texts: ChapterTexts }>;

/** A game’s key as addresses write it: also the name of its rules in the rulebook. */
export const gameSlug = (game: string): string => game.toLowerCase().replaceAll('_', '-');

/** The name of the route to how the game with this key is played; whether there is one says the router. */
export const howToPlayName = (game: string): string => `how-to-play-${gameSlug(game)}`;

/** The route to how the game with this key is played, each chapter at an address of its own; the page comes with its words. */
export const howToPlayRoute = (game: string, load: LoadHowToPlay): RouteRecordRaw => ({
  path: `/how-to-play/${gameSlug(game)}/:chapter?`,
  name: howToPlayName(game),
  component: async () => {
    const [{ default: page, texts }, language] = await Promise.all([load(), shownLanguage()]);
    await loadChapterWords(texts, language);
    return page;
  },
});
