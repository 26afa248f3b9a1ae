import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SETUP_CODE } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const REFUSED = /status of 4\d\d/;

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(`${name.toLowerCase()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('a password of tests');
}
const make = (page: Page) => page.getByRole('button', { name: 'Make the account' }).click();

test('the page asks for the set-up code while there is no administrator, and says who has become it', async () => {
  const early = await dashboard.server.signUp('Juma');
  const his = await dashboard.visit('/account', { person: early, bears: REFUSED });
  await his.getByRole('heading', { name: 'This server has no administrator' }).waitFor();
  expect(await violations(his, 'light')).toEqual([]);

  const page = await dashboard.visit('/sign-up', { size: [390, 844], bears: REFUSED });
  await page.getByLabel('Set-up code').fill('a wrong one');
  await fillIn(page, 'Mariamu');
  await make(page);
  await page.getByText('That is not the set-up code').waitFor();
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByLabel('Set-up code').fill(` ${SETUP_CODE.toUpperCase()} `);
  await make(page);
  await page.getByText('You are the administrator of this server').waitFor();
  expect(await violations(page, 'light')).toEqual([]);

  await his.getByLabel('Set-up code').fill(SETUP_CODE);
  await his.getByRole('button', { name: 'Become the administrator' }).click();
  await his.getByText('This server has its administrator by now.').waitFor();
  const later = await dashboard.visit('/sign-up');
  await fillIn(later, 'Neema');
  expect(await later.getByLabel('Set-up code').count()).toBe(0);
  await make(later);
  await later.getByRole('button', { name: 'You: Neema' }).waitFor();
});
