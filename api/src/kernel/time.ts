import type { Brand } from './ids.ts';

/** A moment: milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** A duration in whole milliseconds; negative when something is overdue. */
export type Millis = Brand<number, 'Millis'>;

/** Brands epoch milliseconds as an instant. */
export function instant(epochMilliseconds: number): Instant {
  return epochMilliseconds as Instant;
}

/** Brands a number of milliseconds as a duration. */
export function millis(milliseconds: number): Millis {
  return milliseconds as Millis;
}

/** The last one that a date can hold: never. */
export const LAST_INSTANT = instant(8_640_000_000_000_000);

export const SECOND = millis(1_000);
export const MINUTE = millis(60_000);
export const HOUR = millis(3_600_000);
export const DAY = millis(86_400_000);

/** The instant that lies `duration` after `from`. */
export function plus(from: Instant, duration: Millis): Instant {
  return instant(from + duration);
}

/** The instant that lies `duration` before `from`. */
export function minus(from: Instant, duration: Millis): Instant {
  return instant(from - duration);
}

/** How long it is from `from` to `to`; negative when `to` is earlier. */
export function between(from: Instant, to: Instant): Millis {
  return millis(to - from);
}
