import type { Page } from 'playwright-core';

interface PageRouter {
  readonly currentRoute: { readonly value: { readonly name?: string } };
  push(path: string): Promise<unknown>;
  resolve(path: string): { readonly name?: string };
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

/** The names of the routes that the links in a part of this page lead to; addresses that are none of the router's are left out. */
export async function routesLinkedIn(page: Page, part: string): Promise<ReadonlySet<string>> {
  const names = await page.locator(`${part} a`).evaluateAll((links) => {
    const router = document.querySelector('#app')?.__vue_app__?.config.globalProperties.$router;
    return links.map((link) => router?.resolve(link.getAttribute('href') ?? '').name ?? '');
  });
  return new Set(names.filter((name) => name !== 'missing'));
}

/** The code of the page is there and has taken it over. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#app')?.__vue_app__ !== undefined);
}

/** Goes to a path as a link in the page leads there, without loading it again. */
export async function follow(page: Page, path: string): Promise<void> {
  await isTakenOver(page);
  await page.evaluate(async (to) => {
    await document.querySelector('#app')?.__vue_app__?.config.globalProperties.$router.push(to);
  }, path);
}
