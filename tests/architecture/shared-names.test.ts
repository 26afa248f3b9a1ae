import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMATS, SERIES } from '../../api/src/formats/rules.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { repository } from './planted-tree.ts';

const keys = [...Object.keys(GAMES), ...Object.keys(FORMATS)];
const words = (key: string): readonly string[] => key.toLowerCase().split('_');
const pascal = (key: string): string =>
  words(key)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
const camel = (key: string): string => pascal(key).replace(/^./, (letter) => letter.toLowerCase());

/** What a kind of series has of its own: its kind, what tournaments are in it, what is decided and what is won. */
const ofSeries = Object.entries(SERIES).flatMap(([kind, { roles, rulings, titles }]) => [
  kind,
  ...Object.keys(roles),
  ...Object.keys(rulings),
  ...Object.keys(titles),
]);
/** A word of every series, and of mails and inboxes, that is a role in one as well. */
const GENERAL = ['TOURNAMENT'];

/** How shared code names a game or a format: by its key, by its types and functions, by its folder; and a series by a key. */
const NAMED = new RegExp(
  `(?:${[
    ...keys.flatMap((key) => [`'${key}'`, `\\b${pascal(key)}[A-Z]`, `/${words(key).join('-')}/`]),
    // A key as short as `GO` begins other words too.
    ...keys.filter((key) => key.length > 2).map((key) => `\\b${camel(key)}[A-Z]`),
    ...ofSeries.filter((key) => !GENERAL.includes(key)).map((key) => `['"]${key}['"]`),
    'Mabingwa',
    'Bingwa',
  ].join('|')})\\w*`,
);

// Their own folders and the registries.
const OWN = /^(api|web)\/src\/(games|formats)\/|\/generated\/|graphql-env\.d\.ts$/;

const named = globSync(['api/{src,prisma/schema}/**/*.{ts,prisma}', 'web/src/**/*.{ts,vue}', 'texts/**/*.json'], {
  cwd: repository,
})
  .filter((path) => !OWN.test(path))
  .flatMap((path) => {
    const name = NAMED.exec(readFileSync(join(repository, path), 'utf8'))?.[0];
    return name === undefined ? [] : [`${path} has ${name}`];
  })
  .toSorted();

test('shared code names no game, no format and no series', () => {
  expect(named).toEqual([]);
});

test('a name is found as a key, a type, a function and a folder, and nothing else is taken for one', () => {
  const lines = [
    "kind === 'GO'",
    '... on BaoGame {',
    "from '../formats/round-robin/rules/agreed.ts'",
    'kibaScore(elo, games)',
    "role === 'MABINGWA'",
    '"BINGWA": "the master"',
    'You have a place in the Mabingwa.',
  ];
  expect(lines.filter((line) => !NAMED.test(line))).toEqual([]);
  expect(['Going on', "'GOT'", 'goOn(it)', 'the knockout'].filter((line) => NAMED.test(line))).toEqual([]);
});
