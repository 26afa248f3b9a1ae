import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isLive, openDashboard, told, type Dashboard } from '../e2e/dashboard.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { buildPage, type BuiltPage } from './page.ts';

const NAMES = ['Asha', 'Juma', 'Zuri'];

let built: BuiltPage;
let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;

beforeAll(async () => {
  built = await buildPage();
  dashboard = await openDashboard({ webFolder: built.folder });
  const input = { game: 'NIM', format: 'RING' };
  tournament = await runningTournament(dashboard.server, NAMES, input);
  const games = await gamesOf(dashboard.server, tournament.id);
  game = games.find(({ first }) => first === 'Asha')!;
});
afterEach(() => dashboard.leave());
afterAll(async () => {
  await dashboard.close();
  built.remove();
});

test('a format with rules alone is shown with its table, its rules and its name', async () => {
  const page = await dashboard.visit(`/tournaments/${tournament.id}`);
  await isLive(page);
  for (const name of NAMES)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .waitFor();
  for (const tab of ['crosstable', 'schedule', 'players', 'rules', 'log', 'boards']) {
    await page.goto(`/tournaments/${tournament.id}/${tab}`);
    await isLive(page);
    expect(await told(page.locator('main'))).not.toMatch(/undefined|formats?\./);
  }
  expect(await told(page.locator('.tournament-header'))).toContain('3 players · ring ·');
  await page.goto(`/tournaments/${tournament.id}/rules`);
  // The row of the game and that of the format.
  await expect.poll(() => page.getByText('One for each game won').count()).toBe(2);
});

test('a game with rules alone is played by buttons and by text, and is told wherever games are listed', async () => {
  const asha = await dashboard.visit(`/games/${game.id}`, { person: tournament.players.get('Asha')! });
  const juma = await dashboard.visit(`/games/${game.id}`, { person: tournament.players.get(game.second)! });
  await isLive(juma);
  const board = (page: typeof asha) => page.getByRole('region', { name: 'The board, in letters' });
  await expect.poll(() => board(asha).innerText()).toBe('A ooo\nB oooo\nC ooooo');
  await asha.getByRole('button', { name: 'C5', exact: true }).click();
  await asha.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => board(juma).innerText()).toBe('A ooo\nB oooo\nC');
  await juma.getByLabel(/^The move, as in/).fill('A3');
  await juma.keyboard.press('Enter');
  await juma.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => board(asha).innerText()).toBe('A\nB oooo\nC');
  for (const path of ['/', '/boards', '/my-games', '/players']) {
    await asha.goto(path);
    await isLive(asha);
    expect(await told(asha.locator('main'))).not.toMatch(/undefined|games?\./);
  }
  await asha.goto(`/games/${game.id}`);
  await asha.getByRole('button', { name: 'B4', exact: true }).click();
  await asha.getByRole('button', { name: /^Send/ }).click();
  await juma
    .getByText(/Asha wins|Asha won/)
    .first()
    .waitFor();
});
