import { computed, onServerPrefetch, shallowReactive, watch, type ComputedRef } from 'vue';
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

/** The words of chapters in the language of the page, or in English where it has none; those of before, or none, until they are there. */
export function useChapterWords(texts: ChapterTexts): ComputedRef<Told> {
  const { locale } = useI18n();
  const loaded = shallowReactive<Record<string, GameWords>>({});
  let last: Told = { words: {}, language: 'en' };

  const language = computed(() => (`./${locale.value}.json` in texts ? locale.value : 'en'));
  async function load(wanted: string): Promise<void> {
    const words = await texts[`./${wanted}.json`]?.();
    if (words !== undefined) loaded[wanted] = words;
  }
  onServerPrefetch(() => load(language.value));
  watch(language, (wanted) => void load(wanted), { immediate: true });

  return computed(() => {
    const words = loaded[language.value];
    if (words !== undefined) last = { words, language: language.value };
    return last;
  });
}
