import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Locale } from '../../../api/src/kernel/locale.ts';
import type { Chapter } from '../../../web/src/how-to-play/chapter.ts';
import type { GameWords } from '../../../web/src/how-to-play/use-chapter-words.ts';

const games = join(import.meta.dirname, '../../../web/src/games');

/** What the chapters of a game say in a language; throws where there is no such file. */
export const wordsOf = (game: string, locale: Locale): GameWords =>
  JSON.parse(readFileSync(join(games, game, 'how-to-play', `${locale}.json`), 'utf8')) as GameWords;

/** Expects a title, a text, a caption for each step and a name for where it leads of every chapter, terms marked in pairs, and words for nothing else. */
export function expectWordsFor(chapters: readonly Chapter<unknown>[], words: GameWords): void {
  expect(Object.keys(words)).toEqual(chapters.map(({ key }) => key));
  for (const { key, steps, more } of chapters) {
    const { title = '', text = [], captions = [], more: further } = words[key] ?? {};
    expect({ key, captions: captions.length }).toEqual({ key, captions: steps.length });
    expect({ key, leadsOn: Boolean(further) }).toEqual({ key, leadsOn: Boolean(more) });
    const unfit = [title, ...text, ...captions].filter((said) => said === '' || said.split('_').length % 2 === 0);
    expect(unfit).toEqual([]);
  }
}
