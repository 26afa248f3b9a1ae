import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './planted-tree.ts';

const everywhere = globSync(
  [
    '{api,client,tests,tools,web}/**/*.{ts,mjs,js,vue,css,html,md,prisma,json,sql}',
    '*.{ts,js,cjs,json,yaml,md,graphql}',
  ],
  { cwd: repository, exclude: (path) => /(^|\/)(node_modules|dist|generated)$|graphql-env\.d\.ts$/.test(path) },
).map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
const code = everywhere.filter(({ path }) => /^(api|client|web|tools)\/.*\.(ts|mjs|vue)$/.test(path));
const source = code.filter(({ path }) => !/\/i18n\/|-table\.ts$/.test(path)); // texts and tables of data may be long
const length = (text: string): number => text.split('\n').length - 1;
const offenders = (files: typeof everywhere, wrong: RegExp): readonly string[] =>
  files.filter(({ text }) => wrong.test(text)).map(({ path }) => path);

test('half of the files have fewer than 100 lines', () => {
  const lengths = source.map(({ text }) => length(text)).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(100);
});

test('no file has more than 300 lines', () => {
  const long = source.filter(({ text }) => length(text) > 300);
  expect(long.map(({ path, text }) => `${path}: ${length(text)}`)).toEqual([]);
});

test('files are named for what they hold', () => {
  const vague = /^(.*-)?(utils?|helpers?|manager|info|misc|common)\.(ts|mjs|vue)$/i;
  expect(code.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([]);
});

test('TypeScript files are in kebab case, components in Pascal case', () => {
  const right = /^([a-z0-9]+(-[a-z0-9]+)*(\.(config|test|bench|d))?\.(ts|mjs)|[A-Z][A-Za-z0-9]*\.vue)$/;
  expect(code.map(({ path }) => path).filter((path) => !right.test(basename(path)))).toEqual([]);
});

test('the pure layers have no class, nothing asynchronous and no global by a side door', () => {
  const pure = source.filter(({ path }) => /^api\/src\/(kernel|rules)\//.test(path));
  expect(
    offenders(pure, /^\s*(export )?(abstract )?class |\basync\b[^'`]*(=>|function)|\bawait [a-z(]|\bglobalThis\b/m),
  ).toEqual([]);
});

test('commands and queries are functions, not classes', () => {
  const application = source.filter(({ path }) => path.startsWith('api/src/application/'));
  expect(offenders(application, /^\s*(export )?(abstract )?class /m)).toEqual([]);
});

test('no TypeScript has an enum or a namespace', () => {
  expect(offenders(code, /^\s*(export )?(declare )?(const )?(enum|namespace) [A-Z]/m)).toEqual([]);
});

test('exports are named', () => {
  const named = source.filter(({ path }) => /^(api|client)\//.test(path) && !path.endsWith('.config.ts'));
  expect(offenders(named, /^export default /m)).toEqual([]);
});

test('no file names a folder of one machine or the host of a package registry', () => {
  const machine = new RegExp(`(^|[\\s'"\`(=])/(${['work', 'root', 'home', 'Users'].join('|')})/[a-z]`, 'm');
  const host = new RegExp(`//[a-z0-9.-]*(${['registry', 'npmjs', 'mirror'].join('|')})[a-z0-9.-]*\\.[a-z]{2,}`);
  expect(offenders(everywhere, machine)).toEqual([]);
  expect(offenders(everywhere, host)).toEqual([]);
});
