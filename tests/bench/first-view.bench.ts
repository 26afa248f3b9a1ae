// How soon somebody who comes for the first time sees a board or a table, at a desk and on a phone: milliseconds from the start of the
// navigation until it has been painted, the median of several windows that have nothing in their cache, and until the page is live, for which
// a key is pressed as soon as it is seen. Beside it the same page where the server draws nothing, so that the browser makes all of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { openDashboard, isLive } from '../e2e/dashboard.ts';
import { fullWorld } from '../e2e/full-world.ts';
import { sharedBrowser } from '../support/browser.ts';
import type { TestServerSettings } from '../support/server.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const GOAL = 1_000;
const VISITS = 5;
const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const SHOWN = 'main :is(.board svg, table, .bracket-round)';

/** Of one view in one window, in milliseconds. */
interface Came {
  readonly view: string;
  readonly window: string;
  readonly seen: number;
  readonly live: number;
}

const drawn = await cameTo({});
const bare = await cameTo({ drawing: undefined });
const bars = drawn.flatMap(({ view, window, seen, live }, index): readonly Bar[] => {
  const itself = bare[index]?.seen ?? Number.NaN;
  console.log(
    `${view}, ${window}: seen after ${seen.toFixed(0)} ms, live after ${live.toFixed(0)}; ${itself.toFixed(0)} where the browser draws it; goal ${GOAL}`,
  );
  return [
    { name: `${view}, ${window}`, value: seen, of: 'ours' },
    { name: 'drawn by the browser', value: itself, of: 'peer' },
  ];
});
drawPicture('first-view', {
  title: 'Until the first board or table is seen',
  unit: 'ms from the start of the navigation',
  better: 'less',
  bars,
  goal: GOAL,
});
await (await sharedBrowser()).close();

async function cameTo(settings: TestServerSettings): Promise<readonly Came[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baraza-bench-'));
  const dashboard = await openDashboard({ ...settings, dataDir });
  const { at } = await fullWorld(dashboard.server);
  const views = {
    home: '/',
    'a game': at.game,
    'a crosstable': `${at.running}/crosstable`,
    'a pyramid': at.title,
    'a bracket': at.match,
  };
  const all: Came[] = [];
  for (const [window, options] of Object.entries(WINDOWS)) {
    for (const [view, path] of Object.entries(views)) {
      const times: (readonly [seen: number, live: number])[] = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        times.push(await visited(dashboard.server.composed.url, path, options));
      const half = (pick: 0 | 1) =>
        times.map((time) => time[pick]).toSorted((a, b) => a - b)[VISITS >> 1] ?? Number.NaN;
      all.push({ view, window, seen: half(0), live: half(1) });
    }
  }
  await dashboard.close();
  rmSync(dataDir, { recursive: true, force: true });
  return all;
}

async function visited(
  baseURL: string,
  path: string,
  options: BrowserContextOptions,
): Promise<readonly [seen: number, live: number]> {
  const context = await (await sharedBrowser()).newContext({ baseURL, ...options });
  const page = await context.newPage();
  await page.addInitScript((shown) => {
    const look = (): void => {
      const box = document.querySelector(shown)?.getBoundingClientRect();
      // What stands there in one frame has been painted when the next begins.
      if (box === undefined || box.width === 0 || box.height === 0) requestAnimationFrame(look);
      else requestAnimationFrame(() => (document.documentElement.dataset['seen'] = String(performance.now())));
    };
    requestAnimationFrame(look);
  }, SHOWN);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = Number(await page.locator('html[data-seen]').getAttribute('data-seen'));
  await page.keyboard.press('Shift');
  await isLive(page);
  const live = await page.evaluate(() => performance.now());
  await context.close();
  return [seen, live];
}
