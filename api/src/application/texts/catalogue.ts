import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { type MailLocale, MAIL_LOCALES } from '../../store/mail-preference.ts';

const root = join(import.meta.dirname, '../../../..');

/** The texts of a language by their keys, such as `letter.hello`: shared ones, and those that games and formats bring. */
function textsIn(locale: MailLocale): ReadonlyMap<string, string> {
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

const catalogue = new Map(MAIL_LOCALES.map((locale) => [locale, textsIn(locale)]));
const formats = new Map<string, IntlMessageFormat>();

/** How a language writes numbers and lists: English as in Britain. */
export const spokenAs = (locale: MailLocale): string => (locale === 'en' ? 'en-GB' : locale);

/** The text of a key in ICU MessageFormat, in which tags are letters like others; in English where the language lacks it, null where that lacks it too. */
export function formatOf(locale: MailLocale, key: string): IntlMessageFormat | null {
  const id = `${locale} ${key}`;
  const known = formats.get(id);
  if (known !== undefined) return known;
  const own = catalogue.get(locale)?.get(key);
  const text = own ?? catalogue.get('en')?.get(key);
  if (text === undefined) return null;
  const format = new IntlMessageFormat(text, spokenAs(own === undefined ? 'en' : locale), undefined, {
    ignoreTag: true,
  });
  formats.set(id, format);
  return format;
}
