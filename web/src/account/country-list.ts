import { spokenAs } from '../i18n/spoken.ts';
import { countryName } from '../ui/country-name.ts';

/** Regions that have two letters of ISO 3166 and are no country, and parts of one that it keeps for other lists. */
const NO_COUNTRIES = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** All countries by their two letters, in the order of their names in the reader's language. */
export function countryList(locale: string): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator([...spokenAs(locale)]);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .filter(({ code, name }) => name !== code)
    .toSorted((one, other) => compare(one.name, other.name));
}
