import catalogue from 'virtual:catalogue';
import { askedLanguage, keepLanguage, usualLanguage } from './chosen-language.ts';
import { isAtServer } from '../ui/listening.ts';
import { i18n } from './index.ts';
import { beginLanguageEpoch } from './language-epoch.ts';
import { isKnown, keepOwnNames } from './spoken.ts';

/** The languages of the page, as ISO 639 writes them. */
export const languages: readonly string[] = Object.keys(catalogue);

const { setLocaleMessage, locale, t } = i18n.global;
/** What the address asks for with which the page was loaded; null: nothing, or it is not known yet. */
let asked: string | null = null;

/** Loads the texts of a language, once, and what else this browser does not know of it. */
async function load(language: string): Promise<void> {
  const { texts, countries } = catalogue[language] ?? {};
  if (texts === undefined || i18n.global.availableLocales.includes(language)) return;
  const [said, named] = await Promise.all([texts(), isKnown(language) ? null : countries?.()]);
  setLocaleMessage(language, said.default);
  if (named == null) return;
  const names = (key: string): readonly string[] => t(key, {}, { locale: language }).split(' ');
  keepOwnNames(language, {
    months: names('language.months'),
    monthsShort: names('language.monthsShort'),
    weekdays: names('language.weekdays'),
    and: (list, last) => t('language.and', { list, last }, { locale: language }),
    countries: named.default,
  });
}

let wanted = '';
let showing: Promise<void> = Promise.resolve();

/** Shows what is said in this language from now on, once its texts are there; rejects where they cannot be loaded. */
export function showIn(language: string): Promise<void> {
  showing = showOnce(language);
  return showing;
}

/** The language of the page, once the texts are there that were asked for last; rejects where they cannot be loaded. */
export async function shownLanguage(): Promise<string> {
  await showing;
  return locale.value;
}

async function showOnce(language: string): Promise<void> {
  wanted = language;
  await load(language);
  // Another one may have been chosen meanwhile.
  if (wanted !== language) return;
  locale.value = language;
  if (!isAtServer()) document.documentElement.lang = language;
}

/** The language in which the page begins: what its address asks for by `?lang=`, or else the usual one. */
export function firstLanguage(): string {
  asked = askedLanguage(languages);
  return asked ?? usualLanguage(languages);
}

/** Keeps the language in this browser that the address has asked for, if it has. */
export function keepAskedLanguage(): void {
  if (asked !== null) keepLanguage(asked);
}

/** Shows the page in another language and keeps the choice in this browser; rejects where its texts cannot be loaded. */
export async function changeLanguage(language: string): Promise<void> {
  const before = locale.value;
  keepLanguage(language);
  await showIn(language);
  if (before !== locale.value) beginLanguageEpoch();
}

/** Shows the page in the language that an account keeps, unless its address has asked for another; this browser begins with it from now on. */
export async function followAccount(language: string): Promise<void> {
  if (!languages.includes(language)) return;
  if (asked === null) await changeLanguage(language);
  else keepLanguage(language);
}
