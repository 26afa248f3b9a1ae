import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let ada: TestPerson;
let juma: TestPerson;
let zuri: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  ada = await dashboard.server.signUp('Ada', 'ADMIN');
  juma = await dashboard.server.signUp('Juma');
  zuri = await dashboard.server.signUp('Zuri');
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

test('an administrator blocks somebody, hands on a password link, turns a chat off, and reads it all in the log', async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Find by name').fill('');
  await page.getByRole('row', { name: 'Zuri' }).getByRole('link', { name: 'Zuri' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Block…' }).click();
  await dialog.getByLabel('Why').fill('Insults in a chat.');
  await dialog.getByText('Ada blocked the account of Zuri: Insults in a chat.').waitFor();
  await dialog.getByText('is signed out there').waitFor();
  expect(await violations(page, 'blocking an account')).toEqual([]);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page.getByText('nowhere at the moment').waitFor();
  const log = page.getByRole('table', { name: 'Log' });
  await log.getByText('Ada blocked the account of Zuri').waitFor();

  const out = await dashboard.visit('/sign-in', { bears: /403/ });
  await out.getByText('its administrator can give you a link to choose another').waitFor();
  await out.getByLabel('E-mail').fill(zuri.email);
  await out.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await out.getByRole('button', { name: 'Sign in' }).click();
  await out.getByText('This account is blocked: Insults in a chat.').waitFor();

  await page.getByRole('button', { name: 'Unblock…' }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Turn the chat off…' }).click();
  await dialog.getByRole('button', { name: 'Turn the chat off' }).click();
  await page.getByText('turned off by an administrator').waitFor();
  await page.getByRole('button', { name: 'Password link…' }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await violations(page, 'a link shown once')).toEqual([]);
  await dialog.getByRole('button', { name: 'I have handed it on' }).click();
  await log.getByText('Ada was shown a link for Zuri').waitFor();

  const { pathname, hash } = new URL(link);
  await out.goto(new URL(pathname + hash, out.url()).href);
  await out.getByLabel('New password').fill('another password');
  await out.getByRole('button', { name: 'Set a password' }).click();
  await out.getByText('The new password is set.').waitFor();
});
