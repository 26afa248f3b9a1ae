import { invariant } from '../../kernel/assert.ts';
import { message, type LetterMessage, type Message, type MessageArg, type MessageKey } from '../../kernel/message.ts';
import { DAY, HOUR, MINUTE, SECOND, type Instant, type Millis } from '../../kernel/time.ts';
import { LOCALES, type Locale } from '../../kernel/locale.ts';
import { spokenAs, textOf } from './catalogue.ts';

export { message };

/** To whom something is said: his language, and his time zone; where that is not known, instants are told shortly, in UTC. */
export interface Listener {
  readonly locale: Locale;
  readonly timeZone: string | null;
}

/** Who has said nothing of himself. */
export const STRANGER: Listener = { locale: 'en', timeZone: null };

/** A message by a key that games or formats may have a text for, and by another one where they have none. */
export function messageOr(key: string, plain: MessageKey, args: Message['args'] = {}): Message {
  return messageIfAny(key, args) ?? { key: plain, args };
}

/** A message by a key that games or formats may have a text for; null where they have none. */
export function messageIfAny(key: string, args: Message['args'] = {}): Message | null {
  return textOf('en', key) === null ? null : { key, args };
}

/** What a letter may say by a key that games or formats may have a text for; null where not every language has one. */
export function letterMessageIfAny(key: string, args: LetterMessage['args'] = {}): LetterMessage | null {
  const isSaid = LOCALES.every((locale) => textOf(locale, key)?.locale === locale);
  return isSaid ? { key: key as LetterMessage['key'], args } : null;
}

/**
 * A message in words: in the listener's language, in English where the catalogue lacks that, with all that is put into it. A text
 * that it lacks wholly, and a place that nothing is given for, is a bug.
 */
export function say(listener: Listener, { key, args }: Message): string {
  const text = textOf(listener.locale, key);
  invariant(text, `the catalogue has the text ${key}`);
  const inItsLanguage = { ...listener, locale: text.locale };
  const values = Object.entries(args).map(([name, arg]) => [name, valueOf(inItsLanguage, arg)] as const);
  return String(text.format.format(Object.fromEntries(values)));
}

function valueOf(listener: Listener, arg: MessageArg): string | number {
  if (typeof arg !== 'object') return arg;
  if ('key' in arg) return say(listener, arg);
  if ('at' in arg) return instantText(listener, arg.at);
  if ('day' in arg) return dayText(listener, arg.day);
  if ('lasts' in arg) return durationText(listener, arg.lasts);
  if ('listed' in arg) return arg.listed.map((one) => say(listener, one)).join(', ');
  const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(spokenAs(listener.locale), { type });
  return 'names' in arg ? list('conjunction').format(arg.names) : list('disjunction').format(arg.oneOf);
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** An instant to the minute: in the listener's own zone and in UTC, or `24 Nov 2026, 12:00 UTC`. */
export function instantText(listener: Listener, at: Instant): string {
  const { locale, timeZone } = listener;
  const inZone = (zone: string, parts: typeof SHORT | typeof LONG): string =>
    new Intl.DateTimeFormat(spokenAs(locale), { ...parts, hourCycle: 'h23', timeZone: zone }).format(at);
  if (timeZone === null) return say(listener, message('time.utc', { utc: inZone('UTC', SHORT) }));
  const utc = inZone('UTC', LONG);
  if (timeZone === 'UTC') return say(listener, message('time.utc', { utc }));
  return say(listener, message('time.local', { local: inZone(timeZone, LONG), zone: timeZone, utc }));
}

/** The day of an instant in the listener's own zone: `24 November 2026`. */
function dayText({ locale, timeZone }: Listener, at: Instant): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(spokenAs(locale), { ...parts, timeZone: timeZone ?? 'UTC' }).format(at);
}

const UNITS = [
  ['time.days', DAY],
  ['time.hours', HOUR],
  ['time.minutes', MINUTE],
  ['time.seconds', SECOND],
] as const;

/** A duration, largest unit first, seconds rounded down: `1 day 12 h`, `2 h 30 min`; `0 s` for nothing. */
export function durationText(listener: Listener, duration: Millis): string {
  const parts = UNITS.map(([key, unit], index) => {
    const [, larger] = UNITS[index - 1] ?? [];
    return { key, n: Math.floor((larger === undefined ? duration : duration % larger) / unit) };
  });
  const [, , , seconds] = parts;
  const told = parts.filter(({ n }) => n > 0);
  return (told.length === 0 && seconds !== undefined ? [seconds] : told)
    .map(({ key, n }) => say(listener, message(key, { n })))
    .join(' ');
}
