import { between, instant, millis, SECOND, type Instant, type Millis } from '../../kernel/time.ts';

/**
 * How long a receiver asks to be left alone by its `Retry-After`: so many seconds, or until a date. Null: it does not ask, or what it says
 * is neither. Source: RFC 9110, 10.2.3.
 */
export function pauseAskedFor(retryAfter: string | null, at: Instant): Millis | null {
  const text = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return millis(Number(text) * SECOND);
  if (!HTTP_DATE.test(text)) return null;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : millis(Math.max(0, between(at, instant(until))));
}

const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d/;
