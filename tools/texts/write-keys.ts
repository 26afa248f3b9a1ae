// Writes the keys of the server's English texts as a type, so that a text that there is not is a type error where it is named.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'api/src/application/texts/generated/message-key.ts');

function keysOf(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${path}${key}.`) : [`${path}${key}`],
  );
}

const files = globSync(['texts/en/server/*.json', 'api/src/{games,formats}/*/texts/en/server.json'], { cwd: root });
const keys = files.flatMap((file) => keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as object));
const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
if (twice.length > 0) throw new Error(`Two texts have the same key: ${twice.join(', ')}`);

mkdirSync(dirname(output), { recursive: true });
writeFileSync(
  output,
  `// Made from the texts by tools/texts/write-keys.ts.

/** The key of every text that the server says. */
export type MessageKey =
${keys
  .toSorted()
  .map((key) => `  | ${JSON.stringify(key)}`)
  .join('\n')};
`,
);
