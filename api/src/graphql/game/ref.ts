import type { GameKey } from '#games/rules';
import type { GameRecord } from '../../store/reading/game.ts';
import { builder } from '../builder.ts';
import { nameOf } from '../type-name.ts';

/** The type of a game by its key, which has its name from it, named before it is described. */
export function boardGameRef<Key extends GameKey>(key: Key) {
  return Object.assign(builder.objectRef<GameRecord>(nameOf(key, 'Game')), { key });
}

/** What a game or all games of a tournament are played by, as it is stored: the game itself reads it. */
export type AgreedGame = Pick<GameRecord, 'game' | 'gameConfig'>;

/** The type of what is agreed for a game by its key, which the game describes and which has its name from it. */
export function gameSettingsRef<Key extends GameKey>(key: Key) {
  return builder.objectRef<AgreedGame>(nameOf(key, 'Settings'));
}
