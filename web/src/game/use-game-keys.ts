import type { Variations } from '../analysis/use-variations.ts';
import { usePageKeys, type PageKey } from '../keys/page-keys.ts';

/** What the keys of a game's page act on. */
export interface KeyedGame {
  /** What is tried on the board; null: the game itself is shown. */
  readonly tried: Variations<unknown> | null;
  readonly shown: number;
  readonly last: number;
}

/** The arrows step through the game, or through what is tried; Home and End go to its ends. `more`: what only this game has. */
export function useGameKeys(game: () => KeyedGame, look: (ply: number) => void, more: readonly PageKey[]): void {
  const step = (by: 1 | -1): void => {
    const { tried, shown, last } = game();
    if (tried) return void (by < 0 ? tried.back() : tried.forward());
    look(Math.min(last, shown + by));
  };
  usePageKeys(() => [
    { key: 'ArrowLeft', says: 'gamePage.back', press: () => step(-1) },
    { key: 'ArrowRight', says: 'gamePage.forward', press: () => step(1) },
    { key: 'Home', says: 'gamePage.first', press: () => look(0) },
    { key: 'End', says: 'gamePage.toEnd', press: () => look(game().last) },
    ...more,
  ]);
}
