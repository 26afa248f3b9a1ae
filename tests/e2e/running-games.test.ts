import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, status } from './directing.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let games: readonly OpenGame[];
let game: OpenGame;
/** The director’s page, and that of who is to move in the game. */
let page: Page;
let player: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Neema']);
  games = await gamesOf(dashboard.server, tournament.id);
  game = games[0]!;
  page = await dashboard.visit(`/tournaments/${tournament.id}/direct`, { person: tournament.director });
  player = await dashboard.visit(`/games/${game.id}`, { person: tournament.players.get(game.first)! });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const rowOf = ({ first, second }: OpenGame) =>
  page.locator('tr', { has: page.getByRole('link', { name: `${first} – ${second}` }) }).first();
const dialog = () => page.getByRole('dialog');

test('more time is given for one game, for all games of one player, and for all; each says before whom it is for', async () => {
  const give = async (scope: string, preview: RegExp, deed: string): Promise<void> => {
    await rowOf(game).getByRole('button', { name: 'Extend time…' }).click();
    await choose(dialog(), 'Whose clock', game.first);
    await choose(dialog(), 'In which games', scope);
    await choose(dialog(), 'By', '2 days');
    await dialog().getByLabel('Reason, public').fill('The ferry did not go');
    await dialog().locator('.changes').getByText(preview).first().waitFor();
    await dialog().getByRole('button', { name: deed, exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
  };
  const clock = player.locator('.player-strip', { hasText: game.first }).locator('.clock-text [aria-hidden]');
  await give('this one', new RegExp(`${game.first} gets 2 days`), `Give ${game.first} 2 days more`);
  await expect.poll(() => clock.innerText()).toMatch(/^(5d 0h|4d 23h)$/);
  await give('all of that player', /in 4 running games/, `Give ${game.first} 2 days more in every game`);
  await expect.poll(() => clock.innerText()).toMatch(/^(7d 0h|6d 23h)$/);
  await give('all, for everybody', /Both players of 6 running games/, 'Give everybody 2 days more');
  await expect.poll(() => clock.innerText()).toMatch(/^(9d 0h|8d 23h)$/);
});

test('one game is paused and goes on, and the others never stand still', async () => {
  const other = games.find((one) => one.first !== game.first)!;
  await rowOf(game).getByRole('button', { name: 'Pause…' }).click();
  await choose(dialog(), 'What is paused', 'this game');
  await dialog().getByLabel('Why').fill('They asked for it together');
  await dialog()
    .locator('.changes')
    .getByText(/They asked for it together/)
    .first()
    .waitFor();
  await dialog().getByRole('button', { name: 'Pause', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  await rowOf(game)
    .getByRole('cell')
    .getByText(/^paused until/)
    .waitFor();
  await rowOf(other)
    .getByRole('cell')
    .getByText(/ to move$/)
    .waitFor();
  await player.getByRole('list', { name: 'Pauses' }).getByText('They asked for it together').waitFor();
  await player.locator('.player-strip', { hasText: game.first }).locator('.clock-text.paused').waitFor();
  expect(await page.locator('.tournament-header').getByText('They asked for it together').count()).toBe(0);

  await page
    .getByRole('main')
    .getByRole('list', { name: 'Pauses' })
    .last()
    .getByRole('button', { name: 'Go on…' })
    .click();
  await dialog().getByLabel('Why').fill('Both are back');
  await dialog()
    .locator('.changes')
    .getByText(/Both are back/)
    .first()
    .waitFor();
  await dialog().getByRole('button', { name: 'Go on', exact: true }).click();
  await rowOf(game)
    .getByRole('cell')
    .getByText(/ to move$/)
    .waitFor();
  await player.locator('.player-strip', { hasText: game.first }).locator('.clock-text.running').waitFor();
});

test('a running tournament is cancelled: what becomes of its games is seen before, and everybody reads why', async () => {
  const watcher = await dashboard.visit(`/tournaments/${tournament.id}`);
  await page.getByRole('button', { name: 'Cancel the tournament…' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel the tournament', exact: true });
  expect(await cancel.isDisabled()).toBe(true);
  await dialog().getByLabel('Reason, public').fill('The hall has burnt down');
  await dialog().getByText('This cannot be taken back: the tournament stays cancelled.').waitFor();
  await dialog()
    .locator('.changes')
    .getByText('The tournament is cancelled; its 6 open games end without a result.')
    .first()
    .waitFor();
  await cancel.click();
  await status(page).getByText('cancelled', { exact: true }).waitFor();
  await watcher.locator('.tournament-header').getByText('Cancelled. The hall has burnt down').waitFor();
  await player
    .getByText(/without a result|no result/i)
    .first()
    .waitFor();
});

test('a backgammon player is told that his text for the dice is awaited, and adds it by coming to the board', async () => {
  const match = await runningTournament(
    dashboard.server,
    ['Pili', 'Rehema'],
    { name: 'Dice', game: 'BACKGAMMON', format: 'KNOCKOUT' },
    tournament.director,
  );
  const [opening] = await gamesOf(dashboard.server, match.id);
  const [one, two] = await Promise.all(
    ['Pili', 'Rehema'].map((name) => dashboard.visit('/', { person: match.players.get(name)! })),
  );
  await one!.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
  const notice = one!.locator('.notice-list li', { hasText: /The dice of .* wait for your text until/ });
  await notice.getByRole('link').first().click();
  await expect.poll(() => new URL(one!.url()).pathname).toBe(opening!.path);
  await two!.goto(`/games/${opening!.id}`);
  // Both have added theirs, so the first roll falls long before the time for it is over.
  for (const shown of [one!, two!])
    await shown
      .getByRole('button', { name: /^(Roll|Send|Undo)/ })
      .or(shown.getByText(/to move|your move/))
      .first()
      .waitFor();
});
