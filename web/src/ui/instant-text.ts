import { dateText } from '../i18n/date-text.ts';
import { firstView } from './first-view.ts';

/** How much of an instant is told: all of it, the day, the time of day, or the nearest part that still tells it from now. */
export type InstantStyle = 'full' | 'day' | 'time' | 'near';

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const year: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const format = (at: Date, options: Intl.DateTimeFormatOptions, locale: string, isUtc = isFirst()): string =>
  dateText(at, isUtc ? { ...options, timeZone: 'UTC' } : options, locale);

const isFirst = (): boolean => firstView.value !== null;

const dayOf = (at: Date): string => (isFirst() ? at.toISOString().slice(0, 10) : at.toDateString());

const isNear = (at: Date, now: number): boolean => Math.abs(at.getTime() - now) < 180 * 86_400_000;

/** The instant in the reader's own time zone, in UTC as long as the page is as the server has drawn it: `Tue 24 Nov 18:00`, with the year instead of the weekday when it is far. */
export function localText(iso: string, style: InstantStyle, locale: string, now: number): string {
  const at = new Date(iso);
  const date = isNear(at, now) ? day : year;
  const clean = (text: string): string => text.replace(/,/g, '');
  if (style === 'time') return format(at, time, locale);
  if (style === 'day') return clean(format(at, isNear(at, now) ? { day: 'numeric', month: 'short' } : year, locale));
  if (style === 'near' && dayOf(new Date(now)) === dayOf(at)) return format(at, time, locale);
  return `${clean(format(at, date, locale))} ${format(at, time, locale)}`;
}

/** The same instant in UTC, to the second, for the tooltip and for a screen reader. */
export function utcText(iso: string, locale: string): string {
  const at = new Date(iso);
  const seconds = { ...time, second: '2-digit' } as const;
  return `${format(at, { ...year, weekday: 'short' }, locale, true).replace(/,/g, '')} ${format(at, seconds, locale, true)}`;
}

/** The day alone, written out, as on paper: `22 November 2026`. */
export const longDay = (iso: string, locale: string): string =>
  format(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' }, locale);
