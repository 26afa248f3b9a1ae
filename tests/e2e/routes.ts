import type { Page } from 'playwright-core';

interface PageRouter {
  readonly currentRoute: { readonly value: { readonly name?: string } };
  getRoutes(): readonly { readonly name?: string }[];
}

declare global {
  interface Element {
    readonly __vue_app__?: { readonly config: { readonly globalProperties: { readonly $router: PageRouter } } };
  }
}

/** The names of all routes that lead to a page of the dashboard, and of the one that this page is at. */
export async function routesOf(page: Page): Promise<{ readonly all: readonly string[]; readonly here: string }> {
  return page.evaluate(() => {
    const router = document.querySelector('#app')?.__vue_app__?.config.globalProperties.$router;
    if (router === undefined) throw new Error('The page has no router');
    const names = router.getRoutes().flatMap(({ name }) => (name === undefined ? [] : [name]));
    return { all: names, here: router.currentRoute.value.name ?? '' };
  });
}
