import type { AppContext } from '../application/context.ts';
import { readingOf, type Reading } from '../application/queries/reading.ts';
import type { Context } from './context.ts';

/** Reads a thing by its id in the database, or out of what else a request can reach; null when there is none that whoever asks may see. */
export type Find = (context: AppContext, id: string, whole: Context) => Promise<object | null>;

const finds = new Map<string, Find>();

/**
 * Lets `node` answer the things of a type by the ids that the type shows. `prismaNode` would say it for some alone, as games, messages and
 * tickets are not Pothos' to read, and would answer a tournament or a series of one type under the name of any other, since it asks for
 * the id alone.
 */
export function foundAs(name: string, find: Find): void {
  finds.set(name, find);
}

/** The same of a type whose things a request reads once. */
export function loadedAs(name: string, load: (reading: Reading, id: string) => Promise<object | null>): void {
  foundAs(name, (context, id) => load(readingOf(context), id));
}

/** The same of all types of an interface: a thing is found only under the name of its own type. */
export function loadedAsOneOf<Thing extends object>(
  names: readonly string[],
  load: (reading: Reading, id: string) => Promise<Thing | null>,
  nameOf: (thing: Thing) => string,
): void {
  for (const name of names) {
    loadedAs(name, async (reading, id) => {
      const thing = await load(reading, id);
      return thing !== null && nameOf(thing) === name ? thing : null;
    });
  }
}

/** How things of this name are read; undefined: there are none. */
export function findOf(name: string): Find | undefined {
  return finds.get(name);
}
