import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let page: Page;
let again: TestPerson;
let hers: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const ada = await dashboard.server.signUp('Ada', 'ADMIN');
  await dashboard.server.signUp('Nia');
  again = await dashboard.server.signUp('Nia Again');
  page = await dashboard.visit('/players', { person: ada });
  hers = await dashboard.visit('/account', { person: again, bears: /40[13]|SESSION_ENDED|NOT_SIGNED_IN/ });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('an administrator makes one of two accounts of one person: what becomes of it is seen before, and the other is signed out', async () => {
  await hers.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Nia Again' }).click();
  await page.getByRole('button', { name: 'Is somebody else…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who Nia Again is in truth' });
  await dialog.getByText('Nia Again has an account. It is gone').waitFor();
  await dialog.getByLabel('Who has played here').fill('nia');
  await dialog.getByRole('button', { name: /^Add Nia(?! Again)/ }).click();
  await dialog.getByLabel('Reason, public in the log').fill('She had forgotten her password');
  await dialog.getByText(/^Nobody signs in with .* any more/).waitFor();
  await dialog.getByText('The account is signed in in', { exact: false }).waitFor();
  expect(await violations(page, 'merging two accounts')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make them one player' }).click();
  await page.waitForURL(/\/p\/nia$/);
  await page.goto(new URL('/players/nia-again', page.url()).href);
  await page.waitForURL(/\/p\/nia$/);
  await page.goto(new URL('/accounts', page.url()).href);
  const list = page.getByRole('table', { name: 'Accounts' });
  await list.getByRole('row', { name: /^Nia / }).waitFor();
  expect(await list.getByRole('row', { name: 'Nia Again' }).count()).toBe(0);
  await page.getByText('merged the account of Nia Again into another of the same person').waitFor();
});

test('whoever has used the other account is signed out, and its password is good for nothing', async () => {
  await hers.goto(new URL('/sign-in', page.url()).href);
  await hers.getByLabel('E-mail').fill(again.email);
  await hers.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Sign in' }).click();
  await hers.getByText('E-mail and password do not belong together.').waitFor();
});
