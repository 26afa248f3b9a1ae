import { GAMES as HERE } from '../../../api/src/games/rules.ts';
import { asTextGame } from '../../../api/src/rules/games/text-game.ts';
import type { TextGame } from '../../../api/src/rules/games/text-game.ts';
import { nim } from './nim/rules.ts';

/** The games that are played here, and one more: all that a new game has to say of itself. */
export const GAMES = { ...HERE, NIM: asTextGame(nim) } as const satisfies Readonly<Record<string, TextGame>>;

/** The games of this world. */
export type GameKey = keyof typeof GAMES;
