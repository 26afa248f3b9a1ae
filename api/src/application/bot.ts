import type { TokenVerb } from '../store/token-verb.ts';

/** How many bots that play somebody may have. */
export const MOST_BOTS = 5;

/** What a token of a bot may do, all of it: a bot reads what is its own, and plays. */
export const BOT_VERBS: readonly TokenVerb[] = ['READ', 'PLAY'];
