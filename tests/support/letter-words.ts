/** The key of a digest. */
export const DIGEST = 'digest of a test';
/** Two lines of a person, one of them longer than a line of a mail. */
export const LINES = `His moves are a program’s: ${'always at once, '.repeat(6)}I think.\nPlease look.`;
