import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { caughtMail, linkIn } from '../support/caught-mail.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on' } });
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

/** What axe finds, in the light and for colours in the dark. */
async function faults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, colorScheme)));
  }
  return found;
}

test('a player signs in by a mailed link, chooses his mails with the keyboard, and reads what became of them', async () => {
  const juma = await dashboard.server.signUp('Juma');
  const page = await dashboard.visit('/sign-in', { size: [390, 844] });
  await page.getByLabel('E-mail').fill(juma.email);
  await page.getByRole('button', { name: 'Mail me a link to sign in' }).click();
  await page.getByText('a link is on its way').waitFor();
  expect(await faults(page)).toEqual([]);
  const link = linkIn(await caughtMail(dashboard.server, juma.email), '/sign-in/link');
  await page.goto(link);
  await page.getByText('One click, and you are signed in').waitFor();
  expect(page.url()).not.toContain('#');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/account#password');
  await page.getByText('Your account has no password.').waitFor();
  await page.getByLabel('New password').fill('another one 2');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByText('The password is set.').waitFor();
  await page.getByLabel('Current password').waitFor();

  // The page stays in the language that its address asks for, whatever is chosen for the mails.
  await page.goto('/account?lang=en');
  await page.getByText('One mail a day').click();
  await page.getByLabel('The mail of the day is sent at').selectOption('08:00');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Kiswahili');
  await page.getByLabel('72 hours before').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('to', { exact: true }).selectOption('22:00');
  const wishes = page.locator('form').filter({ has: page.getByLabel('Quiet hours') });
  await wishes.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Quiet hours end at another hour than they begin.').waitFor();
  await page.getByLabel('to', { exact: true }).selectOption('06:00');
  await wishes.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByText('Your link to sign in').click();
  await page.getByText('caught for /dev/mail').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await page.getByLabel('The mail of the day is sent at').waitFor();
  expect(await page.getByLabel('72 hours before').isChecked()).toBe(false);
  expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('SW');
  expect(await page.getByLabel('to', { exact: true }).inputValue()).toBe('6');
});

test('a link that stops nothing says so, and one that was used up leads to another', async () => {
  const page = await dashboard.visit('/mail/stop/nobody-0000', { size: [390, 844] });
  await page.getByRole('button', { name: 'Stop all mails' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop all mails' }).click();
  await page.getByText('This link stops nothing').waitFor();
  await page.goto(`${new URL(page.url()).origin}/sign-in/link#usedup`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await page.getByLabel('E-mail').waitFor();
});

test('a forgotten password is chosen anew by a mailed link, which a second click finds spent', async () => {
  const eshe = await dashboard.server.signUp('Eshe');
  const page = await dashboard.visit('/sign-in', { size: [390, 844], bears: /status of 400/ });
  await page.getByLabel('E-mail').fill(eshe.email);
  await page.getByRole('button', { name: 'Mail me a link to choose another password' }).click();
  await page.getByText('a link is on its way').waitFor();
  const open = linkIn(await caughtMail(dashboard.server, eshe.email), '/sign-in/password');
  await page.goto(open);
  await page.getByLabel('New password').fill('another one 2');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByText('The new password is set.').waitFor();
  await page.goto(open);
  await page.getByLabel('New password').fill('another one 3');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByText('This link has been used').waitFor();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await page.getByLabel('E-mail').fill(eshe.email);
  await page.getByLabel('Password', { exact: true }).fill('another one 2');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
