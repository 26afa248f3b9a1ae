import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BAO_REASONS } from '../../api/src/games/bao/rules/types.ts';
import { OWARE_ENDS } from '../../api/src/games/oware/rules/types.ts';
import { buildSchema, isEnumType, isIntrospectionType } from 'graphql';
import { expect, test } from 'vitest';
import { english } from '../../web/src/i18n/messages.ts';

const root = join(import.meta.dirname, '../..');

/** Words by their path, `format.KIBA`. */
const words = new Map(pathsOf(english, ''));

function pathsOf(group: object, path: string): [string, string][] {
  return Object.entries(group).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? pathsOf(word, `${path}${key}.`) : [[`${path}${key}`, String(word)]],
  );
}

/** Where the words for the values of an enum are not those of all its values, or of more. */
const APART: Readonly<Record<string, { readonly without?: readonly string[]; readonly more?: readonly string[] }>> = {
  // Nothing is chosen yet, or nobody has answered.
  'backgammon.doubling': { more: ['OPEN'] },
  'backgammon.answer': { more: ['OPEN'] },
  'link.refused': { more: ['NONE'] },
  'link.refusedText': { more: ['NONE'] },
  // A lap of a sowing tells what it sows.
  'gamePage.act': { without: ['SOW'] },
  // A round waits for the one before, for the start, or for its director.
  'knockout.waits': { more: ['START', 'DIRECTOR'] },
  // A match that is decided says how.
  'knockout.state': { without: ['DECIDED'] },
  // What keeps leagues from being arranged, of which one is known only while they are.
  'kuksu.refusal': { without: ['OK'], more: ['TIER_OVERFULL'] },
  // Who plays in the tournament of the best is in a zone of the standings too.
  'championshipPage.zone': { more: ['PLAYS'] },
};

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
  expect(Object.keys(english.games.BAO.reason)).toEqual(BAO_REASONS);
  expect(Object.keys(english.games.OWARE.reason)).toEqual(OWARE_ENDS);
});

test('every text that a page names is there', () => {
  const areas = Object.keys(english).join('|');
  const literal = new RegExp(`'((?:${areas})\\.[\\w.]+)'`, 'g');
  const composed = new RegExp(`\\bt\\(\\s*\`((?:${areas})\\.[^\`]+)\``, 'g');
  const missing: string[] = [];
  for (const file of globSync('web/src/**/*.{ts,vue}', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    const named = [...source.matchAll(literal)].map((found) => found[1] ?? '');
    const made = [...source.matchAll(composed)].map((found) => found[1] ?? '');
    for (const path of named) if (!words.has(path)) missing.push(`${file}: ${path}`);
    for (const path of made) {
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}(?=[\\\w]|$)/g, '[^.]+')}$`);
      if (![...words.keys()].some((word) => pattern.test(word))) missing.push(`${file}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});
