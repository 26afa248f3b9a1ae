import { GAMES, type GameKey } from '../games/rules.ts';
import { FORMATS, type FormatKey } from '../formats/rules.ts';

/** The games that are played here, by their keys in order, each in one sentence. */
export const gamesHere = told<GameKey>(GAMES);

/** The systems by which tournaments are played here, by their keys in order, each in one sentence. */
export const formatsHere = told<FormatKey>(FORMATS);

function told<Key extends string>(
  registry: Readonly<Record<Key, { readonly about: string }>>,
): ReadonlyMap<Key, string> {
  const keys = (Object.keys(registry) as Key[]).toSorted();
  return new Map(keys.map((key) => [key, registry[key].about]));
}
