import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SETUP_CODE } from '../support/api-client.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let mailbox: Mailbox;
let dashboard: Dashboard;
beforeAll(async () => {
  mailbox = await openMailbox();
  dashboard = await openDashboard({ variables: { SMTP_URL: mailbox.url } });
});
afterEach(() => dashboard.leave());
afterAll(async () => {
  await dashboard.close();
  await mailbox.close();
});

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
  await page.getByRole('main').getByRole('link', { name: 'Accounts' }).waitFor();
  expect(await violations(page, 'light')).toEqual([]);

  await his.getByLabel('Set-up code').fill(SETUP_CODE);
  await his.getByRole('button', { name: 'Become the administrator' }).click();
  await his.getByText('This server has its administrator by now.').waitFor();
});

test('an account is made by the link of a mail, and the page says that it waits for it', async () => {
  const page = await dashboard.visit('/sign-up', { size: [390, 844], bears: REFUSED });
  await fillIn(page, 'Neema');
  expect(await page.getByLabel('Set-up code').count()).toBe(0);
  await make(page);
  await page.getByText('A mail is on its way to neema@people.example.').waitFor();
  expect(await violations(page, 'light')).toEqual([]);
  const mail = await mailbox.take('neema@people.example');
  const token = /\/sign-up\/confirm#(\w+)/.exec(mail.text ?? '')?.[1] ?? '';

  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('neema@people.example');
  await page.getByLabel('Password', { exact: true }).fill('a password of tests');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('open the link of the mail first').waitFor();

  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`${dashboard.server.composed.url}/sign-up/confirm#${token}`);
    await page.getByText('One click, and the account is made').waitFor();
    expect(page.url()).not.toContain(token);
  };
  await open();
  expect(await violations(page, 'light')).toEqual([]);
  await make(page);
  await page.getByRole('button', { name: 'You: Neema' }).waitFor();
  await open();
  await make(page);
  await page.getByText('This link has been used').waitFor();
  expect(await violations(page, 'light')).toEqual([]);
});

test('an address that nobody has shown to be his owner’s is asked for on the page of the account', async () => {
  const kobe = await dashboard.server.signUp('Kobe');
  const where = { id: kobe.accountId };
  await dashboard.server.db.prisma.account.update({ where, data: { emailVerified: false } });
  const page = await dashboard.visit('/account', { person: kobe });
  await page.getByText('Nobody has shown yet that kobe@people.example is your address').waitFor();
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByText('A mail is on its way').waitFor();
  const mail = await mailbox.take(kobe.email);
  await page.goto('about:blank');
  await page.goto(/^http\S+\/account\/address#\S+$/m.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'This is my address' }).click();
  await page.getByText('From now on you are mailed about your games').waitFor();
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
  expect(await page.getByText('Nobody has shown yet').count()).toBe(0);
});
