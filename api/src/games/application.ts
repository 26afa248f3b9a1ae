import type { AnyMoment, GameModule } from '../application/game-module.ts';
import { plainModule } from '../application/plain-game.ts';
import { backgammonModule } from './backgammon/application/index.ts';
import { baoModule } from './bao/application/index.ts';
import { goModule } from './go/application/index.ts';
import { owareModule } from './oware/application/index.ts';
import type { GameKey } from '#games/rules';

/** What games have of their own beside their rules, by their keys. A game that is not here is shown, told and mailed plainly. */
export const GAME_MODULES = {
  BACKGAMMON: backgammonModule,
  BAO: baoModule,
  GO: goModule,
  OWARE: owareModule,
} as const satisfies { readonly [Key in GameKey]?: GameModule<AnyMoment & { readonly kind: Key }> };

/** What a game has beside its rules: its own where it has any, else what follows from the rules. */
export function moduleOf(key: GameKey): GameModule {
  const modules: Readonly<Partial<Record<GameKey, GameModule>>> = GAME_MODULES;
  return modules[key] ?? plainModule(key);
}
