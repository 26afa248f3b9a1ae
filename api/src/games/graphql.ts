import type { AgreedGame } from '../graphql/game/ref.ts';
import type { SettingsTypes } from '../graphql/settings/settings-types.ts';
import { backgammonTypes } from './backgammon/graphql/index.ts';
import { baoTypes } from './bao/graphql/index.ts';
import { goTypes } from './go/graphql/index.ts';
import { owareTypes } from './oware/graphql/index.ts';
import type { GameKey } from '#games/rules';

/** What a game brings to the API. */
export interface GameTypes<Key extends GameKey> {
  /** The type of its games, which has its name from its key. */
  readonly game: { readonly key: Key };
  /** What its games are played by; missing: there is nothing to agree on. */
  readonly settings?: SettingsTypes<AgreedGame>;
}

/** What games bring to the API of their own, by their keys. A game that is not here is served by what every game has. */
export const GAME_TYPES = {
  BACKGAMMON: backgammonTypes,
  BAO: baoTypes,
  GO: goTypes,
  OWARE: owareTypes,
} as const satisfies { readonly [Key in GameKey]?: GameTypes<Key> };
