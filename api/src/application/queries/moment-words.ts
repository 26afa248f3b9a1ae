import type { Instant } from '../../kernel/time.ts';

const UTC = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** An instant in words, to the minute: `24 Nov 2026, 12:00 UTC`. */
export function momentInWords(at: Instant): string {
  return `${UTC.format(at)} UTC`;
}
