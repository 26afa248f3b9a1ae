import type { Instant, Millis } from '../../kernel/time.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Rest } from './rest.ts';

/** A Fischer clock with a cap: everybody starts with `initial`, each press adds `increment`, never above `limit`. */
export interface FischerControl {
  readonly kind: 'fischer';
  readonly initial: Millis;
  readonly increment: Millis;
  readonly limit: Millis;
}

/** No clock, but a game without a move is lost after `forfeitAfterDays`, with warnings before. */
export interface UntimedControl {
  readonly kind: 'untimed';
  readonly forfeitAfterDays: number;
  readonly warnAt: readonly number[];
}

export type TimeControl = FischerControl | UntimedControl;

/**
 * A game's clock as a value. `remaining` and `used` are as they stood at `since`; the running seat's time passes from
 * `since` on, but not in its rests. `running` null: stopped (not started or over), or both have until `until` to agree on something while nobody's own time passes.
 */
export interface Clock {
  readonly control: TimeControl;
  readonly remaining: BySeat<Millis>;
  readonly used: BySeat<Millis>;
  readonly running: Seat | null;
  readonly since: Instant | null;
  /** By when both have to agree; null while a clock runs, and when nothing is to be agreed. */
  readonly until: Instant | null;
  /** When nobody's time passes, in order; those that were over when the turn began are left out. */
  readonly rests: readonly Rest[];
}
