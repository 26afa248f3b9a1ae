const place = 'baraza.language';

function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps the language that the reader has chosen in this browser. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(place, language);
  } catch {
    // Nothing can be kept on this device: the choice lasts as long as the page.
  }
}

/** Those of the languages there are that somebody wants, as browsers and addresses write them (`it-CH`), in his order. */
export const languagesAmong = (wanted: readonly string[], languages: readonly string[]): readonly string[] =>
  wanted.flatMap((one) => languages.find((language) => language === one.toLowerCase().split('-')[0]) ?? []);

/** What the address with which the page was loaded asks for by `?lang=`; null: nothing that there is. */
export function askedLanguage(languages: readonly string[]): string | null {
  const asked = new URLSearchParams(location.search).getAll('lang');
  return languagesAmong(asked, languages)[0] ?? null;
}

/** In which language the page begins: what was chosen in this browser, or else what the browser prefers; English where there is none. */
export function usualLanguage(languages: readonly string[]): string {
  return languagesAmong([kept() ?? '', ...navigator.languages], languages)[0] ?? 'en';
}
