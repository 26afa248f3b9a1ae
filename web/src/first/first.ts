// What a browser runs first. A page that the server has drawn is seen before the code comes that makes it live; any other is drawn by that code.
import '../styles/index.css';
import { fetchNeededCode } from './needed-code.ts';
import { seenOrNeeded } from './seen-or-needed.ts';

const isDrawn = document.querySelector('#app')?.hasChildNodes() === true;
const isForOthers = document.documentElement.dataset.drawnForOthers !== undefined;
const { earlyDeeds } = window;
if (isDrawn && !isForOthers) {
  if (earlyDeeds?.isThere() !== true) await seenOrNeeded();
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
