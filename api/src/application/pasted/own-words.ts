import type { EntryRequestWords } from '../../store/writing/entry-request.ts';
import { countryNamed } from './country-words.ts';
import { idIn } from './id-words.ts';

const LONGEST_NAME = 60;
const SAID = String.raw`\s*(?:is|[:=])\s*`;
const NAME_LINE = new RegExp(
  String.raw`^(?:my\s+|(?:full|real)\s+)*(?:name|nome|nomo|jina|nom)${SAID}(?<name>\S.*)$`,
  'iu',
);
/** A name as people spell theirs, its parts with capitals but for particles. */
export const SPELT_NAME = String.raw`\p{Lu}[\p{L}’'.-]*(?:\s+(?:\p{Lu}[\p{L}’'.-]*|de|di|da|van|von|der|el|al|bin|binti|wa|ya)){0,5}`;
const NAME_SAID = new RegExp(String.raw`\b[Mm]y\s+name\s+is\s+(?<name>${SPELT_NAME})`, 'u');
const COUNTRY_LINE = new RegExp(
  String.raw`^(?:my\s+)?(?:country|nation(?:ality)?|paese|lando|nchi|pays)${SAID}(?<country>\S.*)$`,
  'iu',
);
const COUNTRY_SAID = /\bfrom\s+(?:the\s+)?(?<country>\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,3})/gu;
const CATEGORY = /\b(?:category|categoria|catégorie|kategorio|daraja)\s*(?:is|[:=])?\s*(?<category>[1-3])\b/iu;

/** What somebody has said of himself; null: nothing. */
export type OwnWords = Omit<EntryRequestWords, 'name'> & { readonly name: string | null };

/**
 * What somebody says of himself in these lines: such as `name: …`, `country: …`, `category: …`, `id: …` in the languages that mails are
 * written in, and plain English sentences that say the same. Nothing is guessed.
 */
export function ownWords(lines: readonly string[]): OwnWords {
  const whole = lines.join('\n');
  const category = CATEGORY.exec(whole)?.groups?.['category'];
  return {
    name: nameIn(lines),
    country: countryIn(lines, whole),
    category: category === undefined ? null : Number(category),
    idElsewhere: idIn(lines),
  };
}

function nameIn(lines: readonly string[]): string | null {
  const [told] = lines.flatMap((line) => NAME_LINE.exec(line)?.groups?.['name'] ?? []);
  const said = told ?? lines.flatMap((line) => NAME_SAID.exec(line)?.groups?.['name'] ?? []).at(0);
  return shownName(said ?? '');
}

/** A name as it can be taken; null for one in which nothing can be read. */
export function shownName(name: string): string | null {
  const plain = Array.from(
    name
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}"“”]/gu, '')
      .trim(),
  );
  const short = plain.slice(0, LONGEST_NAME).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : null;
}

function countryIn(lines: readonly string[], whole: string): string | null {
  const [told] = lines.flatMap((line) => COUNTRY_LINE.exec(line)?.groups?.['country'] ?? []);
  if (told !== undefined) return countryNamed(told);
  const named = Array.from(whole.matchAll(COUNTRY_SAID)).flatMap(({ groups }) => firstWords(groups?.['country'] ?? ''));
  return named.flatMap((words) => countryNamed(words) ?? []).at(0) ?? null;
}

/** The words, then without the last, and so on to the first alone; letters that abbreviate a country are no name of it. */
function firstWords(text: string): readonly string[] {
  const words = text.split(/\s+/);
  const all = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return all.filter((some) => some.length > 2);
}
