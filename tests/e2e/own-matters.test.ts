import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { done, tournamentIdAt } from '../support/api-tournament.ts';
import { linkIn } from '../support/caught-mail.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { isSignedIn, openOwn, setUpFactor, signIn, turnOnFactor, type KeptFactor } from './account-steps.ts';
import { violations } from './axe.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';
import { choose, draft, perform, status } from './directing.ts';
import { misfits } from './misfits.ts';

const NEW_ADDRESS = 'asha@elsewhere.example';

let dashboard: Dashboard;
let mailbox: Mailbox;
let salma: TestPerson;
let asha: TestPerson;
/** The pages of a director, of a player, and of somebody who watches the crosstable. */
let page: Page;
let hers: Page;
let watcher: Page;
let tournament: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  const variables = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example', DIRECTORS_NEED_SECOND_FACTOR: 'on' };
  dashboard = await openDashboard({ variables });
  salma = await dashboard.server.signUp('Salma', 'DIRECTOR');
  asha = await dashboard.server.signUp('Asha');
  // Who changes what he signs in with goes on under another session; a password that is wrong is answered with 400.
  const bears = /SESSION_ENDED|SESSION_INVALID|40[01]/;
  page = await dashboard.visit('/tournaments/new', { person: salma, bears });
  hers = await dashboard.visit('/account', { person: asha, bears });
  await countClicks(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
  await mailbox.close();
});

test('a director who needs a second factor is led to it, turns it on, and directs: four clicks, a password and a code', async () => {
  await page.getByText('Your account directs once it has a second factor.').waitFor();
  expect(await violations(page, 'a factor that is needed')).toEqual([]);
  let factor: KeptFactor | undefined;
  const clicks = await clicksOf(page, async () => {
    await page.getByRole('link', { name: 'Turn it on' }).click();
    await page.getByText('until you have one you act as a player').waitFor();
    factor = await setUpFactor(page);
    expect(await misfits(page, 'a second factor that is set up')).toEqual([]);
    await turnOnFactor(page, factor);
  });
  expect(clicks).toBe(4);
  await page.getByRole('link', { name: 'To your desk' }).click();
  await openOwn(page, 'Salma', 'Sign out');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, salma);
  await page.getByLabel('Code', { exact: true }).fill(factor!.code());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isSignedIn(page, 'Salma');
});

test('another address counts once its link is opened; until then the old one signs in', async () => {
  const card = hers.getByRole('region', { name: 'Mail address' });
  await card.getByRole('button', { name: 'Change the address…' }).click();
  await card.getByLabel('E-mail').fill(NEW_ADDRESS);
  await card.getByLabel('Current password').fill('not the password');
  await card.getByRole('button', { name: 'Change the address' }).click();
  await card.getByRole('alert').waitFor();
  expect(await violations(hers, 'another address')).toEqual([]);
  await card.getByLabel('Current password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Change the address' }).click();
  await hers.getByText(`A mail is on its way to ${NEW_ADDRESS}`).waitFor();
  await card.getByText(asha.email).waitFor();
  await hers.goto(linkIn((await mailbox.take(NEW_ADDRESS)).text, '/account/new-address'));
  await hers.getByRole('button', { name: 'This is my address' }).click();
  await hers.getByText('Sign in with the new one from now on.').waitFor();
  await hers.goto('/sign-in');
  await signIn(hers, asha);
  await hers.getByRole('alert').getByText('password').waitFor();
  await signIn(hers, { email: NEW_ADDRESS });
  await isSignedIn(hers, 'Asha');
});

test('who has said where he lives reads there the times of his letters', async () => {
  await hers.goto('/account#mails');
  const card = hers.getByRole('region', { name: 'Mail', exact: true });
  await card.getByLabel('My time zone').selectOption('Africa/Nairobi');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await hers.getByText('Saved.').waitFor();
  await draft(page, 'Kombe la Tanga', async (form) => {
    await choose(form, 'System of play', 'round robin');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  tournament = new URL(page.url()).pathname.replace('/direct', '');
  const tournamentId = await tournamentIdAt(dashboard.server, tournament);
  for (const name of ['Juma', 'Zuri']) {
    const person = await dashboard.server.signUp(name);
    const ask = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, person);
    await done(ask, 'enterTournament', { tournamentId }, '');
  }
  await hers.goto(tournament);
  await perform(hers, 'Enter', 'Enter the tournament', /./);
  await hers.getByText('You play here').waitFor();
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
  const letters = () => mailbox.to(NEW_ADDRESS).map(({ text }) => text);
  await expect.poll(() => letters().join('\n')).toMatch(/Nairobi/);
});

test('what the server keeps of somebody is saved as a file that a program reads', async () => {
  watcher = await dashboard.visit(`${tournament}/crosstable`);
  await isLive(watcher);
  await openOwn(hers, 'Asha', 'My games');
  await hers.locator('.my-game a').first().click();
  await hers.getByRole('button', { name: 'Resign' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Resign, lose the game' }).click();
  await hers.getByRole('dialog').waitFor({ state: 'detached' });
  await openOwn(hers, 'Asha', 'Account');
  const [download] = await Promise.all([
    hers.waitForEvent('download'),
    hers.getByRole('link', { name: 'Save it as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('baraza-account.json');
  const text = readFileSync(await download.path(), 'utf8');
  const kept: unknown = JSON.parse(text);
  expect(at(kept, 'account.email')).toBe(NEW_ADDRESS);
  expect(listAt(kept, 'games').length).toBe(4);
  expect(text).not.toMatch(/password|secret/i);
});

test('who closes the account leaves the results under a name that says nothing, and signs in no more', async () => {
  await hers.getByRole('button', { name: 'Close the account…' }).click();
  const dialog = hers.getByRole('dialog');
  await dialog.getByText(/under a name such as Player \w{4}/).waitFor();
  await dialog.getByLabel(`Type ${NEW_ADDRESS}`).fill(NEW_ADDRESS);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await hers.getByText('Your account is closed.').waitFor();
  await signIn(hers, { email: NEW_ADDRESS });
  await hers.getByRole('alert').waitFor();
  await watcher.reload();
  await watcher
    .getByRole('link', { name: /^Player \w{4}$/ })
    .first()
    .waitFor();
  expect(await told(watcher.locator('main'))).not.toContain('Asha');
});
