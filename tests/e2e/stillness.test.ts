import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewsOf } from '../screens/toured.ts';
import { SMALL } from '../support/demo-parts.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { MOST_SHIFT, shiftOf, watchShift } from './layout-shift.ts';
import { isTakenOver } from './routes.ts';

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
  await watchShift(page);
  const moving: unknown[] = [];
  for (const { name, path } of views) {
    await page.goto(path);
    await isTakenOver(page);
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const shift = await shiftOf(page);
    if (shift >= MOST_SHIFT) moving.push([name, shift]);
  }
  expect(moving).toEqual([]);
  await dashboard.leave();
});
