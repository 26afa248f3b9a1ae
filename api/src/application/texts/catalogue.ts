import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, LOCALES } from '../../kernel/locale.ts';

const root = join(import.meta.dirname, '../../../..');

/** The texts of a language by their keys, such as `letter.hello`: shared ones, and those that games and formats bring. */
function textsIn(locale: Locale): ReadonlyMap<string, string> {
  const files = [`texts/${locale}/server/*.json`, `api/src/{games,formats}/*/texts/${locale}/server.json`];
  const found = globSync(files, { cwd: root }).flatMap((file) =>
    leavesOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
  );
  return new Map(found);
}

function leavesOf(group: object, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leavesOf(text, `${path}${key}.`) : [[`${path}${key}`, String(text)]],
  );
}

const catalogue = new Map(LOCALES.map((locale) => [locale, textsIn(locale)]));
const read = new Map<string, ReadText>();

/** A text that was read, and the language that it is in. */
interface ReadText {
  readonly format: IntlMessageFormat;
  readonly locale: Locale;
}

/** How a language writes numbers and lists: English as in Britain. */
export const spokenAs = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * The text of a key in ICU MessageFormat, in which tags are letters like others; in English where the language lacks it, null where
 * that lacks it too.
 */
export function textOf(wanted: Locale, key: string): ReadText | null {
  const id = `${wanted} ${key}`;
  const known = read.get(id);
  if (known !== undefined) return known;
  const own = catalogue.get(wanted)?.get(key);
  const text = own ?? catalogue.get('en')?.get(key);
  if (text === undefined) return null;
  const locale = own === undefined ? 'en' : wanted;
  const found = { format: new IntlMessageFormat(text, spokenAs(locale), undefined, { ignoreTag: true }), locale };
  read.set(id, found);
  return found;
}
