import type { GameKey } from '#games/rules';
import type { GameRecord } from '../../store/reading/game.ts';
import { builder } from '../builder.ts';
import { nameOf } from '../type-name.ts';

/** The type of a game by its key, named before it is described: `boardGameRef('GO')` is `GoGame`. */
export function boardGameRef<Key extends GameKey>(key: Key) {
  return Object.assign(builder.objectRef<GameRecord>(nameOf(key, 'Game')), { key });
}
