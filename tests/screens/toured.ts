import type { Page } from 'playwright-core';

/** A view that the tour leads to. */
export interface View {
  /** Of its file: what it is of, and what it shows. */
  readonly name: string;
  readonly path: string;
  /** Whether it has something for who is signed in alone. */
  readonly isOwn: boolean;
  /** Whether it is hung on a wall, without anything about it. */
  readonly isWall: boolean;
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Everything that the tour, which this page shows, leads to; each address once. */
export async function viewsOf(page: Page): Promise<readonly View[]> {
  await page.locator('main li a').first().waitFor();
  const links = await page.locator('main li').evaluateAll((items) =>
    items.map((item) => ({
      path: item.querySelector('a')?.getAttribute('href') ?? '',
      text: item.querySelector('a')?.textContent ?? '',
      part: item.closest('.card')?.querySelector('h2')?.textContent ?? '',
      isOwn: item.querySelector('.own') !== null,
    })),
  );
  const byPath = new Map(links.map((link) => [link.path, link]));
  return [...byPath.values()].map(({ path, text, part, isOwn }) => ({
    name: `${slug(part)}--${slug(text)}`,
    path,
    isOwn,
    isWall: /^\/(wall|tv)\b/.test(path),
  }));
}
