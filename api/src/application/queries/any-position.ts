import type { GameKey } from '#games/rules';
import type { AnyPosition } from '../game-module.ts';
import { rulesOf } from '../state/game-rules.ts';

/** A position of any game by its rules alone, from its encoding. */
export function anyPosition(key: GameKey, encoding: string): AnyPosition {
  return {
    encoding,
    get text() {
      return rulesOf(key).draw(encoding);
    },
  };
}
