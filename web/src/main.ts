import { createWebHistory } from 'vue-router';
import { createPage } from './create-page.ts';
import { sincePageCame } from './first/page-came.ts';
import { tellAsDrawn } from './first/told-here.ts';
import { createBrowserClient } from './graphql/client.ts';
import { takeHanded } from './handed-page.ts';
import { firstLanguage, keepAskedLanguage, showIn } from './i18n/languages.ts';
import { sandboxBase } from './sandbox/place.ts';
import { arrivesAlone } from './shell/alone.ts';
import { loadNewerPages } from './shell/newer-page.ts';
import { beginFirstView, endFirstView } from './ui/first-view.ts';
import { allPartsThere } from './ui/late-part.ts';
import { live } from './ui/live.ts';
import { learnDrawnTime } from './ui/server-time.ts';

/** Milliseconds after which so much may have happened since the page was drawn that all is asked for again. */
const LONG = 5_000;

const language = firstLanguage();
const texts = showIn(language);
const handed = takeHanded(language);
const place = document.querySelector('#app')!;
if (handed === null) place.replaceChildren();
else {
  beginFirstView(handed.view);
  learnDrawnTime(handed.view.at);
}
const { app, router } = createPage({
  history: createWebHistory(sandboxBase),
  client: createBrowserClient(handed?.answers ?? new Map()),
});
if (!arrivesAlone(router)) keepAskedLanguage();
loadNewerPages(router);
await texts;
if (handed !== null) await router.isReady();
tellAsDrawn();
app.mount(place);
window.earlyDeeds?.putBack();
delete document.documentElement.dataset.drawnForOthers;
if (handed !== null) {
  await allPartsThere();
  window.earlyDeeds?.putBack();
  endFirstView();
  if (sincePageCame() > LONG) live.gap();
}
