// Writes the keys of the server's English texts and the places in each as a type, so that a text that there is not, a place that is left
// empty and one that there is not are type errors where the text is named; and those of the texts that every language has, so that it is
// one to put any other into a letter.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALES } from '../../api/src/kernel/locale.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'api/src/kernel/generated/texts.ts');

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

function textsOf(group: object, path = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? textsOf(text, `${path}${key}.`) : [[`${path}${key}`, String(text)]],
  );
}

function placesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if ('options' in part) return [part.value, ...Object.values(part.options).flatMap(({ value }) => placesIn(value))];
    return part.type === 0 || !('value' in part) ? [] : [part.value];
  });
}

/** The type of the places of a text: their names, or never where it has none. */
function placesType(text: string): string {
  const places = new Set(placesIn(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()));
  return places.size === 0 ? 'never' : [...places].map((place) => JSON.stringify(place)).join(' | ');
}

function textsIn(language: string): [key: string, text: string][] {
  const files = [`texts/${language}/server/*.json`, `api/src/{games,formats}/*/texts/${language}/server.json`];
  return globSync(files, { cwd: root }).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
  );
}

const texts = textsIn('en');
const keys = texts.map(([key]) => key);
const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
if (twice.length > 0) throw new Error(`Two texts have the same key: ${twice.join(', ')}`);

const languages = LOCALES.map((language) => new Set(textsIn(language).map(([key]) => key)));
const everywhere = keys.filter((key) => languages.every((own) => own.has(key)));

mkdirSync(dirname(output), { recursive: true });
writeFileSync(
  output,
  `// Made from the texts by tools/texts/write-keys.ts.

/** The places in every text that the server says, by its key. */
export interface Texts {
${texts
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, text]) => `  readonly ${JSON.stringify(key)}: ${placesType(text)};`)
  .join('\n')}
}

/** The keys of the texts that every language has. */
export type KeyOfAllLanguages =
${everywhere
  .toSorted()
  .map((key) => `  | ${JSON.stringify(key)}`)
  .join('\n')};
`,
);
