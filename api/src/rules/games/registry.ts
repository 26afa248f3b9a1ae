import { backgammonGame } from './backgammon/one-game.ts';
import { bao } from './bao/index.ts';
import { go } from './go/index.ts';
import { asTextGame } from './text-game.ts';
import type { TextGame } from './text-game.ts';

/** Every game that is played here, by its key. A new game is one folder and one line. */
export const GAMES = {
  BACKGAMMON: asTextGame(backgammonGame),
  BAO: asTextGame(bao),
  GO: asTextGame(go),
} as const satisfies Readonly<Record<string, TextGame>>;
