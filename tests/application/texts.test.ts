import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordingOf } from '../../api/src/application/texts/wording.ts';
import { OWARE_ENDS } from '../../api/src/games/oware/rules/types.ts';
import { SEATS } from '../../api/src/kernel/seat.ts';
import { instant } from '../../api/src/kernel/time.ts';
import { LOCALES, type Locale } from '../../api/src/kernel/locale.ts';
import { readText, type ReadText } from '../support/read-text.ts';
import { serverTexts } from '../support/texts.ts';

const root = join(import.meta.dirname, '../..');

const read = new Map(
  LOCALES.map((locale) => [
    locale,
    new Map([...serverTexts(locale)].map(([key, text]) => [key, readText(text)] as const)),
  ]),
);
const english = read.get('en') ?? new Map<string, ReadText>();
const textsOf = (locale: Locale): readonly (readonly [key: string, text: ReadText, model: ReadText])[] =>
  [...(read.get(locale) ?? [])].flatMap(([key, text]) => {
    const model = english.get(key);
    return model === undefined ? [] : [[key, text, model] as const];
  });
const others = LOCALES.filter((locale) => locale !== 'en');

/** The words of the glossary as each language has them, by their stems; Swahili's own terms of bao stay as they are. */
const GLOSSARY: readonly (readonly [english: RegExp, stems: Readonly<Record<string, RegExp>>])[] = [
  [
    /\bgames?\b/i,
    { it: /partit|gioc/i, eo: /parti|lud/i, sw: /mchezo|michezo|katika \{game\}/i, fr: /parti|jeux?\b|jou/i },
  ],
  [/\bopponent\b/, { it: /avversari/i, eo: /kontraŭul/i, sw: /mpinzani/i, fr: /adversaire/i }],
  [/\bSouth\b/, { it: /\bSud\b/, eo: /\bSudo/, sw: /\bKusini\b/, fr: /\bSud\b/ }],
  [/\bNorth\b/, { it: /\bNord\b/, eo: /\bNordo/, sw: /\bKaskazini\b/, fr: /\bNord\b/ }],
  [/\bstage\b(?![”}])/, { it: /fase/i, eo: /etapo/i, sw: /awamu|raundi/i, fr: /phase/i }],
  [/\bkete\b/, { it: /\bkete\b/, eo: /\bkete\b/, sw: /\bkete\b/, fr: /\bkete\b/ }],
  [/\bkutakata\b/i, { it: /kutakata/i, eo: /kutakata/i, sw: /kutakata/i, fr: /kutakata/i }],
  [/\bkutakatia\b/, { it: /kutakatia/, eo: /kutakatia/, sw: /kutakatia/, fr: /kutakatia/ }],
  [/\bmtaji\b/, { it: /mtaji/, eo: /mtaji/, sw: /mtaji/, fr: /mtaji/ }],
  [/\bkunamua\b/, { it: /kunamua/, eo: /kunamua/, sw: /kunamua/, fr: /kunamua/ }],
  // Those of bao are kete everywhere; those of oware have a word in each language.
  [/\bseeds?\b/, { it: /kete|sem[ei]/, eo: /kete|semoj/, sw: /kete|mbegu/, fr: /kete|graines/ }],
  [/\bnyumba\b/, { it: /\bnyumba\b/, eo: /\bnyumba\b/, sw: /\bnyumba\b/, fr: /\bnyumba\b/ }],
];

const areas = [...new Set([...english.keys()].map((key) => key.split('.')[0]))].join('|');

/** The keys that files name, and the patterns of those that they compose. */
function namedIn(files: readonly string[]): (key: string) => boolean {
  const named = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of globSync([...files], { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, key = ''] of source.matchAll(new RegExp(`'((?:${areas})\\.[\\w.-]+)'`, 'g'))) named.add(key);
    for (const [, key = ''] of source.matchAll(new RegExp(`\`((?:${areas})\\.[^\`]+)\``, 'g')))
      patterns.push(new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}(?=[\\\w]|$)/g, '[^.]+')}$`));
  }
  return (key) => named.has(key) || patterns.some((pattern) => pattern.test(key));
}

test('every text is named by what says it', () => {
  const isNamed = namedIn(['api/src/**/*.ts']);
  expect([...english.keys()].filter((key) => !isNamed(key))).toEqual([]);
});

test.each(others)(
  '%s has every text of letters, calendars and of how a deed is taken back, and none that English lacks',
  (locale) => {
    const own = new Set(read.get(locale)?.keys());
    expect([...own].filter((key) => !english.has(key))).toEqual([]);
    const isOfLetters = namedIn([
      'api/src/{application,games/*/application}/mail/**/*.ts',
      'api/src/server/documents/calendar.ts',
      'api/src/application/state/stage-title.ts',
    ]);
    const wanted = [...english.keys()].filter((key) => key.startsWith('undo.') || isOfLetters(key));
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((key) => !own.has(key))).toEqual([]);
  },
);

test.each(others)('%s says the words of the glossary', (locale) => {
  const wrong = textsOf(locale).flatMap(([key, text, model]) =>
    GLOSSARY.flatMap(([word, stems]) => {
      const stem = stems[locale];
      if (
        text.words.join() === model.words.join() ||
        !word.test(model.words.join(' ')) ||
        stem === undefined ||
        stem.test(serverTexts(locale).get(key) ?? '')
      )
        return [];
      return [`${key}: ${text.words.join(' | ')}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a game whose sides have words has one for each seat, and oware one for each way in which its board ends', () => {
  const keysIn = (group: string): readonly string[] =>
    [...english.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));
  expect(keysIn('games.OWARE.ending')).toEqual(OWARE_ENDS);
  const sides = new Set([...english.keys()].flatMap((key) => /^games\.\w+\.side/.exec(key)?.[0] ?? []));
  expect(sides.size).toBeGreaterThan(2);
  for (const game of sides)
    for (const side of [game, `${game}ToPlay`, `${game}Letter`]) expect(keysIn(side)).toEqual([...SEATS]);
});

test.each(LOCALES)('%s tells the sides of a game apart by one letter or two', (locale) => {
  const texts = serverTexts(locale);
  const letters = [...texts.keys()].filter((key) => /^games\.\w+\.sideLetter\.first$/.test(key));
  expect(letters.length).toBeGreaterThan(2);
  for (const first of letters) {
    const pair = [first, first.replace(/first$/, 'second')].map((key) => texts.get(key) ?? '');
    expect(new Set(pair).size).toBe(2);
    for (const letter of pair) expect(letter).toMatch(/^\p{L}{1,2}$/u);
  }
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
  expect(wordingOf({ locale, timeZone: 'UTC' }).say('letter.digest.subject', { n })).toBe(text);
});

const NOON = instant(Date.UTC(2026, 2, 27, 12));

test.each([
  ['en', 'Africa/Nairobi', 'Friday 27 March at 15:00 (Africa/Nairobi), which is Friday 27 March at 12:00 UTC'],
  ['en', 'UTC', 'Friday 27 March at 12:00 UTC'],
  ['it', 'Europe/Rome', 'venerdì 27 marzo alle ore 13:00 (Europe/Rome), cioè venerdì 27 marzo alle ore 12:00 UTC'],
  ['sw', 'Africa/Nairobi', 'Ijumaa, 27 Machi, 15:00 (Africa/Nairobi), yaani Ijumaa, 27 Machi, 12:00 UTC'],
] as const)('%s in %s gives a deadline in the reader’s zone and in UTC', (locale, zone, text) => {
  expect(wordingOf({ locale, timeZone: zone }).instant(NOON)).toBe(text);
});
