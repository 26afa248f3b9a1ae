import type { Reason } from './game.ts';

/** A reason in parts, and as an English sentence. */
export interface Reasoned {
  readonly message: string;
  readonly reason: Reason;
}

/** A reason of a game with its places filled in the English sentence that the game has for it; lists as a sentence has them. */
export function reasonedIn<Key extends string>(
  sentences: Readonly<Record<Key, string>>,
  key: Key,
  places: Reason['places'] = {},
): Reasoned {
  const message = sentences[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => spoken(places[name]) ?? place);
  return { message, reason: { key, places } };
}

function spoken(value: string | readonly string[] | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const last = value.at(-1) ?? '';
  return value.length < 2 ? last : `${value.slice(0, -1).join(', ')} and ${last}`;
}
