import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BAO_REASONS } from '../../api/src/games/bao/rules/types.ts';
import { OWARE_ENDS } from '../../api/src/games/oware/rules/types.ts';
import { buildSchema, isEnumType, isIntrospectionType } from 'graphql';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { pageTexts } from '../support/texts.ts';

const root = join(import.meta.dirname, '../..');

/** Words by their path, `format.KIBA`. */
const words = pageTexts('en');

/** Where the words for the values of an enum are not those of all its values, or of more. */
const APART: Readonly<Record<string, { readonly without?: readonly string[]; readonly more?: readonly string[] }>> = {
  // Nothing is chosen yet, or nobody has answered.
  'games.BACKGAMMON.doubling': { more: ['OPEN'] },
  'games.BACKGAMMON.answer': { more: ['OPEN'] },
  'link.refused': { more: ['NONE'] },
  'link.refusedText': { more: ['NONE'] },
  // Nobody has entered a draft, and nothing is mended in what was cancelled.
  'director.entered.text': { without: ['DRAFT', 'CANCELLED'] },
  // A lap of a sowing tells what it sows.
  'gamePage.act': { without: ['SOW'] },
  // A round waits for the one before, for the start, or for its director.
  'formats.KNOCKOUT.waits': { more: ['START', 'DIRECTOR'] },
  // A match that is decided says how.
  'formats.KNOCKOUT.state': { without: ['DECIDED'] },
  // What keeps leagues from being arranged.
  'formats.KUKSU.refusal': { without: ['OK'] },
  // An account may also direct a series.
  'administration.offices': { more: ['SERIES'] },
  // Each system of play takes some of the tie-breaks.
  'director.tieBreaks.code': { more: ['LIST_SCORE', 'SB'] },
  // Who plays in the tournament of the best is in a zone of the standings too.
  'formats.KIBA.championship.zone': { more: ['PLAYS'] },
};

/** The keys right below a path. */
function keysIn(path: string): readonly string[] {
  const below = [...words.keys()].filter((key) => key.startsWith(`${path}.`));
  return [...new Set(below.map((key) => key.slice(path.length + 1).split('.')[0] ?? ''))];
}

/** The values of each enum of the API. */
const enums = Object.values(buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')).getTypeMap())
  .filter((type) => isEnumType(type) && !isIntrospectionType(type))
  .map((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []));

/** The keys in capitals of each group of words; the words that explain another have its key and `_MORE`. */
const groups = new Map<string, Set<string>>();
for (const path of words.keys()) {
  const [, group, key] = /^(.+)\.([A-Z][A-Z_]+?)(?:_MORE)?$/.exec(path) ?? [];
  if (group !== undefined && key !== undefined) groups.set(group, (groups.get(group) ?? new Set()).add(key));
}

/** The enum that a group has the words for, if there is one: they have more in common than not. */
function enumOf(keys: ReadonlySet<string>): readonly string[] | undefined {
  const likeness = (values: readonly string[]): number =>
    keys.intersection(new Set(values)).size / keys.union(new Set(values)).size;
  const [likest] = enums.toSorted((a, b) => likeness(b) - likeness(a));
  return likest !== undefined && likeness(likest) > 0.5 ? likest : undefined;
}

test('the words for an enum are those of all its values, and of no more', () => {
  const ofEnums = [...groups].flatMap(([group, keys]) => {
    const values = enumOf(keys);
    return values === undefined ? [] : [{ group, keys: [...keys].toSorted(), values }];
  });
  expect(ofEnums.length).toBeGreaterThan(50);
  expect(ofEnums.map(({ group, keys }) => ({ group, keys }))).toEqual(
    ofEnums.map(({ group, values }) => {
      const { without = [], more = [] } = APART[group] ?? {};
      return { group, keys: [...values.filter((value) => !without.includes(value)), ...more].toSorted() };
    }),
  );
  expect(Object.keys(APART).filter((group) => !ofEnums.some((one) => one.group === group))).toEqual([]);
});

test('a game whose board ends for several reasons has words for each', () => {
  expect(keysIn('games.BAO.reason')).toEqual(BAO_REASONS);
  expect(keysIn('games.OWARE.reason')).toEqual(OWARE_ENDS);
});

const areas = [...new Set([...words.keys()].map((path) => path.split('.')[0]))].join('|');

/** The keys that pages name, and the patterns of those that they compose, each with the file that has it. */
const named: { readonly file: string; readonly path: string }[] = [];
const composed: { readonly file: string; readonly pattern: RegExp }[] = [];
for (const file of globSync('web/src/**/*.{ts,vue}', { cwd: root })) {
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of source.matchAll(new RegExp(`'((?:${areas})\\.[\\w.-]+)'`, 'g')))
    named.push({ file, path });
  for (const [, path = ''] of source.matchAll(new RegExp(`\`((?:${areas})\\.[^\`]+)\``, 'g'))) {
    const pattern = path.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}(?=[\\\w]|$)/g, '[^.]+');
    composed.push({ file, pattern: new RegExp(`^${pattern}$`) });
  }
}

test('every text that a page names is there', () => {
  const isThere = (path: string): boolean => words.has(path) || keysIn(path).length > 0;
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
  const paths = [...words.keys()];
  expect(composed.filter(({ pattern }) => !paths.some((path) => pattern.test(path)))).toEqual([]);
});

test('every text is named by a page', () => {
  const isNamed = (path: string): boolean =>
    named.some((one) => path === one.path || path.startsWith(`${one.path}.`)) ||
    composed.some(({ pattern }) => pattern.test(path));
  const unused = [...words.keys()].filter((path) => !isNamed(path) && !isNamed(path.replace(/_[A-Z]+$/, '')));
  expect(unused).toEqual([]);
});

test('every text can be read', () => {
  const unreadable = [...words].flatMap(([path, text]) => {
    try {
      return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst().length === 0 ? [path] : [];
    } catch (error) {
      return [`${path}: ${String(error)}`];
    }
  });
  expect(unreadable).toEqual([]);
});
