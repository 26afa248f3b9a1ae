import type { Instant } from '../kernel/time.ts';

/**
 * The only way of waiting: ends at the instant, or as soon as the signal aborts; never fails. A `soft` sleeper keeps no
 * appointment: a clock that is moved by hand may pass over it and wake it once when it stops.
 */
export type SleepUntil = (at: Instant, signal: AbortSignal, options?: { readonly soft?: boolean }) => Promise<void>;
