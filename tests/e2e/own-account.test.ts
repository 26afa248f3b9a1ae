import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { isSignedIn, openOwn, setUpFactor, signIn, turnOnFactor } from './account-steps.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let asha: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  asha = await dashboard.server.signUp('Asha');
  // Who changes what he signs in with goes on under another session.
  page = await dashboard.visit('/account', { person: asha, bears: /SESSION_ENDED/ });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('what is on the page stands beside it, at the top of a phone; each entry leads there, by the keyboard and by its address', async () => {
  const contents = page.getByRole('navigation', { name: 'What is on this page' });
  const link = (name: string) => contents.getByRole('link', { name, exact: true });
  await link('Your data').waitFor();
  const leads = await contents
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ hash, innerText }) => [innerText, document.querySelector(hash)?.textContent?.trim()]),
    );
  expect(leads.length).toBeGreaterThan(15);
  for (const [said = '', found] of leads) expect(found?.slice(0, said.length)).toBe(said);
  await link('Bots').focus();
  await page.keyboard.press('Enter');
  const bots = page.getByRole('region', { name: 'Bots' });
  await expect.poll(() => bots.evaluate((card) => card === document.activeElement)).toBe(true);
  expect((await bots.boundingBox())?.y).toBeLessThan(40);
  expect((await link('Bots').boundingBox())?.y).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await link('Bots').isVisible()).toBe(false);
  await link('Signing in').click();
  const heading = page.getByRole('heading', { name: 'Signing in' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(40);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account#factor');
  const factor = page.getByRole('region', { name: 'Second factor' });
  await expect.poll(() => factor.evaluate((card) => card === document.activeElement)).toBe(true);
  await expect.poll(async () => (await factor.boundingBox())?.y).toBeLessThan(40);
});

test('somebody says where he comes from, and turns the chat off for himself', async () => {
  await page.getByLabel('Country').selectOption({ label: 'Kenya' });
  const card = page.getByRole('region', { name: 'Who you are' });
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Your name and country').waitFor();
  await page.getByRole('button', { name: 'Turn the chat off' }).click();
  await page.getByRole('button', { name: 'Turn the chat on' }).waitFor();
  expect(await violations(page, 'one’s own account')).toEqual([]);
  const seen = await dashboard.server.data('{ viewer { chat player { country chats } } }', {}, asha);
  expect(seen).toEqual({ viewer: { chat: 'OFF', player: { country: 'KE', chats: false } } });
});

test('he sets up a second factor by its secret, and signs in with a recovery code', async () => {
  const factor = await setUpFactor(page);
  expect(await violations(page, 'a second factor that is set up')).toEqual([]);
  await turnOnFactor(page, factor);
  await openOwn(page, 'Asha', 'Sign out');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, asha);
  await page.getByRole('heading', { name: 'One code more' }).waitFor();
  expect(await violations(page, 'the second step')).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(factor.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isSignedIn(page, 'Asha');
});

test('he closes the account, by typing its address, and cannot sign in any more', async () => {
  await openOwn(page, 'Asha', 'Account');
  await page.getByRole('button', { name: 'Close the account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/under a name such as Player \w{4}/).waitFor();
  const deed = dialog.getByRole('button', { name: 'Close it for good' });
  expect(await deed.isDisabled()).toBe(true);
  expect(await violations(page, 'closing the account')).toEqual([]);
  await dialog.getByLabel(`Type ${asha.email}`).fill(asha.email);
  await deed.click();
  await page.getByText('Your account is closed.').waitFor();
  expect(await dashboard.server.db.prisma.account.count()).toBe(0);
});
