import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Amina', 'Baraka', 'Kibaraka'], { name: 'Kombe la Baraza' });
});
afterAll(() => dashboard.close());

test('by the keys alone: / leads to the search, arrows to what is suggested, Enter there or to all that is found', async () => {
  const page = await dashboard.visit('/rules');
  await isLive(page);
  await page.keyboard.press('/');
  await page.keyboard.type('bara');
  const field = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect.poll(() => options.count()).toBe(3);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await told(options.first())).toBe('Baraka baraka Player');
  await page.keyboard.press('ArrowUp');
  expect(await told(page.getByRole('option', { selected: true }))).toBe('Kombe la Baraza Tournament');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kombe la Baraza' }).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('bara');
  await expect.poll(() => options.count()).toBe(3);
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=bara');
  const found = (of: string) => page.getByRole('region', { name: of }).getByRole('link').allInnerTexts();
  await expect.poll(() => found('Players')).toEqual(['Baraka', 'Kibaraka']);
  expect(await found('Tournaments')).toEqual(['Kombe la Baraza']);
  await page.getByLabel('Search', { exact: true }).last().fill('nothing like it');
  await page.getByText('Nothing has “nothing like it” in it').waitFor();
  await dashboard.leave();
});

test('a / that is typed into a field is a letter of it', async () => {
  const page = await dashboard.visit('/players');
  await isLive(page);
  const field = page.getByRole('searchbox', { name: 'Search by name' });
  await field.fill('a');
  await field.press('/');
  expect(await field.inputValue()).toBe('a/');
  await dashboard.leave();
});

test('on a phone the sign of the search leads to its page, and what is found leads on', async () => {
  const page = await dashboard.visit('/', { size: [390, 844] });
  await isLive(page);
  await page.getByRole('link', { name: 'Search' }).click();
  await page.locator('#search-text:focus').waitFor();
  await page.keyboard.type('kib');
  await page.getByRole('link', { name: 'Kibaraka' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kibaraka' }).waitFor();
  await dashboard.leave();
});

test('the ranking has everybody, says what separates and how sure it is, and moves by itself', async () => {
  const page = await dashboard.visit(`/tournaments/${tournament.id}`);
  await page.getByRole('link', { name: 'Ranking' }).click();
  const cells = async (row: Locator) => (await row.locator('th, td').allInnerTexts()).map((text) => text.trim());
  const rows = page.getByRole('table', { name: 'Ranking' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(3);
  await isLive(page);
  const [game] = await gamesOf(dashboard.server, tournament.id);
  const person = tournament.players.get(game?.first ?? '');
  const give = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, person);
  await done(give, 'resign', { gameId: game?.id }, '');
  await expect.poll(() => told(rows.first())).toContain(game?.second);
  expect(await cells(rows.first())).toEqual(['1', game?.second, 'Round robin A', '1', 'Nobody is before him.', 'open']);
  expect((await cells(rows.nth(1))).slice(3)).toEqual(['0', '0 points; who is before has 1.', 'open']);
  await page.getByText('Games can still change it.').waitFor();
  await dashboard.leave();
});
