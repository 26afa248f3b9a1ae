import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive, mark, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

const PART = /\/assets\/PlayersPage-[^/]+\.js$/;

test('a link to a part of the page that a newer version has replaced leads there all the same, by loading the page anew', async () => {
  const page = await dashboard.visit('/', { bears: /Failed to load resource|dynamically imported module/ });
  await isLive(page);
  const stayed = await mark(page);
  await page.route(PART, (route) => route.fulfill({ status: 404, body: 'It is no more.' }), { times: 1 });
  await page.getByRole('navigation').getByRole('link', { name: 'Players', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/players');
  expect(await stayed()).toBe(false);
  await dashboard.leave();
});
