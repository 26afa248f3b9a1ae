import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let cup: ApiTournament;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  cup = await runningTournament(dashboard.server, ['Asha', 'Bibi', 'Chui']);
  // What is thrown away while it is looked at answers no more.
  const bears = /no such sandbox|nothing at this address any more|status of (404|503)|response code: 404/;
  page = await dashboard.visit(`/tournaments/${cup.id}`, { person: cup.director, bears });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const bar = () => page.getByRole('complementary', { name: 'Sandbox' });
const dialog = () => page.getByRole('dialog');
/** The page is loaded anew as who acts on it. */
const actAs = async (name: string): Promise<void> => {
  const isLoaded = page.waitForEvent('load');
  await bar().getByRole('combobox', { name: 'You act as' }).selectOption(name);
  await isLoaded;
  await bar().getByText('A copy of Kombe la Baraza').waitFor();
};
const shot = async (name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${folder}/${name}-390.png` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
};

test('a director tries what would happen: a copy is played on, everything in it is marked, and it is thrown away by one click', async () => {
  await button('Try what would happen…').click();
  await dialog().getByText('Nothing of it is rated, mailed or listed').waitFor();
  await dialog().getByRole('checkbox', { name: 'Bibi' }).check();
  expect(await violations(page, 'making a sandbox')).toEqual([]);
  await shot('dialog');
  await dialog().getByRole('button', { name: 'Make the sandbox' }).click();
  await bar().getByText('A copy of Kombe la Baraza').waitFor();
  expect(await page.title()).toMatch(/^Sandbox: /);
  await bar().getByText('Its time stands').waitFor();
  await bar().getByText('0 of 6 games decided').waitFor();
  expect(await page.getByRole('link', { name: 'Games as text' }).count()).toBe(0);
  expect(await violations(page, 'a tournament in a sandbox')).toEqual([]);
  await shot('forked');

  await button('Play to the end').click();
  await bar().getByText('A player whom you play is to move').waitFor();
  await actAs('Bibi');
  await page.getByRole('link', { name: 'My games' }).click();
  await page.waitForURL(/\/sandbox\/\w{16}\/my-games$/);
  await page
    .getByRole('link', { name: /Asha|Chui/ })
    .first()
    .waitFor();
  await bar().getByText('A copy of Kombe la Baraza').waitFor();
  await shot('my-games');

  await button('Play on…').click();
  await dialog().getByText('To the end').click();
  await dialog().getByRole('checkbox', { name: 'Go on when a player whom I play is to move' }).check();
  expect(await violations(page, 'playing a sandbox on')).toEqual([]);
  await shot('play-on');
  await dialog().getByRole('button', { name: 'Play on' }).click();
  await bar().getByText('The tournament is over').waitFor();
  await bar().getByText('6 of 6 games decided').waitFor();
  await button('What it changed…').click();
  await dialog().getByText('A second copy of the same beginning').waitFor();
  await dialog().getByRole('button', { name: 'Compare' }).click();
  await dialog().getByText('as the sandbox stood at').waitFor();
  await dialog().getByRole('rowheader', { name: /Bibi/ }).waitFor();
  expect(await dialog().getByRole('row').count()).toBe(4);
  expect(await violations(page, 'what was changed in a sandbox')).toEqual([]);
  await shot('compared');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await actAs('the director');
  await page.goto(page.url().replace('/my-games', cup.path));
  await page.getByText('6 of 6').first().waitFor();
  await shot('ended');

  await bar().getByRole('link', { name: 'Leave' }).click();
  await page.getByText('0 of 6').first().waitFor();
  expect(await bar().count()).toBe(0);
  await page.goto(`${new URL(page.url()).origin}/account`);
  const own = page.getByRole('region', { name: 'Your sandbox' });
  await own.getByText('The tournament is over').waitFor();
  await own.scrollIntoViewIfNeeded();
  await shot('account');
  await own.getByRole('link', { name: 'Open the sandbox' }).click();
  await bar().getByText('The tournament is over').waitFor();
  const inside = page.url();
  await button('Throw away').click();
  await page.waitForURL(`**${cup.path}`);
  await button('Try what would happen…').waitFor();

  await page.goto(inside);
  await page.getByRole('heading', { name: 'This sandbox is gone' }).waitFor();
  await page.getByRole('link', { name: 'Leave the sandbox' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
