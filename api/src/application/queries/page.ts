import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';

/** One thing of a list and its place in the list's order. */
export interface Placed<Thing, Key> {
  readonly thing: Thing;
  readonly key: Key;
}

/** A part of a list in the list's order, and whether the list goes on at either side. */
export interface Page<Thing, Key> {
  readonly placed: readonly Placed<Thing, Key>[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/**
 * The page of a list that a window asks for. `read` is asked for one more than the limit, which tells whether the list
 * goes on; on the side from which the window was given, it does.
 */
export async function pageOf<Thing, Key>(
  window: KeyWindow<Key>,
  read: (window: KeyWindow<Key>) => Promise<readonly Placed<Thing, Key>[]>,
): Promise<Page<Thing, Key>> {
  const rows = await read({ ...window, limit: window.limit + 1 });
  const goesOn = rows.length > window.limit;
  if (!window.fromEnd) {
    return { placed: rows.slice(0, window.limit), hasNext: goesOn, hasPrevious: window.after !== null };
  }
  return { placed: goesOn ? rows.slice(1) : rows, hasNext: window.before !== null, hasPrevious: goesOn };
}

/** The page of a list that is there as a whole, in the order of its keys. */
export function pageOfAll<Thing>(
  window: KeyWindow<InstantKey>,
  all: readonly Placed<Thing, InstantKey>[],
): Promise<Page<Thing, InstantKey>> {
  return pageOf(window, ({ after, before, fromEnd, limit }) => {
    const between = all.filter(
      ({ key }) => (after === null || isBefore(after, key)) && (before === null || isBefore(key, before)),
    );
    return Promise.resolve(fromEnd ? between.slice(-limit) : between.slice(0, limit));
  });
}

/** Whether a key stands before another one. */
export function isBefore(one: InstantKey, other: InstantKey): boolean {
  return one.at === other.at ? one.id < other.id : one.at < other.at;
}
