import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewsOf } from '../screens/toured.ts';
import { SMALL } from '../support/demo-parts.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { isTakenOver } from './routes.ts';

/** How much of the screen may move, times how far, while a page comes: the sum that browsers call the cumulative layout shift. */
const MOST_SHIFT = 0.05;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard({ demo: SMALL });
});
afterAll(() => dashboard.close());

test.each([
  ['a desk', [1440, 900]],
  ['a phone', [390, 844]],
] as const)('on %s nothing that is there moves while a page comes that everybody may see', async (_name, size) => {
  const views = (await viewsOf(await dashboard.visit('/tour'))).filter(
    ({ isFile, isWall, looker }) => !isFile && !isWall && looker === null,
  );
  expect(views.length).toBeGreaterThan(60);
  const page = await dashboard.visit('/favicon.svg', { size });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moving: unknown[] = [];
  for (const { name, path } of views) {
    await page.goto(path);
    await isTakenOver(page);
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const shift = Number(await page.locator('html').getAttribute('data-moved'));
    if (shift >= MOST_SHIFT) moving.push([name, shift]);
  }
  expect(moving).toEqual([]);
  await dashboard.leave();
});
