/** A clock as `Game` and what is watched have it. */
export interface ShownClock {
  /** Whose time passes; null: it is stopped. */
  readonly running: 'FIRST' | 'SECOND' | null;
  /** Whole seconds that each had left when it was read. */
  readonly remaining: { readonly first: number; readonly second: number };
}

/**
 * The whole seconds that a seat has left, to be shown again each second; 0 at the least. `heardAt`: by the own clock, what `Date.now()`
 * was when this one came. So the own clock may be wrong, as long as it goes on evenly.
 */
export function secondsLeft(
  { running, remaining }: ShownClock,
  seat: 'FIRST' | 'SECOND',
  heardAt: number,
  now = Date.now(),
): number {
  const passed = running === seat ? Math.floor((now - heardAt) / 1_000) : 0;
  return Math.max(0, remaining[seat === 'FIRST' ? 'first' : 'second'] - passed);
}
