import { createHash } from 'node:crypto';
import type { TokenId } from '../kernel/ids.ts';
import { DAY, MINUTE, millis } from '../kernel/time.ts';

/** What every token begins with, so that one that lies about is known for what it is. */
export const TOKEN_PREFIX = 'bz_';

/** How many characters of a token its owner is shown again. */
export const TOKEN_START = 9;

/** How long after signing in somebody may make a token. */
export const FRESH = millis(15 * MINUTE);

/** How long a token is good, in days, where nothing is said, and at most. */
export const TOKEN_DAYS = { usual: 90, most: 366 } as const;

/** How long before it ends its owner is told, if it is good for longer at all. */
export const WARNED_BEFORE = millis(7 * DAY);

/** After how long a token that is good no more is forgotten. */
export const REMEMBERED = millis(90 * DAY);

/** The session under which everything is watched that a token watches. */
export function tokenSession(id: TokenId): string {
  return `token-${id}`;
}

/** As what a token is kept. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
