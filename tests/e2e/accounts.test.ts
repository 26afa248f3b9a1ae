import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let ada: TestPerson;
let juma: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  ada = await dashboard.server.signUp('Ada', 'ADMIN');
  juma = await dashboard.server.signUp('Juma');
  await dashboard.server.signUp('Zuri');
  page = await dashboard.visit('/', { person: ada });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const roleOf = async (person: TestPerson): Promise<unknown> =>
  dashboard.server.data('{ viewer { role canDirect } }', {}, person);

test('an administrator finds somebody and appoints him director, who may direct at once', async () => {
  await page.getByRole('button', { name: /^You: Ada/ }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  const list = page.getByRole('table', { name: 'Accounts' });
  await list.getByRole('row', { name: 'Zuri' }).waitFor();
  expect(await violations(page, 'the accounts')).toEqual([]);
  await page.getByLabel('Find by name').fill('JUM');
  await list.getByRole('row', { name: 'Zuri' }).waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Change what Juma may do' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('director').check();
  expect(await violations(page, 'giving a role')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make director' }).click();
  await list.getByRole('row', { name: /Juma.*director/ }).waitFor();
  expect(await roleOf(juma)).toEqual({ viewer: { role: 'DIRECTOR', canDirect: true } });
});

test('the only administrator is told why she stays one', async () => {
  await page.getByLabel('Find by name').fill('ada');
  await page.getByRole('button', { name: 'Change what Ada may do' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('player').check();
  await dialog.getByText('This is the only administrator: appoint another one before.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Make player' }).isDisabled()).toBe(true);
});

test('who is no administrator is told so, and sees nobody', async () => {
  const other = await dashboard.visit('/accounts', { person: juma });
  await other.getByText('Only an administrator sees the accounts').waitFor();
  expect(await other.getByText('Zuri').count()).toBe(0);
});
