import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningTournament } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { players } = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku']);
  page = await dashboard.visit('/account#devices', {
    person: players.get('Amina')!,
    bears: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket|status of 401|SESSION_ENDED/,
  });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('the page can be installed in the language that is shown, with its icons and shortcuts', async () => {
  const read = () =>
    page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href;
      const manifest = (await (await fetch(href)).json()) as {
        lang: string;
        start_url: string;
        icons: { src: string }[];
        shortcuts: { name: string }[];
      };
      const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(src)));
      return { ...manifest, found: icons.map(({ headers }) => headers.get('content-type')) };
    });
  expect(await read()).toMatchObject({
    lang: 'en',
    start_url: '/my-games',
    found: ['image/png', 'image/png', 'image/png'],
    shortcuts: [{ name: 'My games' }, { name: 'Live' }, { name: 'Tournaments' }],
  });
});

test('games that are kept are read without a network, as of when they were known, and forgotten by who signs out', async () => {
  await page.getByLabel('Keep my games on this device, to be read without a network').check();
  await page.goto('/my-games');
  await isLive(page);
  await expect.poll(() => page.locator('.my-game').count()).toBe(4);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline/my-games.json')) !== undefined))
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto('/my-games');
  await page.getByText(/^As of .*; only to be read\.$/).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(4);
  expect(await page.locator('main').innerText()).toContain('Bakari');
  await page.context().setOffline(false);
  await page.locator('.my-game').first().waitFor();
  await page.getByRole('button', { name: 'You: Amina' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await page.evaluate(async () => (await caches.match('/offline/my-games.json')) === undefined)).toBe(true);
});
