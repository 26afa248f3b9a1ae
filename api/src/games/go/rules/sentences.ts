import words from '../texts/en/server.json' with { type: 'json' };

/** Why a move or its text is refused, as a sentence; its places in braces are filled with points, numbers or words of a move. */
export const GO_SENTENCES = words.games.GO.refused;

/** A reason by its name. */
export type GoSentence = keyof typeof GO_SENTENCES;
