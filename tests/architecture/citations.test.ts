import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citables, readRulebook } from '../../tools/rulebook/rulebook.ts';
import { repository } from './planted-tree.ts';

const documents = readRulebook(join(repository, 'docs/rules'));
const known = citables(documents);
const names = documents.map(({ name }) => name).join('|');
const files = globSync(['{api,docs,tests,tools,web}/**/*.{ts,mjs,vue,md,json}', '*.{md,graphql}'], {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|dist|generated)$/.test(path),
}).map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const GROUP = new RegExp(`\\b(${names}) (${NUMBER}(?:(?:, | to )${NUMBER}(?!\\d|\\.\\d| [a-z]))*)`, 'g');

/** Every rule that a text cites: with a point in its number anywhere, by a whole section only where a source is named. */
function citedIn(text: string): readonly string[] {
  const flat = text.replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ');
  const sources = [...flat.matchAll(/Source: (.*?)\*\//g)].map(([, source = '']) => source).join('; ');
  const all = [flat, sources].flatMap((part, index) =>
    [...part.matchAll(GROUP)].flatMap(([, name, numbers = '']) =>
      numbers.split(/, | to /).flatMap((number) => (index === 1 || number.includes('.') ? [`${name} ${number}`] : [])),
    ),
  );
  return [...new Set(all)];
}

test('a citation is found with all its numbers', () => {
  const text =
    '/**\n * Never below. Source: KIBA 9.1 to 9.4, 10,\n * Common 1.4; SGF. */ // Go 9x9 at 1.5, see Bao 2.2.';
  expect(citedIn(text)).toEqual(['KIBA 9.1', 'KIBA 9.4', 'Common 1.4', 'Bao 2.2', 'KIBA 10']);
});

test('every rule that is cited stands in docs/rules', () => {
  const wrong = files.flatMap(({ path, text }) =>
    citedIn(text)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(wrong).toEqual([]);
});

test('no file cites a text that is not in the project', () => {
  const gone = new RegExp(
    ['formats', 'go-backgammon', 'decisions', 'architecture']
      .map((name) => `\\b(?<!kiba-)${name}\\.(md|json)`)
      .join('|') + `|\\bK[${'BUO'}]-[A-Z0-9]{2,}`,
  );
  expect(files.filter(({ text }) => gone.test(text)).map(({ path }) => path)).toEqual([]);
});
