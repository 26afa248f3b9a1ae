import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTitle, type ApiTitle } from '../support/api-cycle.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';

/** Who comes first in the alphabet wins: ten in League A, five in B1. */
const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo', 'Ghalib', 'Halima', 'Issa', 'Juma'];
const LOWER = ['Khamis', 'Leila', 'Mosi', 'Nuru', 'Omari'];

let dashboard: Dashboard;
let title: ApiTitle;
let cycle: string;
let page: Page;
let stayed: () => Promise<boolean>;

beforeAll(async () => {
  dashboard = await openDashboard();
  title = await apiTitle(dashboard.server, await dashboard.server.signUp('Nino', 'DIRECTOR'));
  const first = await title.next([], [...NAMES, ...LOWER]);
  await title.start(first);
  await title.decide(first);
  // Amina holds the title and waits; Omari is gone, Pendo and Rehema are new.
  cycle = await title.next([...NAMES.slice(1), ...LOWER.slice(0, -1)], ['Pendo', 'Rehema']);
  page = await dashboard.visit(`/tournaments/${cycle}`);
  await isLive(page);
  stayed = await mark(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const card = (name: string) => page.getByRole('region', { name: `League ${name}`, exact: true });
const row = (name: string) => page.locator('tr').filter({ has: page.getByRole('link', { name, exact: true }) });
const says = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();

test('before the start the leagues are shown as they would be, and why each is where he is', async () => {
  await page.locator('.holder-place').getByText('Amina').waitFor();
  await expect.poll(() => card('A').locator('tbody tr').count()).toBe(10);
  await row('Khamis').getByRole('link').focus();
  await says(/^Khamis: A, as the place in the last cycle says\. Kuksu 2/);
  await row('Pendo').hover();
  await says(/^Pendo: B1, not in the last cycle: the lowest tier takes everybody left\./);
});

test('it becomes the pyramid when it starts, and a result changes it where it stands', async () => {
  await title.start(cycle);
  await card('A').getByText('0 of 45 games').waitFor();
  await title.decide(cycle, ['Bakari', 'Chausiku']);
  await card('A').getByText('1 of 45 games').waitFor();
  await expect.poll(() => told(row('Bakari'))).toMatch(/^1▲Bakari to the title match/);
  await expect.poll(() => told(row('Bakari').locator('.points'))).toBe('1');
  expect(await told(row('Khamis').locator('.from'))).toBe('▲up from B1 1');
  expect(await told(row('Pendo').locator('.from'))).toContain('new');
  expect(await stayed()).toBe(true);
});

test('by keyboard: who is focused is lit with his path, and a league unfolds into its crosstable and both orders', async () => {
  await row('Khamis').getByRole('link').focus();
  await says(/^Khamis: B1 1st in the 1st cycle, A \d+th now$/);
  expect(await row('Khamis').getAttribute('class')).toContain('lit');
  await page.getByRole('button', { name: 'Crosstable of League A' }).press('Enter');
  await card('A').getByRole('link', { name: 'won, game 1 against Chausiku' }).waitFor();
  await card('A').getByText('Tie-breaks are provisional').waitFor();
  await card('A')
    .getByRole('button', { name: /^Sum of .* of Bakari: 0\. Why\?$/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('row', { name: 'Chausiku' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await card('A').getByRole('list', { name: 'Order of the site' }).getByText('Bakari').waitFor();
  expect(await violations(page, 'unfolded')).toEqual([]);
  await page.getByRole('button', { name: 'Table of League A' }).press('Enter');
  await page.getByText('Path of a player').click();
  await page.getByLabel('Whose path').selectOption('Khamis');
  expect(await told(page.getByRole('row', { name: /^Kuksu, cycle 1/ }))).toBe('Kuksu, cycle 1B1 1st4new');
  await page.getByText('Pyramid', { exact: true }).click();
});

test('the pyramid is sound on a desk and on a phone; the title match stands above it, and the page equals a fresh one', async () => {
  await title.decide(cycle);
  await page.getByRole('region', { name: 'Title match' }).getByText('to be played').waitFor();
  await title.decide(cycle);
  await title.decide(cycle);
  await page.getByRole('region', { name: 'Title match' }).getByText('Game 3').waitFor();
  await expect.poll(() => told(page.locator('.title-match .side').first())).toBe('Amina holds the title2');
  await page.mouse.move(0, 0);
  await row('Khamis').getByRole('link').press('Escape');
  const fresh = await dashboard.visit(`/tournaments/${cycle}`);
  await isLive(fresh);
  await fresh.locator('.title-match').waitFor();
  await expect.poll(() => told(page.locator('main'))).toBe(await told(fresh.locator('main')));
  await fresh.getByRole('link', { name: 'Crosstable', exact: true }).click();
  await fresh.getByLabel('Which league').selectOption('B1');
  await fresh.getByRole('link', { name: 'won, game 1 against Rehema' }).first().waitFor();
  expect(await violations(page, 'on a desk')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'on a phone')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
