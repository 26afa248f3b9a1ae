import { computed, shallowReactive, watch, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { ChapterWords } from './chapter.ts';

/** What the chapters of a game say in one language, by their keys. */
export type GameWords = Readonly<Record<string, ChapterWords>>;

/** What loads the words of the chapters, by the name of the file: one a language, `./fr.json`. */
export type ChapterTexts = Readonly<Record<string, () => Promise<GameWords>>>;

interface Told {
  readonly words: GameWords;
  /** In which language they are. */
  readonly language: string;
}

const loaded = new WeakMap<ChapterTexts, Record<string, GameWords>>();

function loadedOf(texts: ChapterTexts): Record<string, GameWords> {
  const known = loaded.get(texts) ?? shallowReactive<Record<string, GameWords>>({});
  loaded.set(texts, known);
  return known;
}

/** The language of the page where there are words in it, or English. */
const languageIn = (texts: ChapterTexts, locale: string): string => (`./${locale}.json` in texts ? locale : 'en');

/** Loads the words of chapters for a page in this language, once. */
export async function loadChapterWords(texts: ChapterTexts, locale: string): Promise<void> {
  const language = languageIn(texts, locale);
  const known = loadedOf(texts);
  if (known[language] !== undefined) return;
  const words = await texts[`./${language}.json`]?.();
  if (words !== undefined) known[language] = words;
}

/** The words of chapters in the language of the page, or in English where it has none; those of before, or none, until they are there. */
export function useChapterWords(texts: ChapterTexts): ComputedRef<Told> {
  const { locale } = useI18n();
  const known = loadedOf(texts);
  let last: Told = { words: {}, language: 'en' };
  watch(locale, (wanted) => void loadChapterWords(texts, wanted), { immediate: true });

  return computed(() => {
    const language = languageIn(texts, locale.value);
    const words = known[language];
    if (words !== undefined) last = { words, language };
    return last;
  });
}
