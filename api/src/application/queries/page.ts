import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';

/** One thing of a list and its place in the list's order. */
export interface Placed<Thing, Key> {
  readonly thing: Thing;
  readonly key: Key;
}

/** A part of a list in the list's order, whether the list goes on at either side, and how long it is, which is counted where it is asked. */
export interface Page<Thing, Key> {
  readonly placed: readonly Placed<Thing, Key>[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  count(): Promise<number>;
}

/** A page of a list with nothing in it. */
export const EMPTY_PAGE = { placed: [], hasNext: false, hasPrevious: false, count: () => Promise.resolve(0) } as const;

/**
 * The page of a list that a window asks for. `read` is asked for one more than the limit, which tells whether the list
 * goes on; on the side from which the window was given, it does. `count` tells the length of the whole list.
 */
export async function pageOf<Thing, Key>(
  window: KeyWindow<Key>,
  read: (window: KeyWindow<Key>) => Promise<readonly Placed<Thing, Key>[]>,
  count: () => Promise<number>,
): Promise<Page<Thing, Key>> {
  const rows = await read({ ...window, limit: window.limit + 1 });
  const goesOn = rows.length > window.limit;
  if (!window.fromEnd) {
    return { placed: rows.slice(0, window.limit), hasNext: goesOn, hasPrevious: window.after !== null, count };
  }
  return { placed: goesOn ? rows.slice(1) : rows, hasNext: window.before !== null, hasPrevious: goesOn, count };
}

/** The page of a list that is there as a whole, in the order of its keys: `comesBefore` tells which of two stands first. */
export function pageOfAll<Thing, Key>(
  window: KeyWindow<Key>,
  all: readonly Placed<Thing, Key>[],
  comesBefore: (one: Key, other: Key) => boolean,
): Promise<Page<Thing, Key>> {
  return pageOf(
    window,
    ({ after, before, fromEnd, limit }) => {
      const between = all.filter(
        ({ key }) => (after === null || comesBefore(after, key)) && (before === null || comesBefore(key, before)),
      );
      return Promise.resolve(fromEnd ? between.slice(-limit) : between.slice(0, limit));
    },
    () => Promise.resolve(all.length),
  );
}

/** The page of a list that is there as a whole, by the places in it from 0. */
export function pageByPlace<Thing>(window: KeyWindow<number>, all: readonly Thing[]): Promise<Page<Thing, number>> {
  return pageOf(
    window,
    ({ after, before, fromEnd, limit }) => {
      const [from, to] = [after === null ? 0 : after + 1, Math.min(before ?? all.length, all.length)];
      const start = fromEnd ? Math.max(from, to - limit) : from;
      const end = fromEnd ? to : Math.min(to, from + limit);
      return Promise.resolve(all.slice(start, end).map((thing, index) => ({ thing, key: start + index })));
    },
    () => Promise.resolve(all.length),
  );
}

/** Whether a key stands before another one. */
export function isBefore(one: InstantKey, other: InstantKey): boolean {
  return one.at === other.at ? one.id < other.id : one.at < other.at;
}
