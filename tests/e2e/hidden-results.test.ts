import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { isLive, mark, openDashboard, type Dashboard } from './dashboard.ts';
import { isTold } from './directing.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let games: readonly OpenGame[];
let fan: TestPerson;
/** Somebody with an account, and somebody without. */
let page: Page;
let stranger: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku']);
  const all = await gamesOf(dashboard.server, tournament.id);
  games = all.filter(({ first, second }) => [first, second].includes('Bakari'));
  fan = await dashboard.server.signUp('Fan');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const openMenu = (on: Page): Promise<void> => on.getByRole('button', { name: 'More about this tournament' }).click();
const at = (tab = ''): string => `/tournaments/${encodeURIComponent(tournament.id)}${tab}`;
const veil = (shown: Page) => shown.getByRole('region', { name: 'Results are hidden' });
const RESULT = /won|beat|\bResigned\b|winner/i;

async function resign({ id, second }: OpenGame): Promise<void> {
  const loser = tournament.players.get(second)!;
  await done((query, variables) => dashboard.server.ask(query, variables, loser), 'resign', { gameId: id }, '');
}

test('a player and a tournament are followed by one button each, stand first, and are told at the bell', async () => {
  page = await dashboard.visit(at(), { person: fan });
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'You follow', pressed: true }).waitFor();
  await page.goto('/tournaments');
  await page.getByRole('region', { name: 'You follow' }).getByRole('link', { name: 'Kombe la Baraza' }).waitFor();
  await page.goto('/players/bakari');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'You follow', pressed: true }).waitFor();
  await page.goto('/players');
  await page.getByRole('region', { name: 'You follow' }).getByRole('link', { name: 'Bakari' }).waitFor();
  await page.goto(at('/crosstable'));
  await isLive(page);
  const rows = page.locator('tbody tr:has(th[scope="row"])');
  await expect.poll(() => rows.first().innerText()).toContain('Bakari');
  await rows.first().locator('.follow-mark').waitFor();
  await resign(games[0]!);
  await isTold(page, /Bakari/);
});

test('who hides the results of a tournament sees none on any page, and is told that there is news, until he asks', async () => {
  stranger = await dashboard.visit(at());
  for (const shown of [page, stranger]) {
    await shown.goto(at());
    await openMenu(shown);
    await shown.getByRole('button', { name: 'Hide results' }).click();
    await shown.getByRole('button', { name: 'Hide results' }).waitFor({ state: 'hidden' });
    await openMenu(shown);
    await shown.getByRole('button', { name: 'Results hidden', pressed: true }).waitFor();
  }
  for (const shown of [page, stranger]) {
    for (const path of [at('/crosstable'), at('/schedule'), at('/log'), `/games/${games[0]!.id}`]) {
      await shown.goto(path);
      await veil(shown).waitFor();
      expect(await shown.locator('main').innerText()).not.toMatch(RESULT);
      expect(await shown.title()).not.toMatch(RESULT);
    }
    await shown.goto('/');
    await isLive(shown);
    await shown.getByText('result hidden').first().waitFor();
    expect(await shown.locator('main').innerText()).not.toMatch(/\bwon\b|\bbeat\b/);
  }
  await resign(games[1]!);
  await isTold(page, 'There is news; its results are hidden.');
});

test('a click shows them at that place alone, and the switch everywhere', async () => {
  await stranger.goto(at('/crosstable'));
  const isSame = await mark(stranger);
  await veil(stranger).getByRole('button', { name: 'Show them here' }).click();
  await stranger.getByRole('table').first().waitFor();
  expect(await isSame()).toBe(true);
  await stranger.goto(at('/rules'));
  expect(await veil(stranger).count()).toBe(0);
  await stranger.goto(`/games/${games[0]!.id}`);
  await veil(stranger).waitFor();
  await page.goto(at());
  await openMenu(page);
  await page.getByRole('button', { name: 'Results hidden' }).click();
  await page.getByRole('button', { name: 'Results hidden' }).waitFor({ state: 'hidden' });
  await openMenu(page);
  await page.getByRole('button', { name: 'Hide results' }).waitFor();
  await page.goto(`/games/${games[0]!.id}`);
  await page.locator('.result-line').waitFor();
});

test('what a tournament that is over has left elsewhere is hidden with it: its winner, his certificate, ratings and titles', async () => {
  const { server } = dashboard;
  const over = await runningTournament(
    server,
    ['Dalili', 'Eshe', 'Farida'],
    { name: 'Kombe la Pwani' },
    tournament.director,
  );
  for (const { id, first, second } of await gamesOf(server, over.id)) {
    const loser = over.players.get(second === 'Dalili' ? first : second);
    await done((query, variables) => server.ask(query, variables, loser), 'resign', { gameId: id }, '');
  }
  const reader = await dashboard.visit('/hall-of-fame');
  const row = reader.getByRole('row').filter({ hasText: 'Kombe la Pwani' });
  await row.getByText('Dalili').waitFor();
  await reader.goto(over.path);
  await openMenu(reader);
  await reader.getByRole('button', { name: 'Hide results' }).click();
  await reader.goto('/hall-of-fame');
  await row.getByText('result hidden').waitFor();
  expect(await row.innerText()).not.toContain('Dalili');
  await reader.goto(`${over.path}/certificate`);
  await veil(reader).waitFor();
  expect(await reader.locator('main').innerText()).not.toMatch(/Dalili|Eshe/);
  await reader.goto('/p/dalili');
  await isLive(reader);
  await reader.getByText('result hidden').first().waitFor();
  expect(await reader.locator('main').innerText()).not.toMatch(/\b[Ww]on\b|\bbeat\b/);
});
