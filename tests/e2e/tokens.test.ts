import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let asha: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  asha = await dashboard.server.signUp('Asha');
  page = await dashboard.visit('/account', { person: asha });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const card = () => page.getByRole('region', { name: 'Tokens for programs' });
const nameOf = (token: string) => dashboard.server.ask('{ viewer { name } }', {}, { token });

test('somebody makes a token, copies it this once, and ends it after seeing what that comes to', async () => {
  await card().getByRole('button', { name: 'Make a token…' }).click();
  const dialog = page.getByRole('dialog');
  const deed = dialog.getByRole('button', { name: 'Make the token' });
  expect(await deed.isDisabled(), 'without a name').toBe(true);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Overlay');
  await dialog.getByRole('checkbox', { name: 'Play' }).check();
  await dialog.getByLabel('Good for').selectOption({ label: '30 days' });
  expect(await violations(page, 'making a token')).toEqual([]);
  await deed.click();
  const token = await card().getByLabel('Your token').inputValue();
  expect(await nameOf(token)).toMatchObject({ data: { viewer: { name: 'Asha' } } });
  const row = card().getByRole('listitem');
  await row.getByText(token.slice(0, 9)).waitFor();
  await row.getByText('Read, Play').waitFor();
  expect(await violations(page, 'a token that is shown')).toEqual([]);

  await page.reload();
  await row.getByText('Last used').waitFor();
  expect(await card().getByLabel('Your token').count(), 'shown once').toBe(0);
  await card().getByRole('button', { name: 'Revoke “Overlay”…' }).click();
  await page.getByRole('dialog').getByText('is refused from then on').waitFor();
  expect(await violations(page, 'ending a token')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it for good' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await nameOf(token)).toMatchObject({ errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
});

test('somebody makes a bot, whose program plays as it, gives it another token, and retires it after seeing what follows', async () => {
  const bots = page.getByRole('region', { name: 'Bots' });
  await bots.getByRole('button', { name: 'Make a bot…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nyota');
  expect(await violations(page, 'making a bot')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the bot' }).click();
  const token = await bots.getByLabel('Your token').inputValue();
  expect(await nameOf(token)).toMatchObject({ data: { viewer: { name: 'Nyota' } } });
  await bots.getByRole('listitem').getByText(token.slice(0, 9)).waitFor();
  expect(await card().getByRole('listitem').count(), 'it is no token of her own').toBe(0);
  expect(await violations(page, 'a bot')).toEqual([]);

  await bots.getByRole('button', { name: 'New token for Nyota…' }).click();
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await dialog.waitFor({ state: 'detached' });
  const another = await bots.getByLabel('Your token').inputValue();
  expect(await nameOf(another)).toMatchObject({ data: { viewer: { name: 'Nyota' } } });

  await bots.getByRole('link', { name: 'Nyota' }).click();
  await page.getByRole('heading', { name: 'Nyota' }).waitFor();
  await page.getByText('a bot: plays by itself').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Asha' }).waitFor();

  await page.goBack();
  await bots.getByRole('button', { name: 'Retire Nyota…' }).click();
  await dialog.getByText('what it has played stays').waitFor();
  expect(await violations(page, 'retiring a bot')).toEqual([]);
  await dialog.getByRole('button', { name: 'Retire it for good' }).click();
  await bots.getByRole('listitem').first().waitFor({ state: 'detached' });
  expect(await nameOf(token)).toMatchObject({ errors: [{ extensions: { code: 'TOKEN_INVALID' } }] });
});

test('long after signing in he signs in anew first, and comes back to where he makes one', async () => {
  const longAgo = new Date(Date.now() - 16 * MINUTE);
  await dashboard.server.db.prisma.session.updateMany({ data: { createdAt: longAgo } });
  await page.reload();
  await card().getByRole('link', { name: 'Sign in anew' }).click();
  await page.getByLabel('E-mail').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await card().getByRole('button', { name: 'Make a token…' }).waitFor();
});
