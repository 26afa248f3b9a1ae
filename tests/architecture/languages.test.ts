import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../api/src/kernel/locale.ts';
import { readText, type ReadText } from '../support/read-text.ts';
import { pageTexts, serverTexts } from '../support/texts.ts';

const root = join(import.meta.dirname, '../..');
const others = LOCALES.filter((locale) => locale !== 'en');

/** A text of the page or of the server, and what English says in its place. */
interface Pair {
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly saidBy: 'page' | 'server';
}

const pairsIn = (locale: Locale): readonly Pair[] =>
  (['page', 'server'] as const).flatMap((saidBy) => {
    const textsIn = { page: pageTexts, server: serverTexts }[saidBy];
    const english = textsIn('en');
    return [...textsIn(locale)].flatMap(([key, text]) => {
      const model = english.get(key);
      return model === undefined ? [] : [{ key, text, english: model, saidBy }];
    });
  });
const pairs = new Map(LOCALES.map((locale) => [locale, pairsIn(locale)]));
const pairsOf = (locale: Locale): readonly Pair[] => pairs.get(locale) ?? [];

const read = new Map<string, ReadText>();
function readOnce(text: string): ReadText {
  const known = read.get(text) ?? readText(text);
  read.set(text, known);
  return known;
}

/** The words of a text; what stands in brackets or in capitals alone is notation. */
const wordsOf = (text: string): readonly string[] =>
  readOnce(text)
    .words.join(' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .match(/\p{L}{2,}/gu)
    ?.filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase()) ?? [];

test('every language has the files of the page that English has, by which it is offered, and every text of both', () => {
  const filesOf = (locale: Locale): readonly string[] =>
    globSync([`texts/${locale}/page/*.json`, `api/src/{games,formats}/*/texts/${locale}/page.json`], { cwd: root })
      .map((file) => file.replace(`texts/${locale}/`, 'texts/en/'))
      .toSorted();
  const keysOf = (locale: Locale): readonly string[] =>
    [...pageTexts(locale).keys(), ...serverTexts(locale).keys()].toSorted();
  for (const locale of others) expect(filesOf(locale)).toEqual(filesOf('en'));
  for (const locale of others) expect(keysOf(locale)).toEqual(keysOf('en'));
});

test.each(others)(
  '%s says something where English does, beyond the ending of a number, and fills the same places',
  (locale) => {
    const wrong = pairsOf(locale).filter(({ text, english }) => {
      const [own, model] = [readOnce(text), readOnce(english)];
      const [said, saidInEnglish] = [own, model].map(({ words }) => words.join(''));
      const isSilent = said === '' && saidInEnglish !== undefined && saidInEnglish.length > 2;
      return own.places.symmetricDifference(model.places).size > 0 || isSilent || (saidInEnglish === '' && said !== '');
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  },
);

test.each(LOCALES)('%s has a form for every plural that its numbers take', (locale) => {
  // A page counts what one sees, and no millions.
  const small = [...Array(121).keys(), 1_000];
  const numbers = { page: small, server: [...small, 1_000_000, 2_000_000] };
  const plurals = pairsOf(locale).flatMap(({ key, text, saidBy }) =>
    readOnce(text).plurals.map((plural) => ({ key, plural, saidBy })),
  );
  expect(plurals.length).toBeGreaterThan(100);
  const missing = plurals.filter(({ plural: { options, pluralType }, saidBy }) => {
    const rules = new Intl.PluralRules(locale, { type: pluralType ?? 'cardinal' });
    // Most languages write the ending of every number alike.
    if (pluralType === 'ordinal' && Object.keys(options).join() === 'other') return false;
    return numbers[saidBy].some((n) => !(`=${n}` in options) && !(rules.select(n) in options));
  });
  expect(missing.map(({ key }) => key)).toEqual([]);
});

/**
 * A text of two words or more that is as English has it was left untranslated, unless it is a name or a term: one of three words at most that no
 * language translates, or one whose words stand in other texts of the language too.
 */
test.each(others)('nothing is English in %s by mistake', (locale) => {
  const isSame = ({ text, english }: Pair): boolean => text === english && wordsOf(text).length > 1;
  const sameIn = (other: Locale): ReadonlySet<string> =>
    new Set(
      pairsOf(other)
        .filter(isSame)
        .map(({ key }) => key),
    );
  const everywhere = others.map(sameIn).reduce((one, other) => one.intersection(other));
  const own = new Set(
    pairsOf(locale)
      .filter(({ text, english }) => text !== english)
      .flatMap(({ text }) => wordsOf(text)),
  );
  const english = pairsOf(locale).filter((pair) => {
    const words = wordsOf(pair.text);
    const isName = everywhere.has(pair.key) && words.length <= 3;
    return isSame(pair) && !isName && words.some((word) => !own.has(word));
  });
  expect(english.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});
