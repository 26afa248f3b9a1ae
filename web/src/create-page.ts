import urql, { type Client } from '@urql/vue';
import { createSSRApp, type App } from 'vue';
import type { Router, RouterHistory } from 'vue-router';
import PageApp from './App.vue';
import { i18n } from './i18n/index.ts';
import { createPageRouter } from './router.ts';

/** Where a page is, and of whom it asks what it shows. */
interface PageParts {
  readonly history: RouterHistory;
  readonly client: Client;
}

/**
 * Makes the page, which is drawn by the server or mounted in a browser; what the server has drawn there it takes over. It is in the
 * language that is shown (`showIn`), and at one time there is one page.
 */
export function createPage({ history, client }: PageParts): { readonly app: App; readonly router: Router } {
  const router = createPageRouter(history);
  const app = createSSRApp(PageApp).use(i18n).use(urql, client).use(router);
  return { app, router };
}
