import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';

const LONG = process.env['BARAZA_LONG'] === '1';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('after every result of a field, one by one, the page that stayed equals a fresh one', async () => {
  const other = await reportedKnockout(dashboard.server, LONG ? 200 : 9);
  const open = await dashboard.visit(`/tournaments/${other.id}`);
  await isLive(open);
  const isSame = await mark(open);
  let results = 0;
  while (await other.report()) results += 1;
  expect(results).toBe(LONG ? 227 : 11);
  await open.locator('.champion-place').waitFor();
  const fresh = await dashboard.visit(`/tournaments/${other.id}`);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('.rounds'));
  await expect.poll(async () => (await says(open)) === (await says(fresh))).toBe(true);
  expect(await isSame()).toBe(true);
});
