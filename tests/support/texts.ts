import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every text of the page in a language by its key, such as `games.BAO.name`; throws where two files have the same key. */
export function pageTexts(locale: string): ReadonlyMap<string, string> {
  return allTexts(locale, 'page');
}

/** Every text that the server says in a language by its key, such as `letter.hello`; throws where two files have the same key. */
export function serverTexts(locale: string): ReadonlyMap<string, string> {
  return allTexts(locale, 'server');
}

function allTexts(locale: string, whose: 'page' | 'server'): ReadonlyMap<string, string> {
  const files = [`texts/${locale}/${whose}/*.json`, `api/src/{games,formats}/*/texts/${locale}/${whose}.json`];
  const found = globSync(files, { cwd: root }).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  );
  const texts = new Map(found);
  if (texts.size < found.length) throw new Error('two files have a text of the same key');
  return texts;
}

function textsOf(group: object, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? textsOf(text, `${path}${key}.`) : [[`${path}${key}`, String(text)]],
  );
}
