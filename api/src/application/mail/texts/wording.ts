import type { Instant } from '../../../kernel/time.ts';
import type { MailLocale } from '../../../store/mail-preference.ts';
import { english } from './en.ts';
import { esperanto } from './eo.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { MailTexts, PluralText } from './mail-texts.ts';
import { swahili } from './sw.ts';

/** The texts of every language. */
export const MAIL_TEXTS: Readonly<Record<MailLocale, MailTexts>> = {
  en: english,
  it: italian,
  eo: esperanto,
  sw: swahili,
  fr: french,
};

/** Puts things into a text at its `{places}`. */
export type Places = Readonly<Record<string, string | number>>;

/** How things are said in one language to a reader in one time zone. */
export interface Wording {
  readonly locale: MailLocale;
  readonly texts: MailTexts;
  /** A text with its places filled; one whose name is not given stays as it is. */
  say(text: string, places?: Places): string;
  /** The form of a text for a number, which is put in at `{n}`. */
  count(text: PluralText, n: number, places?: Places): string;
  /** Names one after the other, as a sentence lists them. */
  list(names: readonly string[]): string;
  /** An instant in the reader's own zone and in UTC. */
  until(at: Instant): string;
  /** The day of an instant in the reader's own zone. */
  day(at: Instant): string;
}

/** The wording of a language for a time zone. */
export function wordingOf(locale: MailLocale, timeZone: string): Wording {
  const texts = MAIL_TEXTS[locale];
  const plurals = new Intl.PluralRules(locale);
  const say = (text: string, places: Places = {}): string =>
    text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
  const spoken = locale === 'en' ? 'en-GB' : locale;
  const time = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const inZone = (at: Instant, zone: string): string =>
    new Intl.DateTimeFormat(spoken, { ...time, hourCycle: 'h23', timeZone: zone }).format(at);
  return {
    locale,
    texts,
    say,
    count: (text, n, places = {}) =>
      say(text[plurals.select(n)] ?? text.other, { n: new Intl.NumberFormat(spoken).format(n), ...places }),
    list: (names) => new Intl.ListFormat(spoken, { type: 'conjunction' }).format(names),
    until: (at) =>
      say(timeZone === 'UTC' ? texts.untilUtc : texts.until, {
        local: inZone(at, timeZone),
        zone: timeZone,
        utc: inZone(at, 'UTC'),
      }),
    day: (at) =>
      new Intl.DateTimeFormat(spoken, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at),
  };
}
