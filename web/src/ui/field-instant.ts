const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
const WRITTEN = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** An instant as its field holds it: day and time of day of this device's own time zone, `2026-11-29T18:30`, with seconds where it has some; empty for none. */
export function fieldText(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, at.getUTCSeconds() === 0 ? 16 : 19);
}

/** The same of milliseconds since 1970, without their seconds. */
export function minuteText(at: number): string {
  const MINUTE = 60_000;
  return fieldText(new Date(Math.floor(at / MINUTE) * MINUTE).toISOString());
}

/** The instant that a field holds, as the API takes it; null: none, or not the whole of one. */
export function fieldInstant(text: string): string | null {
  const at = WRITTEN.test(text) ? new Date(text) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether a day is one, with the whole of its year: a field of a day tells the year 202 too while 2027 is typed. */
export const isWholeDay = (day: string): boolean => DAY.test(day);

/** Whether something stands in the field that is no instant yet: a day without a time, a time without a day, or what is neither. */
export const isUnfinished = (text: string): boolean => text !== '' && fieldInstant(text) === null;

/** A time of day as somebody types it, `18:30`, `1830`, `18.30`, `9h`, as the 24 hours' clock writes it; null: it is none. */
export function timeOfDay(typed: string): string | null {
  const short = /^(\d{1,2})[h:.]?$/i.exec(typed.trim());
  const read = /^(\d{1,2})[h:.]?(\d\d)(?:[:.](\d\d))?$/i.exec(typed.trim());
  const [hour = '', minute = '00', second = '00'] = (short ?? read)?.slice(1) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return [hour.padStart(2, '0'), minute, ...(second === '00' ? [] : [second])].join(':');
}

/** This device's time zone by its name, and how far it is from UTC at an instant: `Europe/Rome, UTC+1`. */
export function zoneText(at: Date): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ahead = -at.getTimezoneOffset();
  const minutes = Math.abs(ahead) % 60;
  const hours = Math.trunc(Math.abs(ahead) / 60);
  const offset = `${ahead < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')}, UTC${ahead === 0 ? '' : offset}`;
}
