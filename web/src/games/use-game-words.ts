import { useI18n } from 'vue-i18n';
import type { GameKey } from '../ui/game-key.ts';

/** What is said of games. */
export interface GameWords {
  /** Its name in a sentence; made of its key where the page has no words for it. */
  nameOf(game: GameKey): string;
  /** The name of the list of those who are rated in it. */
  ratedIn(game: GameKey): string;
  /** What its records look like; nothing where the page has no words for it. */
  recordsOf(game: GameKey): string;
}

/** The words of games, of those too that the page knows nothing of. */
export function useGameWords(): GameWords {
  const { t, te } = useI18n();
  const plainName = (game: GameKey): string => game.toLowerCase().replaceAll('_', ' ');
  const nameOf = (game: GameKey): string => (te(`games.${game}.name`) ? t(`games.${game}.name`) : plainName(game));
  return {
    nameOf,
    ratedIn: (game) => (te(`games.${game}.ratedIn`) ? t(`games.${game}.ratedIn`) : nameOf(game)),
    recordsOf: (game) => (te(`games.${game}.records`) ? t(`games.${game}.records`) : ''),
  };
}
