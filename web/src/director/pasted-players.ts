/** A new player as one line of text told it; what the line leaves out, the server fills in. */
export interface PastedPlayer {
  readonly name: string;
  readonly country?: string;
  readonly category?: number;
  readonly elo?: number;
  readonly matches?: number;
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** Whether a line has a category, an Elo or matches that are no whole number: nothing is guessed then. */
export const hasUnreadNumber = (text: string): boolean =>
  cellsOf(text).some(([, , ...numbers]) =>
    numbers.slice(0, 3).some((cell) => cell !== '' && whole(cell) === undefined),
  );

const cellsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(/[,;\t]/).map((part) => part.trim()))
    .filter(([name]) => name !== undefined && name !== '');

/**
 * Reads lines of `name, country, category, Elo, matches`, separated by commas, semicolons or tabs. Empty lines are passed over.
 * These are notes as people write them and no CSV, since quotes mean nothing in them: no package is taken for it.
 */
export function pastedPlayers(text: string): PastedPlayer[] {
  return cellsOf(text).map(([name = '', country, category, elo, matches]) => {
    const numbers = { category: whole(category), elo: whole(elo), matches: whole(matches) };
    const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
    return { name, ...(country ? { country: country.toUpperCase() } : {}), ...given };
  });
}
