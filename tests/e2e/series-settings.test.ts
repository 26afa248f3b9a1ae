import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { perform } from './directing.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const person = await dashboard.server.signUp('Salma', 'DIRECTOR');
  page = await dashboard.visit('/series/new', { person });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a series is called otherwise from its own page; who watches sees it, and the log keeps both names', async () => {
  const form = page.locator('form.new-series');
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Bahri');
  await form.locator('.preview li').first().waitFor();
  await form.getByRole('button', { name: /^Make the / }).click();
  await page.getByRole('link', { name: 'Direct', exact: true }).click();
  const watcher = await dashboard.visit(new URL(page.url()).pathname.replace('/direct', ''));
  await isLive(watcher);
  await watcher.getByRole('heading', { level: 1, name: 'Kombe la Bahri' }).waitFor();

  const card = page.getByRole('region', { name: 'What it is called' });
  expect(await card.getByRole('button', { name: 'Change it…' }).isDisabled()).toBe(true);
  await card.getByLabel('Name', { exact: true }).fill('Kombe la Bahari');
  await card.getByLabel('About it').fill('By the sea');
  expect(await violations(page, 'a series that is changed')).toEqual([]);
  expect(await misfits(page, 'a series that is changed', [1440, 390])).toEqual([]);
  await perform(page, 'Change it…', 'Change it', 'Kombe la Bahri is now called Kombe la Bahari.');
  for (const shown of [page, watcher]) {
    await shown.getByRole('heading', { level: 1, name: 'Kombe la Bahari' }).waitFor();
  }
  await watcher.getByText('By the sea').waitFor();
  await watcher.getByRole('link', { name: 'Log', exact: true }).click();
  await watcher.getByText('Kombe la Bahri is now called Kombe la Bahari.').waitFor();
});
