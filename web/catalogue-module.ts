import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

type Texts = { readonly [key: string]: string | Texts };

/**
 * Serves `virtual:catalogue`: the languages of the page, each with what loads its texts, one chunk a language, and what loads the names of
 * countries for a browser that does not know the language. A language is a folder of texts; it is there once it has every file that English has.
 */
export function catalogueModule(root: string): Plugin {
  const id = '\0virtual:catalogue';
  const filesOf = (language: string): readonly string[] =>
    globSync([`texts/${language}/page/*.json`, `api/src/{games,formats}/*/texts/${language}/page.json`], { cwd: root });
  const inEnglish = (language: string): readonly string[] =>
    filesOf(language).map((file) => file.replace(`texts/${language}/`, 'texts/en/'));
  const languages = (): readonly string[] => {
    const wanted = new Set(filesOf('en'));
    const folders = globSync('texts/*/page', { cwd: root }).map((path) => basename(join(path, '..')));
    return folders.filter((language) => wanted.isSubsetOf(new Set(inEnglish(language)))).toSorted();
  };
  return {
    name: 'catalogue',
    resolveId: (source) => (source.startsWith('virtual:catalogue') ? `\0${source}` : null),
    load(loaded) {
      if (loaded === id) return listed(languages());
      const [, kind, language = ''] = /^\0virtual:catalogue\/(texts|countries)\/(\w+)$/.exec(loaded) ?? [];
      if (kind === 'countries') return asModule(countriesIn(language));
      if (kind !== 'texts') return null;
      const files = filesOf(language).map((file) => join(root, file));
      for (const file of files) this.addWatchFile(file);
      return asModule(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts).reduce(merged));
    },
  };
}

function listed(languages: readonly string[]): string {
  const rows = languages.map(
    (language) => `${language}: {
  texts: () => import('virtual:catalogue/texts/${language}'),
  countries: () => import('virtual:catalogue/countries/${language}'),
}`,
  );
  return `export default { ${rows.join(', ')} };`;
}

const asModule = (value: object): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Two groups of texts as one; throws where both have a text of the same key. */
function merged(one: Texts, other: Texts): Texts {
  const found: Record<string, string | Texts> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = found[key];
    if (known !== undefined && (typeof known === 'string' || typeof value === 'string'))
      throw new Error(`Two files have the text ${key}`);
    found[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return found;
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** The countries that have a name in this language, by their two letters. */
function countriesIn(language: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
}
