import { message, type Message } from '../../../kernel/message.ts';
import { drawBelow, drawStream } from '../../../rules/committed-chance.ts';
import type { KeyedHash } from '../../../rules/committed-chance.ts';
import type { Dice } from './types.ts';

/** What every hash of dice begins with. */
export const DICE_LABEL = 'bg-dice-v1';

/** Whose dice they are: a game, and the texts that its players added after the seed was committed; empty: none. */
export interface DiceSource {
  readonly gameId: string;
  readonly clients: readonly [first: string, second: string];
}

const LONGEST_TEXT = 64;
const CLIENT_TEXT = new RegExp(`^[A-Za-z0-9_-]{0,${LONGEST_TEXT}}$`);
const GAME_ID = /^[^|\0]{1,200}$/;

/** Why these cannot be what dice are drawn for, as a sentence; or null. Source: Backgammon 6. */
export function diceSourceProblem({ gameId, clients }: DiceSource): string | null {
  if (!GAME_ID.test(gameId)) return 'gameId: 1 to 200 characters, none of them a |.';
  const wrong = clients.findIndex((text) => !CLIENT_TEXT.test(text));
  return wrong === -1 ? null : `client${wrong === 0 ? 'A' : 'B'}: at most ${LONGEST_TEXT} letters, digits, _ and -.`;
}

/** Why a player cannot add this text; or null. Source: Backgammon 6. */
export function clientTextProblem(text: string): Message | null {
  return CLIENT_TEXT.test(text) ? null : message('games.BACKGAMMON.diceText', { most: LONGEST_TEXT });
}

/** The roll of an index, from 0: two dice of a stream of its own, by the hash under the game's seed. Source: Backgammon 6. */
export function rollAt(hash: KeyedHash, { gameId, clients }: DiceSource, index: number): Dice {
  return rollFrom(drawStream(hash, { label: DICE_LABEL, whose: gameId, texts: clients }, index));
}

/** The roll that the bytes of its draw give: the next two dice. Source: Backgammon 6. */
export function rollFrom(bytes: Iterator<number>): Dice {
  return [drawBelow(bytes, 6) + 1, drawBelow(bytes, 6) + 1];
}
