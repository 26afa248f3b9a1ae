import { drawBelow, streamOf } from '../../committed-chance.ts';
import type { KeyedHash } from '../../committed-chance.ts';
import type { Dice } from './types.ts';

/** What every hash of dice begins with. */
export const DICE_LABEL = 'bg-dice-v1';

/** Whose dice they are: a game, and the texts that its players added after the seed was committed; empty: none. */
export interface DiceSource {
  readonly gameId: string;
  readonly clients: readonly [first: string, second: string];
}

const CLIENT_TEXT = /^[A-Za-z0-9_-]{0,64}$/;
const GAME_ID = /^[^|\0]{1,200}$/;

/** Why these cannot be what dice are drawn for, as a sentence; or null. Source: go-backgammon.md 2.6. */
export function diceSourceProblem({ gameId, clients }: DiceSource): string | null {
  if (!GAME_ID.test(gameId)) return 'gameId: 1 to 200 characters, none of them a |.';
  const wrong = clients.findIndex((text) => !CLIENT_TEXT.test(text));
  if (wrong === -1) return null;
  return `client${wrong === 0 ? 'A' : 'B'}: at most 64 letters, digits, _ and -.`;
}

/** The roll of an index, from 0: two dice of a stream of its own, by the hash under the game's seed. Source: go-backgammon.md 2.6. */
export function rollAt(hash: KeyedHash, { gameId, clients }: DiceSource, index: number): Dice {
  const bytes = streamOf(hash, [DICE_LABEL, gameId, ...clients, index].join('|'));
  return [drawBelow(bytes, 6) + 1, drawBelow(bytes, 6) + 1];
}
