import { expect } from 'vitest';
import type { Chapter, ChapterWords } from '../../../web/src/how-to-play/chapter.ts';

/** Expects a title, a text, a caption for each step and a name for where it leads of every chapter, terms marked in pairs, and words for nothing else. */
export function expectWordsFor(
  chapters: readonly Chapter<unknown>[],
  words: Readonly<Record<string, ChapterWords>>,
): void {
  expect(Object.keys(words)).toEqual(chapters.map(({ key }) => key));
  for (const { key, steps, more } of chapters) {
    const { title = '', text = [], captions = [], more: further } = words[key] ?? {};
    expect({ key, captions: captions.length }).toEqual({ key, captions: steps.length });
    expect({ key, leadsOn: Boolean(further) }).toEqual({ key, leadsOn: Boolean(more) });
    const unfit = [title, ...text, ...captions].filter((said) => said === '' || said.split('_').length % 2 === 0);
    expect(unfit).toEqual([]);
  }
}
