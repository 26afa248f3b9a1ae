import { LOCALES } from '../../kernel/locale.ts';

/** What people call some countries by, which the names of the languages do not have. */
const CALLED: Readonly<Record<string, string>> = {
  usa: 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
};

/** The regions that ISO 3166 gives two letters, by their names in the languages that mails are written in; made when first asked for. */
let known: ReadonlyMap<string, string> | null = null;

/** The country that a text names, by its two letters or by its name in a language that mails are written in; null: none. Two letters come back. */
export function countryNamed(text: string): string | null {
  known ??= new Map(LOCALES.flatMap((locale) => namesIn(locale)));
  const key = keyOf(text);
  return known.get(key) ?? CALLED[key] ?? null;
}

function namesIn(locale: string): readonly (readonly [string, string])[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => {
      const name = isCurrent(code) ? names.of(code) : undefined;
      return name === undefined ? [] : [[keyOf(name), code] as const, [keyOf(code), code] as const];
    });
  });
}

/** Regions that are no countries. */
const NO_COUNTRY = /^(?:EU|EZ|UN|QO|X[AB]|ZZ)$/;

/** Whether these letters are those of a country now, and not letters that others have replaced. */
function isCurrent(code: string): boolean {
  return !NO_COUNTRY.test(code) && new Intl.Locale(`und-${code}`).region === code;
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s.’']/gu, '')
    .toLowerCase();
}
