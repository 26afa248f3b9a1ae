import type { Instant } from '../../kernel/time.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import { lastLocalHour, localHour, nextLocalHour } from './local-time.ts';

type Rest = Pick<MailPreferences, 'quiet' | 'timeZone'>;

/** A stretch of quiet hours; `to` is the first instant after it. */
export interface QuietSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** The quiet hours in which an instant lies; null when it lies in none. */
export function quietSpan(at: Instant, { quiet, timeZone }: Rest): QuietSpan | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const hour = localHour(at, timeZone);
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? { from: lastLocalHour(at, from, timeZone), to: nextLocalHour(at, to, timeZone) } : null;
}
