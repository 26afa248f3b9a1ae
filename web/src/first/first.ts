// What a browser runs first. A page that the server has drawn is seen before the code comes that makes it live; any other is drawn by that code.
import '../styles/index.css';
import { keepEarlyDeeds } from './early-deeds.ts';
import { fetchNeededCode } from './needed-code.ts';
import { seenOrNeeded } from './seen-or-needed.ts';

const isDrawn = document.querySelector('#app')?.hasChildNodes() === true;
const isForOthers = document.documentElement.dataset.drawnForOthers !== undefined;
if (isDrawn && !isForOthers) {
  const doThem = keepEarlyDeeds();
  await seenOrNeeded();
  fetchNeededCode();
  await import('../main.ts');
  doThem();
} else {
  fetchNeededCode();
  await import('../main.ts');
}
