import { dateText } from '../i18n/date-text.ts';

const STYLES = ['full', 'day', 'time', 'near'] as const;

/** How much of an instant is told: all of it, the day, the time of day, or the nearest part that still tells it from now. */
export type InstantStyle = (typeof STYLES)[number];

export const isInstantStyle = (text: string | undefined): text is InstantStyle =>
  STYLES.some((style) => style === text);

export const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
export const YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const isNear = (at: Date, now: number): boolean => Math.abs(at.getTime() - now) < 180 * 86_400_000;

/** An instant in a time zone, the browser's own where none is given: `Tue 24 Nov 18:00`, with the year instead of the weekday when it is far. */
export function zonedText(iso: string, style: InstantStyle, locale: string, now: number, timeZone?: 'UTC'): string {
  const at = new Date(iso);
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = (options: Intl.DateTimeFormatOptions): string => dateText(at, { ...options, ...zone }, locale);
  const dayOf = (when: Date): string => (timeZone === 'UTC' ? when.toISOString().slice(0, 10) : when.toDateString());
  const date = isNear(at, now) ? DAY : YEAR;
  const clean = (text: string): string => text.replace(/,/g, '');
  if (style === 'time') return format(TIME);
  if (style === 'day') return clean(format(isNear(at, now) ? { day: 'numeric', month: 'short' } : YEAR));
  if (style === 'near' && dayOf(new Date(now)) === dayOf(at)) return format(TIME);
  return `${clean(format(date))} ${format(TIME)}`;
}
