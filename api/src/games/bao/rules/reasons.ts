import words from '../texts/en/server.json' with { type: 'json' };
import type { Reason } from '../../../rules/games/game.ts';
import { reasonedIn, type Reasoned } from '../../../rules/games/reasoned.ts';

/** Why a move or its text is refused, as a sentence; its places in braces are filled with pits, rows, moves or signs. */
const BAO_REASONS = words.games.BAO.refused;

/** A reason by its name. */
export type BaoReason = keyof typeof BAO_REASONS;

/** A reason with its places filled. */
export function reasoned(key: BaoReason, places: Reason['places'] = {}): Reasoned {
  return reasonedIn(BAO_REASONS, key, places);
}
