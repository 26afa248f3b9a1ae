import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, perform, turnTo } from './directing.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;
/** The director’s page, and that of who is to move in the game. */
let page: Page;
let player: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Neema'], { daysOff: 10 });
  game = (await gamesOf(dashboard.server, tournament.id))[0]!;
  page = await dashboard.visit(`/tournaments/${tournament.id}/direct`, { person: tournament.director });
  player = await dashboard.visit(`/games/${game.id}`, { person: tournament.players.get(game.first)! });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a player takes days off from his game: he sees which games until when and what is left, and may take them back', async () => {
  await player.getByRole('button', { name: 'Days off…' }).click();
  const dialog = player.getByRole('dialog', { name: /^Take days off in / });
  await dialog.getByText('You have 10 of 10 days left.').waitFor();
  await dialog.getByLabel('How many days').fill('7');
  await dialog.locator('.changes').getByText('This is so in 4 running games.').waitFor();
  await dialog.getByText('3 days off are left after these.').waitFor();
  await dialog.getByRole('button', { name: 'Take days off' }).click();
  await dialog.waitFor({ state: 'detached' });
  await player.getByText('Your days off are taken; 3 are left.').waitFor();
  const note = player.getByRole('list', { name: 'Pauses' });
  await note.getByText(`To be paused from`).waitFor();
  await note.getByText(`${game.first} takes days off.`).waitFor();
  await page.getByText(`all games of ${game.first}, who takes days off`).waitFor();

  await player.getByRole('button', { name: 'Days off…' }).click();
  await dialog.getByText('You have 3 of 10 days left.').waitFor();
  await dialog.getByRole('button', { name: 'Take back…' }).click();
  const back = player.getByRole('dialog', { name: /^Take back the pause/ });
  await back.locator('.changes li').first().waitFor();
  await back.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByText('You have 10 of 10 days left.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await note.waitFor({ state: 'detached' });
});

test('how many days off there are is set by the director, and read before joining', async () => {
  await draft(page, 'Kombe la Likizo', async (form) => {
    await choose(form, 'System of play', 'round robin');
    await turnTo(form, 'Time and places');
    await form.getByLabel('Days off for each player').fill('5');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  await player.goto(new URL(page.url()).pathname.replace('/direct', ''));
  await player.locator('.viewer-entry').getByRole('button').click();
  await player.getByRole('dialog').getByText('Each player may take 5 days off').waitFor();
});
