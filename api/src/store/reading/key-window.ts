/**
 * A page of an ordered list, by the keys of its neighbours and not by a count: at most `limit` rows that come after
 * `after` and before `before` in the list's order. `fromEnd`: the last such rows instead of the first; the answer is in
 * the list's order either way.
 */
export interface KeyWindow<Key> {
  readonly limit: number;
  readonly after: Key | null;
  readonly before: Key | null;
  readonly fromEnd: boolean;
}

/** A window at the front of a list; how many is to be said. */
export const FROM_THE_FRONT = { after: null, before: null, fromEnd: false } as const;

/** A key of a list ordered by an instant and, where that is equal, by id. */
export interface InstantKey {
  readonly at: number;
  readonly id: string;
}

/** Rows in the list's order, whatever end they were read from. */
export function inListOrder<Row>(rows: readonly Row[], window: KeyWindow<unknown>): readonly Row[] {
  return window.fromEnd ? rows.toReversed() : rows;
}
