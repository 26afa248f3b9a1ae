import { invariant } from '../../kernel/assert.ts';
import type { Message, MessageArg } from '../../kernel/message.ts';
import type { Instant } from '../../kernel/time.ts';
import type { MailLocale } from '../../store/mail-preference.ts';
import { formatOf, spokenAs } from './catalogue.ts';
import type { MessageKey } from './generated/message-key.ts';

/** To whom something is said: his language, and the time zone that instants are told in beside UTC. */
export interface Listener {
  readonly locale: MailLocale;
  readonly timeZone: string;
}

/** Who has said nothing of himself: English, and UTC alone. */
export const STRANGER: Listener = { locale: 'en', timeZone: 'UTC' };

/** A message of the catalogue; a key that it lacks is a type error. */
export function message(key: MessageKey, args: Message['args'] = {}): Message<MessageKey> {
  return { key, args };
}

/** A message in words. Its text is in the listener's language, in English where the catalogue lacks that; a text that it lacks wholly, and an argument that is not given, is a bug. */
export function say(listener: Listener, { key, args }: Message): string {
  const format = formatOf(listener.locale, key);
  invariant(format, `the catalogue has the text ${key}`);
  const values = Object.entries(args).map(([name, arg]) => [name, valueOf(listener, arg)] as const);
  return String(format.format(Object.fromEntries(values)));
}

function valueOf(listener: Listener, arg: MessageArg): string | number {
  if (typeof arg !== 'object') return arg;
  if ('key' in arg) return say(listener, arg);
  if ('at' in arg) return instantText(listener, arg.at);
  return new Intl.ListFormat(spokenAs(listener.locale), { type: 'conjunction' }).format(arg.names);
}

/** An instant in the listener's own zone and in UTC. */
function instantText(listener: Listener, at: Instant): string {
  const { locale, timeZone } = listener;
  const utc = inZone(locale, at, 'UTC');
  if (timeZone === 'UTC') return say(listener, message('time.utc', { utc }));
  return say(listener, message('time.local', { local: inZone(locale, at, timeZone), zone: timeZone, utc }));
}

function inZone(locale: MailLocale, at: Instant, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(spokenAs(locale), { ...parts, hourCycle: 'h23', timeZone }).format(at);
}
