import type { Page } from 'playwright-core';
import type { TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { isLive, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';
import { follow, routesOf } from './routes.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How pages are looked at. */
export const LOOKS = [
  { name: 'wide, light', size: WIDE, colorScheme: 'light' },
  { name: 'phone, dark', size: PHONE, colorScheme: 'dark' },
  { name: 'wide, dark', size: WIDE, colorScheme: 'dark' },
  { name: 'phone, light', size: PHONE, colorScheme: 'light' },
] as const;
type Looks = readonly (typeof LOOKS)[number][];

/** Goes to pages and judges them. */
export interface Inspector {
  /**
   * A page as this person, or anybody, finds it who follows a link to it, or loads it where he was there already; with everything loaded.
   * Each has one browser.
   */
  arrive(path: string, person?: TestPerson): Promise<Page>;
  /** The same as who opens it by its address. */
  open(path: string, person?: TestPerson): Promise<Page>;
  /**
   * What is wrong with a page, and whether all of it fits on screens of every width. In all looks in long runs, in the daily one wide and
   * light for one page and a phone in the dark for the next.
   */
  inspect(page: Page, where: string, looks?: Looks): Promise<readonly string[]>;
  /** The names of the routes of which no page was judged so far. */
  unjudged(): readonly string[];
}

/** An inspector of the pages of a dashboard. */
export function inspectorOf(dashboard: () => Dashboard): Inspector {
  let looked = 0;
  const nextLooks = (): Looks => (process.env['BARAZA_LONG'] === '1' ? LOOKS : [LOOKS[looked++ % 2 === 0 ? 0 : 1]]);
  /** The routes of the dashboard by name, and whether a page there was judged. */
  const judged = new Map<string, boolean>();
  const pages = new Map<TestPerson | undefined, Page>();

  async function goTo(
    path: string,
    person: TestPerson | undefined,
    go: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const known = pages.get(person);
    await known?.setViewportSize(WIDE);
    await known?.emulateMedia({ colorScheme: 'light' });
    if (known !== undefined) await go(known);
    const page = known ?? (await dashboard().visit(path, person === undefined ? {} : { person }));
    pages.set(person, page);
    await isLive(page);
    await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
    await page.getByText('There is no such').waitFor({ state: 'detached' });
    return page;
  }

  return {
    async inspect(page, where, looks = nextLooks()) {
      const found: string[] = [];
      for (const { name, size, colorScheme } of looks) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        found.push(...(await violations(page, `${where}, ${name}`)));
      }
      const { all, here } = await routesOf(page);
      for (const name of all) judged.set(name, name === here || (judged.get(name) ?? false));
      return [...found, ...(await misfits(page, where))];
    },
    arrive: (path, person) =>
      goTo(path, person, (page) => (pathOf(page) === path ? page.goto(path) : follow(page, path))),
    open: (path, person) => goTo(path, person, (page) => page.goto(path)),
    unjudged: () => [...judged].flatMap(([name, isJudged]) => (isJudged ? [] : [name])),
  };
}

function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}
