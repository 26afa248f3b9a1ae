import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageTexts } from '../support/texts.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('api/src/{server,graphql}/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const worded = [...pageTexts('en').keys()].flatMap(
  (key) => /^failure\.(?<code>[A-Z_]+)$/.exec(key)?.groups?.['code'] ?? [],
);

test('a page has words for codes that the server gives, and for each of what somebody may have too much of', () => {
  const isGiven = (code: string): boolean => sources.some((source) => source.includes(`'${code}'`));
  expect(worded.length).toBeGreaterThan(5);
  expect(worded.filter((code) => !isGiven(code))).toEqual([]);
  const tooMany = sources.flatMap(
    (source) => source.match(/(?<=')TOO_MANY_(?:OPERATIONS|STREAMS|REQUESTS|WATCHED)(?=')/g) ?? [],
  );
  expect(worded).toEqual(expect.arrayContaining([...new Set(tooMany), 'RATE_LIMITED']));
});
