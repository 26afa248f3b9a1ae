import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SMALL } from '../support/demo-parts.ts';
import { lookers } from '../screens/lived-world.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { routesLinkedIn, routesOf } from './routes.ts';

/** Where the tour does not lead, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  play: 'by the link of a mail',
  'sign-in-link': 'by the link of a mail',
  'new-password': 'by the link of a mail',
  'stop-mails': 'by the link of a mail',
  'confirm-sign-up': 'by the link of a mail',
  'confirm-address': 'by the link of a mail',
  'confirm-new-address': 'by the link of a mail',
  missing: 'by an address where nothing is',
};

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard({ demo: SMALL });
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

test('the tour of a demo world leads its administrator to every page; where it does not, there is a reason', async () => {
  const { admin } = await lookers(dashboard.server);
  const page = await dashboard.visit('/tour', { person: admin });
  await page.getByRole('heading', { name: 'With an account' }).waitFor();
  const led = await routesLinkedIn(page, 'main');
  const { all } = await routesOf(page);
  expect(all.filter((name) => !led.has(name)).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

test('nothing is led to twice; a lock says what is for who is signed in', async () => {
  const page = await dashboard.visit('/tour');
  await page.getByRole('heading', { name: 'With an account' }).waitFor();
  const links = await page
    .locator('main li')
    .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href')));
  expect(links.filter((link, index) => links.indexOf(link) !== index)).toEqual([]);
  const row = (name: string) =>
    page
      .locator('main li')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
  const lock = { name: 'for who is signed in' };
  expect(await row('My games').getByRole('img', lock).count()).toBe(1);
  expect(await row('Sign in').getByRole('img', lock).count()).toBe(0);
});

test('what a game is shown by elsewhere can be had from its row: a frame, pictures, a card', async () => {
  const page = await dashboard.visit('/tour');
  const card = page.locator('main .card').filter({ has: page.getByRole('heading', { name: 'Volta Swiss' }) });
  await card.waitFor();
  for (const name of ['The board as SVG', 'The board as PNG', 'Card of the game', 'Its card']) {
    const answer = await page.request.get((await card.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect([name, answer.status(), answer.headers()['content-type']?.startsWith('image/')]).toEqual([name, 200, true]);
  }
  await card.getByRole('link', { name: 'Framed: A game of it' }).click();
  await page.waitForURL(/\/embed\/game\//);
  await page.locator('.embed-page svg').first().waitFor();
});
