import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERIES_MODULES, formatModule } from '../../api/src/formats/application.ts';
import { moduleOf } from '../../api/src/games/application.ts';
import { formatsHere, gamesHere } from '../../api/src/application/registered.ts';
import { MAIL_TEXTS, wordingOf } from '../../api/src/application/mail/texts/wording.ts';
import type { PluralText } from '../../api/src/application/mail/texts/mail-texts.ts';
import { instant } from '../../api/src/kernel/time.ts';
import { MAIL_LOCALES, type MailLocale } from '../../api/src/store/mail-preference.ts';

type Leaf = string | PluralText;

/** All texts by their path. */
function leaves(tree: object, path = ''): ReadonlyMap<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(tree)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || isPlural(value)) found.set(at, value);
    else for (const [inner, leaf] of leaves(value as object, at)) found.set(inner, leaf);
  }
  return found;
}

const isPlural = (value: unknown): value is PluralText =>
  typeof value === 'object' && value !== null && 'other' in value;
const formsOf = (leaf: Leaf): readonly string[] => (typeof leaf === 'string' ? [leaf] : Object.values(leaf));
const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].toSorted();

/** What each game says beside its board, by its folder: the one thing that its `mail/words` exports. */
const atBoards = await Promise.all(
  globSync('*/application/mail/words/index.ts', { cwd: join(import.meta.dirname, '../../api/src/games') }).map(
    async (path) => {
      const words: Readonly<Record<string, Readonly<Record<MailLocale, object>>>> = await import(
        `../../api/src/games/${path}`
      );
      return { folder: path.split('/')[0] ?? '', words: Object.values(words)[0] };
    },
  ),
);

/** All texts of a language by their path, with the words and reasons of every game and the words of every format and kind of series. */
function textsOf(locale: MailLocale): ReadonlyMap<string, Leaf> {
  const reasons = [...gamesHere.keys()].map((key) => [key, moduleOf(key).reasons?.[locale] ?? {}]);
  const stages = [...formatsHere.keys()].map((key) => [key, formatModule(key).stages?.[locale] ?? {}]);
  const series = Object.entries(SERIES_MODULES).map(([kind, { letters }]) => [kind, letters[locale]]);
  const endings = [...gamesHere.keys()].map((key) => [key, moduleOf(key).mail.endings?.[locale] ?? {}]);
  const boards = atBoards.map(({ folder, words }) => [folder, words?.[locale] ?? {}]);
  const [ofGames, ofFormats, ofSeries, ofBoards, ofEndings] = [reasons, stages, series, boards, endings].map(
    (words) => Object.fromEntries(words) as object,
  );
  return leaves({ ...MAIL_TEXTS[locale], ofGames, ofFormats, ofSeries, ofBoards, ofEndings });
}

const english = textsOf('en');
const others = MAIL_LOCALES.filter((locale) => locale !== 'en');

/** The words of the glossary as each language has them, by their stems; Swahili's own terms of bao stay as they are. */
const GLOSSARY: readonly (readonly [english: RegExp, stems: Readonly<Record<string, RegExp>>])[] = [
  [/\bgames?\b/i, { it: /partit/i, eo: /parti/i, sw: /mchezo|michezo|katika \{game\}/i, fr: /parti/i }],
  [/\bopponent\b/, { it: /avversari/i, eo: /kontraŭul/i, sw: /mpinzani/i, fr: /adversaire/i }],
  [/\bSouth\b/, { it: /\bSud\b/, eo: /\bSudo/, sw: /\bKusini\b/, fr: /\bSud\b/ }],
  [/\bNorth\b/, { it: /\bNord\b/, eo: /\bNordo/, sw: /\bKaskazini\b/, fr: /\bNord\b/ }],
  [/\bstage\b(?![”}])/, { it: /fase/i, eo: /etapo/i, sw: /raundi/i, fr: /phase/i }],
  [/\bkete\b/, { it: /\bkete\b/, eo: /\bkete\b/, sw: /\bkete\b/, fr: /\bkete\b/ }],
  [/\bkutakata\b/i, { it: /kutakata/i, eo: /kutakata/i, sw: /kutakata/i, fr: /kutakata/i }],
  [/\bkutakatia\b/, { it: /kutakatia/, eo: /kutakatia/, sw: /kutakatia/, fr: /kutakatia/ }],
  [/\bmtaji\b/, { it: /mtaji/, eo: /mtaji/, sw: /mtaji/, fr: /mtaji/ }],
  [/\bkunamua\b/, { it: /kunamua/, eo: /kunamua/, sw: /kunamua/, fr: /kunamua/ }],
  // Those of bao are kete everywhere; those of oware have a word in each language.
  [/\bseeds?\b/, { it: /kete|sem[ei]/, eo: /kete|semoj/, sw: /kete|mbegu/, fr: /kete|graines/ }],
  [/\bnyumba\b/, { it: /\bnyumba\b/, eo: /\bnyumba\b/, sw: /\bnyumba\b/, fr: /\bnyumba\b/ }],
];

test.each(MAIL_LOCALES)('%s has every text of the mails, and none is empty but where English has none', (locale) => {
  const texts = textsOf(locale);
  expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const empty = [...texts].filter(([key, leaf]) => formsOf(leaf).includes('') && english.get(key) !== '');
  expect(empty).toEqual([]);
});

test.each(others)('%s fills the same places as English', (locale) => {
  const wrong = [...textsOf(locale)].flatMap(([key, leaf]) => {
    const wanted = new Set(formsOf(english.get(key) ?? '').flatMap(placesOf));
    return formsOf(leaf).filter((text) => placesOf(text).join() !== [...wanted].toSorted().join());
  });
  expect(wrong).toEqual([]);
});

test.each(others)('%s says the words of the glossary', (locale) => {
  const wrong = [...textsOf(locale)].flatMap(([key, leaf]) => {
    const model = formsOf(english.get(key) ?? '')
      .join(' ')
      .replaceAll(/\{\w+\}/g, '');
    return GLOSSARY.flatMap(([word, stems]) => {
      const stem = stems[locale];
      if (!word.test(model) || stem === undefined || stem.test(formsOf(leaf).join(' '))) return [];
      return [`${key}: ${formsOf(leaf).join(' | ')}`];
    });
  });
  expect(wrong).toEqual([]);
});

test.each(MAIL_LOCALES)('%s has a form for every plural that its numbers take', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const plurals = [...textsOf(locale)].filter(([, leaf]) => typeof leaf !== 'string');
  expect(plurals.length).toBeGreaterThan(8);
  const needed = new Set([...Array(121).keys(), 1_000, 1_000_000, 2_000_000].map((n) => rules.select(n)));
  const missing = plurals.flatMap(([key, leaf]) =>
    [...needed].filter((category) => !(category in (leaf as PluralText))).map((category) => `${key} ${category}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['en', 1, '1 game waits for your move'],
  ['en', 0, '0 games wait for your move'],
  ['it', 1, '1 partita aspetta la tua mossa'],
  ['it', 12, '12 partite aspettano la tua mossa'],
  ['eo', 1, '1 partio atendas vian movon'],
  ['eo', 3, '3 partioj atendas vian movon'],
  ['sw', 1, 'Mchezo 1 unasubiri hatua yako'],
  ['sw', 4, 'Michezo 4 inasubiri hatua yako'],
  ['fr', 0, '0 partie attend votre coup'],
  ['fr', 2, '2 parties attendent votre coup'],
] as const)('%s says %i: %s', (locale, n, text) => {
  const { count, texts } = wordingOf(locale, 'UTC');
  expect(count(texts.digest.subject, n)).toBe(text);
});

const NOON = instant(Date.UTC(2026, 2, 27, 12));

test.each([
  ['en', 'Africa/Nairobi', 'Friday 27 March at 15:00 (Africa/Nairobi), which is Friday 27 March at 12:00 UTC'],
  ['en', 'UTC', 'Friday 27 March at 12:00 UTC'],
  ['it', 'Europe/Rome', 'venerdì 27 marzo alle ore 13:00 (Europe/Rome), cioè venerdì 27 marzo alle ore 12:00 UTC'],
  ['sw', 'Africa/Nairobi', 'Ijumaa, 27 Machi, 15:00 (Africa/Nairobi), yaani Ijumaa, 27 Machi, 12:00 UTC'],
] as const)('%s in %s gives a deadline in the reader’s zone and in UTC', (locale, zone, text) => {
  expect(wordingOf(locale, zone).until(NOON)).toBe(text);
});
