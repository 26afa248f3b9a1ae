import type { TokenVerb } from '../store/token-verb.ts';

/** What a token of a bot may do, all of it: a bot reads what is its own, and plays. */
export const BOT_VERBS: readonly TokenVerb[] = ['READ', 'PLAY'];
