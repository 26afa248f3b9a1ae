import { ownNames, spokenAs } from '../i18n/spoken.ts';

/** The country's name in the reader's language; the letters themselves where there is no name. */
export function countryName(code: string, locale: string): string {
  const names = ownNames(locale);
  if (names !== undefined) return names.countries[code] ?? code;
  try {
    return new Intl.DisplayNames([...spokenAs(locale)], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
