// What a browser runs first. A page that the server has drawn is seen before the code comes that makes it live, and that waits until it is of
// use: any other page is drawn by that code.
import '../styles/index.css';
import { isCodeKept, noteCode } from './kept-code.ts';
import { fetchNeededCode } from './needed-code.ts';
import { needed } from './needed.ts';
import { news } from './news.ts';
import { letClocksRun } from './running-clocks.ts';
import { seen } from './seen.ts';
import { stayed } from './stayed.ts';

/** The address of this file, which is another one as soon as anything of the code is. */
const code = new URL(import.meta.url).pathname;
const isDrawn = document.querySelector('#app')?.hasChildNodes() === true;
const isForOthers = document.documentElement.dataset.drawnForOthers !== undefined;
const { earlyDeeds } = window;
if (isDrawn && !isForOthers) {
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
noteCode(code);

/** Ends when the code would do something for a reader who only looks: at once where he need not wait for it. */
async function isOfUse(over: AbortSignal): Promise<void> {
  if (isCodeKept(code) || over.aborted) return;
  letClocksRun();
  await Promise.race([news(over), stayed()]);
}
