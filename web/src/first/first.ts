// What a browser runs first. A page that the server has drawn is seen before the code comes that makes it live, and that waits until it is
// needed. Every other page is drawn by that code.
import '../styles/index.css';
import { askedLanguage, keepLanguage } from '../i18n/chosen-language.ts';
import { isKnown } from '../i18n/spoken.ts';
import { hasBeenHere, noteBeenHere } from './been-here.ts';
import { aMoment, longerThanAGlance } from './looking.ts';
import { fetchNeededCode } from './needed-code.ts';
import { needed } from './needed.ts';
import { news } from './news.ts';
import { seen } from './seen.ts';
import { beginToTell } from './told-here.ts';

const isDrawn = document.querySelector('#app')?.hasChildNodes() === true;
const isForOthers = document.documentElement.dataset.drawnForOthers !== undefined;
const { earlyDeeds } = window;
const { lang } = document.documentElement;
if (isDrawn && !isForOthers) {
  beginToTell();
  // Who goes on by a link before the code is there finds the next page in it too.
  if (askedLanguage([lang]) !== null) keepLanguage(lang);
  const over = new AbortController();
  if (earlyDeeds?.isThere() !== true)
    await Promise.race([needed(over.signal), seen().then(() => isOfUse(over.signal))]);
  over.abort();
  fetchNeededCode();
  try {
    await import('../main.ts');
  } finally {
    await earlyDeeds?.doAgain();
  }
} else {
  earlyDeeds?.forget();
  fetchNeededCode();
  await import('../main.ts');
}
noteBeenHere();

/** Ends when the code would do something for a reader who only looks: at once where he has had it, or his language is known to it alone. */
async function isOfUse(over: AbortSignal): Promise<void> {
  if (hasBeenHere() || !isKnown(lang) || over.aborted) return;
  await Promise.race([Promise.all([news(over), aMoment()]), longerThanAGlance()]);
}
