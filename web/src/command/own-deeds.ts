/** For so long after a deed what comes of it is known to who did it, in milliseconds. */
const KNOWN = 60_000;

/** The games at which something was done from here, and when. */
const deeds = new Map<string, number>();

/** Notes the games that the input of a command names, wherever in it. */
export function noteDeed(input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  for (const [field, value] of Object.entries(input)) {
    if (field === 'gameId' && typeof value === 'string') deeds.set(value, Date.now());
    else noteDeed(value);
  }
}

/** Whether the reader has just done something at this game himself, in this window. */
export const isOwnDeed = (gameId: string): boolean => Date.now() - (deeds.get(gameId) ?? -KNOWN) < KNOWN;
