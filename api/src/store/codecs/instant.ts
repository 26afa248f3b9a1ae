import { instant, type Instant } from '../../kernel/time.ts';

/** An instant as the database's driver takes it. */
export function toDate(at: Instant): Date {
  return new Date(at);
}

/** An instant, or null, as the database's driver takes it. */
export function toDateOrNull(at: Instant | null): Date | null {
  return at === null ? null : new Date(at);
}

/** A moment, or null, as the database's driver gives it. */
export function toInstantOrNull(date: Date | null): Instant | null {
  return date === null ? null : toInstant(date);
}

/** A moment as the database's driver gives it. */
export function toInstant(date: Date): Instant {
  return instant(date.getTime());
}
