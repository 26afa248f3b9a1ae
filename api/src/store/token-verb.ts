/** What a token may have been granted: reading what is its owner's own, playing, telling results, directing. */
export const TOKEN_VERBS = ['READ', 'PLAY', 'REPORT', 'DIRECT'] as const;
export type TokenVerb = (typeof TOKEN_VERBS)[number];
