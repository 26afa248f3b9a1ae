import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookers } from '../screens/lived-world.ts';
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

async function isThere(page: Page): Promise<void> {
  await isTakenOver(page);
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

test.each([
  ['a desk', [1440, 900]],
  ['a phone', [390, 844]],
] as const)('on %s nothing that is there moves while a page comes, whoever looks at it', async (_name, size) => {
  const views = (await viewsOf(await dashboard.visit('/tour'))).filter(({ isFile, isWall }) => !isFile && !isWall);
  const people = await lookers(dashboard.server);
  const moving: unknown[] = [];
  for (const looker of [null, 'asha', 'director', 'admin'] as const) {
    const seen = views.filter((view) => view.looker === looker);
    expect([looker, seen.length > 0]).toEqual([looker, true]);
    const page = await dashboard.visit('/favicon.svg', looker === null ? { size } : { size, person: people[looker] });
    await watchShift(page);
    for (const { name, path } of seen) {
      await page.goto(path);
      await isThere(page);
      const shift = await shiftOf(page);
      if (shift >= MOST_SHIFT) moving.push([name, shift]);
    }
  }
  expect(moving).toEqual([]);
  await dashboard.leave();
});
