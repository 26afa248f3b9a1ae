import { dateText } from '../i18n/date-text.ts';
import { firstView } from './first-view.ts';
import { TIME, YEAR, zonedText, type InstantStyle } from './zoned-text.ts';

/** The instant in the reader's own time zone, in UTC as long as the page is as the server has drawn it. */
export const localText = (iso: string, style: InstantStyle, locale: string, now: number): string =>
  zonedText(iso, style, locale, now, firstView.value === null ? undefined : 'UTC');

/** The same in a sentence, which says where it is in UTC. */
export const localWords = (iso: string, style: InstantStyle, locale: string, now: number): string =>
  firstView.value === null ? localText(iso, style, locale, now) : `${localText(iso, style, locale, now)} UTC`;

/** The same instant in UTC, to the second, for the tooltip and for a screen reader. */
export function utcText(iso: string, locale: string): string {
  const at = new Date(iso);
  const told = (options: Intl.DateTimeFormatOptions): string => dateText(at, { ...options, timeZone: 'UTC' }, locale);
  return `${told({ ...YEAR, weekday: 'short' }).replace(/,/g, '')} ${told({ ...TIME, second: '2-digit' })}`;
}

/** The day alone, written out, as on paper: `22 November 2026`. */
export function longDay(iso: string, locale: string): string {
  const zone = firstView.value === null ? {} : { timeZone: 'UTC' };
  return dateText(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric', ...zone }, locale);
}
