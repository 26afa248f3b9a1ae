import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMATS } from '../../api/src/formats/rules.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { repository } from './planted-tree.ts';

const keys = [...Object.keys(GAMES), ...Object.keys(FORMATS)];
const words = (key: string): readonly string[] => key.toLowerCase().split('_');
const pascal = (key: string): string =>
  words(key)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

/** How shared code names a game or a format: by its key, by its types, by its folder. */
const NAMED = new RegExp(
  keys.flatMap((key) => [`'${key}'`, `\\b${pascal(key)}[A-Z]`, `/${words(key).join('-')}/`]).join('|'),
);

// Their own folders, the registries, and the demo world, which shows one of each.
const OWN = /^(api|web)\/src\/(games|formats)\/|^api\/src\/application\/demo\/|\/generated\/|graphql-env\.d\.ts$/;

const named = globSync(['api/{src,prisma/schema}/**/*.{ts,prisma}', 'web/src/**/*.{ts,vue}'], { cwd: repository })
  .filter((path) => !OWN.test(path) && NAMED.test(readFileSync(join(repository, path), 'utf8')))
  .toSorted();

test('shared code names no game and no format', () => {
  expect(named).toEqual([]);
});

test('a name is found as a key, a type and a folder, and nothing else is taken for one', () => {
  const lines = ["kind === 'GO'", '... on BaoGame {', "from '../formats/round-robin/rules/agreed.ts'"];
  expect(lines.filter((line) => !NAMED.test(line))).toEqual([]);
  expect(['Going on', "'GOT'", 'goOn(it)', 'the knockout'].filter((line) => NAMED.test(line))).toEqual([]);
});
