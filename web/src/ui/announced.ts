import { shallowRef } from 'vue';

const words = shallowRef('');

/** What was said last to who hears the page; empty until something is. */
export const announced: Readonly<typeof words> = words;

/** Says this when nothing else is being said, in place of what was said before; no words: nothing is there to be read any more. */
export function announce(said: string): void {
  words.value = said;
}
