import type { Variations } from '../analysis/use-variations.ts';
import { onPageKey } from './motion.ts';

/** What the keys of a game's page act on. */
export interface KeyedGame {
  /** What is tried on the board; null: the game itself is shown. */
  readonly tried: Variations<unknown> | null;
  readonly shown: number;
  readonly last: number;
}

/** The arrows step through the game, or through what is tried; Home and End go to its ends, Escape takes a laid move back. */
export function useGameKeys(
  game: () => KeyedGame,
  look: (ply: number) => void,
  more: Readonly<Record<string, () => void>>,
): void {
  onPageKey((event) => {
    const { tried, shown, last } = game();
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => (tried ? void tried.back() : look(shown - 1)),
      ArrowRight: () => (tried ? void tried.forward() : look(Math.min(last, shown + 1))),
      Home: () => look(0),
      End: () => look(last),
      ...more,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
}
