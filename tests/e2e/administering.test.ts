import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { caughtMail, linkIn } from '../support/caught-mail.ts';
import { isSignedIn, openOwn, setUpFactor, signIn, turnOnFactor } from './account-steps.ts';
import { violations } from './axe.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let juma: TestPerson;
let zuri: TestPerson;
/** The pages of the administrator, of a director, and of a player, who all stay where they are. */
let page: Page;
let his: Page;
let hers: Page;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on' } });
  const ada = await dashboard.server.signUp('Ada', 'ADMIN');
  juma = await dashboard.server.signUp('Juma', 'DIRECTOR');
  zuri = await dashboard.server.signUp('Zuri');
  page = await dashboard.visit('/', { person: ada });
  his = await dashboard.visit('/desk', { person: juma });
  // What is watched in private ends with the session, and a sign-in that is refused is answered with 403.
  hers = await dashboard.visit('/my-games', { person: zuri, bears: /SESSION_ENDED|SESSION_INVALID|40[13]/ });
  for (const shown of [page, his, hers]) await isLive(shown);
  await countClicks(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Does something about the account that is open, once what it comes to is read. */
async function perform(open: string, deed: string, consequence: string | RegExp, why?: string): Promise<void> {
  await page.getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog');
  if (why !== undefined) await dialog.getByLabel('Why').fill(why);
  await dialog.locator('.changes').getByText(consequence).first().waitFor();
  expect(await violations(page, open)).toEqual([]);
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a director who is dismissed loses his desk at once, on the page that he has open, and reads why; in five clicks', async () => {
  await his.getByRole('link', { name: 'New tournament' }).waitFor();
  const clicks = await clicksOf(page, async () => {
    await openOwn(page, 'Ada', 'Accounts');
    await page.getByRole('button', { name: 'Change what Juma may do' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('player').check();
    await dialog.getByRole('button', { name: 'Make player' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  expect(clicks).toBe(5);
  await his.getByRole('link', { name: 'New tournament' }).waitFor({ state: 'detached' });
  const notice = his.getByRole('status').filter({ hasText: 'You are a player now, and set up no more tournaments.' });
  await notice.waitFor();
  await his.getByRole('button', { name: /^You: Juma/ }).click();
  const menu = his.getByRole('navigation', { name: 'You: Juma' });
  expect(await told(menu)).not.toContain('desk');
  await his.goto('/tournaments/new');
  await his.getByText('Only directors set up tournaments.').waitFor();
});

test('who is signed out everywhere is told on the page that is open, signs in from there, and is where he was', async () => {
  await page.getByRole('link', { name: 'Zuri' }).click();
  await perform('Sign out everywhere…', 'Sign out', /signed out/);
  await hers.getByText('You are signed out').waitFor();
  expect(await violations(hers, 'signed out elsewhere')).toEqual([]);
  expect(await misfits(hers, 'signed out elsewhere')).toEqual([]);
  await hers.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signIn(hers, zuri);
  await hers.waitForURL((url) => url.pathname === '/my-games');
  await isLive(hers);
  expect(await hers.getByText('You are signed out').count()).toBe(0);
});

test('who is blocked reads it on the page that is open, and why when he signs in; unblocked, he comes in again', async () => {
  await perform('Block…', 'Block', 'Ada blocked the account of Zuri', 'Insults in a chat.');
  await hers.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signIn(hers, zuri);
  await hers.getByText('This account is blocked: Insults in a chat.').waitFor();
  await perform('Unblock…', 'Unblock', /Ada unblocked/);
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await hers.waitForURL((url) => url.pathname === '/my-games');
});

test('who has lost the telephone and the recovery codes is let in by the password alone', async () => {
  await openOwn(hers, 'Zuri', 'Account');
  await turnOnFactor(hers, await setUpFactor(hers));
  await openOwn(hers, 'Zuri', 'Sign out');
  await hers.getByRole('link', { name: 'Sign in' }).click();
  await signIn(hers, zuri);
  await hers.getByRole('heading', { name: 'One code more' }).waitFor();
  await page.reload();
  await page.getByText('a sign-in asks for a code').waitFor();
  await perform('Remove the second factor…', 'Remove it', /second factor/);
  await page.getByRole('button', { name: 'Remove the second factor…' }).waitFor({ state: 'detached' });
  await hers.goto('/sign-in');
  await signIn(hers, zuri);
  await isSignedIn(hers, 'Zuri');
});

test('who has forgotten the password is mailed a link, chooses another, and signs in by it', async () => {
  await perform('Password link…', 'Make the link', /link/);
  await page.getByText('A link is on its way to Zuri').waitFor();
  await hers.goto(linkIn(await caughtMail(dashboard.server, zuri.email), '/sign-in/password'));
  await hers.getByLabel('New password').fill('a fresh password');
  await hers.getByRole('button', { name: 'Set a password' }).click();
  await hers.getByText('The new password is set.').waitFor();
  await signIn(hers, zuri, 'a fresh password');
  await isSignedIn(hers, 'Zuri');
  const log = page.getByRole('table', { name: 'Log' });
  for (const line of [/mailed/, /second factor/, /unblocked/, /blocked the account/, /signed .* out everywhere/i])
    await log.getByText(line).first().waitFor();
});
