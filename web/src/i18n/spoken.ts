/** What the catalogue says of a language for browsers that do not know it. */
export interface OwnNames {
  /** From January on. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** In short, from Sunday on. */
  readonly weekdays: readonly string[];
  /** Joins all but the last of a list with the last. */
  readonly and: (list: string, last: string) => string;
  /** By their two letters. */
  readonly countries: Readonly<Record<string, string>>;
}

const own = new Map<string, OwnNames>();

/** Languages that the server knows and most browsers do not: whoever draws a page, it is in the words of the catalogue. */
const RARE: ReadonlySet<string> = new Set(['eo']);

/** Whether a language writes dates, lists and numbers as this browser knows it. */
export const isKnown = (locale: string): boolean =>
  !RARE.has(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

/** Keeps the names of a language that this browser does not know. */
export const keepOwnNames = (locale: string, names: OwnNames): void => void own.set(locale, names);

/** The names of a language that this browser does not know; undefined where it does. */
export const ownNames = (locale: string): OwnNames | undefined => own.get(locale);

/**
 * As what browsers are asked for a language. English is that of Britain, where days stand before months; the numbers of Esperanto are
 * written like those of French, with a comma.
 */
export function spokenAs(locale: string): readonly string[] {
  return locale === 'en' ? ['en-GB'] : locale === 'eo' ? ['fr'] : [locale];
}
