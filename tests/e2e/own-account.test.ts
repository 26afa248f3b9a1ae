import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { codeNow } from '../support/totp.ts';
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

const signIn = async (): Promise<void> => {
  await page.getByLabel('E-mail').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

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
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Turn it on…' }).click();
  await card.getByLabel('Current password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Go on' }).click();
  const secret = (await card.getByText('Or type it in:').locator('code').textContent()) ?? '';
  const [recovery = ''] = await card
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(await violations(page, 'a second factor that is set up')).toEqual([]);
  await card.getByLabel('Code', { exact: true }).fill(codeNow(`otpauth://totp/x?secret=${secret.replaceAll(' ', '')}`));
  await card.getByRole('button', { name: 'Turn it on' }).click();
  await card.getByRole('button', { name: 'New recovery codes…' }).waitFor();

  await page.getByRole('button', { name: /^You: Asha/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn();
  await page.getByRole('heading', { name: 'One code more' }).waitFor();
  expect(await violations(page, 'the second step')).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.trim());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^You: Asha/ }).waitFor();
});

test('he closes the account, by typing its address, and cannot sign in any more', async () => {
  await page.getByRole('button', { name: /^You: Asha/ }).click();
  await page.getByRole('link', { name: 'Account' }).click();
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
