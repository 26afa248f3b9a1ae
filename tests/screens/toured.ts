import type { Page } from 'playwright-core';
import type { Looker } from './lived-world.ts';

/** A view that the tour leads to. */
export interface View {
  /** Of its file: what it is of, and what it shows. */
  readonly name: string;
  readonly path: string;
  /** Who looks at it: who has most to see there; null: somebody who is not signed in. */
  readonly looker: Looker | null;
  /** Whether it is hung on a wall, without anything about it. */
  readonly isWall: boolean;
  /** Whether it is no page of the dashboard, but a picture, or a program of others. */
  readonly isFile: boolean;
  readonly isPicture: boolean;
}

/** Who has most to see at the beginnings of addresses; elsewhere the administrator. */
const LOOKERS: readonly (readonly [RegExp, Looker])[] = [
  [/^\/(my-games|account)\b(?!s)/, 'asha'],
  [/\/(direct|desk)$/, 'director'],
];
const lookerAt = (path: string): Looker => LOOKERS.find(([at]) => at.test(path))?.[1] ?? 'admin';

const PICTURE = /\.(svg|png|gif)$/;

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
    looker: isOwn ? lookerAt(path) : null,
    isFile: PICTURE.test(path) || path === '/graphql',
    isPicture: PICTURE.test(path),
    isWall: /^\/(wall|tv)\b/.test(path),
  }));
}
