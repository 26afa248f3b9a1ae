import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose } from './directing.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;
/** The director’s page, and that of who is to move in the game. */
let page: Page;
let player: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Neema']);
  game = (await gamesOf(dashboard.server, tournament.id))[0]!;
  page = await dashboard.visit(`/tournaments/${tournament.id}/direct`, { person: tournament.director });
  player = await dashboard.visit(`/games/${game.id}`, { person: tournament.players.get(game.first)! });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const strip = (name: string) => player.getByRole('region', { name, exact: true }).locator('.until');
const myMove = () => player.locator('.player-strip', { hasText: game.first }).getByText('your move');

test('a tournament is paused: seen before, the board stands still at once, and it goes on when the director says so', async () => {
  await myMove().waitFor();
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: 'Pauses' }) });
  await card.getByText('Nothing is paused').waitFor();
  await card.getByRole('button', { name: 'Pause…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause play' });
  await dialog.getByLabel('Why').fill('The lake is over its banks');
  await dialog.locator('.changes').getByText('This is so in 6 running games.').waitFor();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.tournament-header').getByText('The lake is over its banks').waitFor();

  const note = player.getByRole('list', { name: 'Pauses' });
  await note.getByText(/^Paused until .*\. The lake is over its banks$/).waitFor();
  await strip(game.first)
    .getByText(/^paused until/)
    .waitFor();
  await player.locator('.player-strip', { hasText: game.first }).locator('.clock-text.paused').waitFor();

  await card.getByRole('button', { name: 'Go on…' }).click();
  const ending = page.getByRole('dialog', { name: 'Let play go on in all games' });
  await ending.getByLabel('Why').fill('The water has gone');
  await ending.locator('.changes').getByText('Play goes on in all games. The water has gone.').waitFor();
  await ending.getByRole('button', { name: 'Go on', exact: true }).click();
  await card.getByText('Nothing is paused').waitFor();
  await note.waitFor({ state: 'detached' });
  await myMove().waitFor();
  await player.locator('.player-strip', { hasText: game.first }).locator('.clock-text.running').waitFor();
});

test('one player’s games are paused from the list of games, and the pause gets another end', async () => {
  const row = page.locator('tr', { has: page.getByRole('link', { name: `${game.first} – ${game.second}` }) }).first();
  await row.getByRole('button', { name: 'Pause…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause play' });
  await choose(dialog, 'What is paused', `all games of ${game.first}`);
  await dialog.getByLabel('Why').fill('In hospital');
  await dialog.locator('.changes').getByText('This is so in 4 running games.').waitFor();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  const list = page.getByRole('main').getByRole('list', { name: 'Pauses' }).last();
  await list.getByText(`all games of ${game.first}`).waitFor();
  await row
    .getByRole('cell')
    .getByText(/^paused until/)
    .waitFor();
  await list.getByRole('button', { name: 'Another end…' }).click();
  const change = page.getByRole('dialog', { name: /another end$/ });
  const until = change.getByRole('group', { name: 'Until' });
  const day = await until.getByLabel('Day', { exact: true }).inputValue();
  await until
    .getByLabel('Day', { exact: true })
    .fill(new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10));
  await until.getByLabel('Time of day').fill('12:00');
  await change.getByLabel('Why').fill('He needs longer');
  await change
    .locator('.changes')
    .getByText(/now lasts until .* He needs longer\.$/)
    .waitFor();
  await change.getByRole('button', { name: 'Change the end' }).click();
  await change.waitFor({ state: 'detached' });
  await player.getByRole('list', { name: 'Pauses' }).getByText(`All games of ${game.first}.`).waitFor();
  await list.getByRole('button', { name: 'Go on…' }).click();
  const ending = page.getByRole('dialog');
  await ending.getByLabel('Why').fill('He is back');
  await ending.locator('.changes li').first().waitFor();
  await ending.getByRole('button', { name: 'Go on', exact: true }).click();
  await ending.waitFor({ state: 'detached' });
  await row
    .getByRole('cell')
    .getByText(/ to move$/)
    .waitFor();
});
