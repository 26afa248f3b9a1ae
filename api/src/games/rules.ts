import { backgammonGame } from './backgammon/rules/one-game.ts';
import { bao } from './bao/rules/index.ts';
import { go } from './go/rules/index.ts';
import { oware } from './oware/rules/index.ts';
import { asTextGame } from '../rules/games/text-game.ts';
import type { TextGame } from '../rules/games/text-game.ts';

/** Every game that is played here, by its key. A new game is one folder and one line. */
export const GAMES = {
  BACKGAMMON: asTextGame(backgammonGame),
  BAO: asTextGame(bao),
  GO: asTextGame(go),
  OWARE: asTextGame(oware),
} as const satisfies Readonly<Record<string, TextGame>>;

/** The games that can be played here. */
export type GameKey = keyof typeof GAMES;
