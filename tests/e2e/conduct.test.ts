import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;
/** Two browsers that stay open: a player at a game of his, on a phone, and the director. */
let amina: Page;
let director: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  tournament = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const games = await gamesOf(server, tournament.id);
  game = games.find(({ first, second }) => first === 'Amina' && second === 'Bakari')!;
  const person = tournament.players.get('Amina')!;
  amina = await dashboard.visit(`/games/${game.id}`, { person, size: [390, 844], scheme: 'dark' });
  await isLive(amina);
  director = await dashboard.visit('/desk', { person: tournament.director });
  await isLive(director);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const say = (person: TestPerson, text: string) =>
  done(
    (query, variables) => dashboard.server.ask(query, variables, person),
    'postMessage',
    { gameId: game.id, text },
    '',
  );

async function isAccessible(page: Page): Promise<void> {
  expect(await violations(page, page.url())).toEqual([]);
}

test('two who play talk beside their game; one mutes the other and alone reads less', async () => {
  await amina.getByRole('tab', { name: 'Chat' }).click();
  const log = amina.getByRole('log', { name: 'Messages' });
  await amina.getByText('Nothing has been said yet.').waitFor();
  await amina.getByText('Keep to neutral topics').waitFor();
  await amina.getByLabel('Write a message').fill('Jambo, Bakari!');
  await amina.keyboard.press('Enter');
  await log.getByText('Jambo, Bakari!').waitFor();
  await say(tournament.players.get('Bakari')!, 'Take the house');
  await log.getByText('Take the house').waitFor();
  await isAccessible(amina);

  const deeds = log.getByRole('button', { name: 'What to do about this message of Bakari' });
  await deeds.click();
  await amina.getByRole('button', { name: 'Mute Bakari for me' }).click();
  await log.getByText('You muted Bakari.').waitFor();
  expect(await log.getByText('Take the house').count()).toBe(0);
  await log.getByRole('button', { name: 'Show this one' }).click();
  await log.getByText('Take the house').waitFor();

  await deeds.click();
  await amina.getByRole('button', { name: 'Report…' }).click();
  const dialog = amina.getByRole('dialog', { name: 'Report this message of Bakari' });
  await dialog.getByLabel('What is wrong with it').fill('This is help.');
  await dialog.getByRole('button', { name: 'Report to the director' }).click();
  await amina.getByText('Reported. Your tickets say what comes of it.').waitFor();
  await amina.getByRole('button', { name: 'Dismiss' }).click();
});

test('a report and a suspicion come to the desk by themselves; the message is removed, the suspicion decided', async () => {
  await director
    .getByRole('row', { name: 'This is help.' })
    .getByRole('button', { name: /^Read…/ })
    .click();
  const card = director.getByRole('listitem').filter({ hasText: 'This is help.' });
  await card.getByText('The message: “Take the house”').waitFor();

  await amina.getByRole('button', { name: 'Tell the director…' }).click();
  const dialog = amina.getByRole('dialog', { name: 'Tell the director of Kombe la Baraza' });
  await dialog.getByLabel('What it is about').selectOption('CHEATING');
  await dialog.getByLabel('What happened').fill('He knows every answer.');
  await isAccessible(amina);
  await dialog.getByRole('button', { name: 'Send to the director' }).click();
  await amina.getByText('The director has it.').waitFor();

  await director
    .getByRole('row', { name: 'He knows every answer.' })
    .getByRole('button', { name: /^Read…/ })
    .click();
  const suspicion = director.getByRole('listitem').filter({ hasText: 'He knows every answer.' });
  await suspicion.getByText('from Amina').waitFor();
  await suspicion.getByText('about Bakari').waitFor();
  await isAccessible(director);
  await suspicion.getByLabel('Answer to this ticket').fill('I shall look at it.');
  await suspicion.getByRole('button', { name: 'Send the answer' }).click();
  await suspicion.getByText('I shall look at it.').waitFor();

  await amina.goto('/my-games');
  const mine = amina.getByRole('listitem').filter({ hasText: 'He knows every answer.' });
  await mine.getByText('I shall look at it.').waitFor();
  await isAccessible(amina);

  await suspicion.getByRole('button', { name: 'Decide…' }).click();
  const decision = director.getByRole('dialog', { name: 'Decide the ticket of Amina' });
  await decision.getByText('Rejected').click();
  await decision.getByLabel('Words for who filed it').fill('He is simply good.');
  await decision.getByRole('button', { name: 'Decide, finally' }).click();
  await suspicion.waitFor({ state: 'detached' });
  await mine.getByText('He is simply good.').waitFor();
  await mine.getByText('decided', { exact: true }).waitFor();

  await director.goto(`/games/${game.id}`);
  await director.getByRole('tab', { name: 'Chat' }).click();
  await director.getByRole('button', { name: 'What to do about this message of Bakari' }).click();
  await director.getByRole('button', { name: 'Remove…' }).click();
  const removal = director.getByRole('dialog', { name: 'Remove this message of Bakari' });
  await removal.getByLabel('Reason, public').fill('No help in a game');
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await director.getByText('Removed by Director: No help in a game').waitFor();
  await director.getByText('It said: Take the house').waitFor();
});

test('a withdrawal names every game that it loses, on the page of a game, before it is confirmed', async () => {
  await amina.goto(`/games/${game.id}`);
  await isLive(amina);
  await amina.getByRole('button', { name: 'Withdraw…' }).click();
  const dialog = amina.getByRole('dialog', { name: 'Withdraw from Kombe la Baraza' });
  await dialog.getByText('You lose 4 games by it:').waitFor();
  const lost = await dialog.locator('.lost li').allTextContents();
  expect(lost.map((text) => text.trim()).toSorted()).toEqual([
    'to Bakari, game 1',
    'to Bakari, game 2',
    'to Chausiku, game 1',
    'to Chausiku, game 2',
  ]);
  await isAccessible(amina);
  await dialog
    .getByRole('button', { name: /withdraw/i })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await amina.getByRole('button', { name: 'Withdraw…' }).waitFor({ state: 'detached' });
});

test('a game that is resigned shows both new ratings; the player’s page draws them and says how the KIBA score comes about', async () => {
  const rest = (await gamesOf(dashboard.server, tournament.id)).find(
    ({ first, second }) => first === 'Bakari' && second === 'Chausiku',
  )!;
  const bakari = tournament.players.get('Bakari')!;
  await done((query, variables) => dashboard.server.ask(query, variables, bakari), 'resign', { gameId: rest.id }, '');
  await amina.goto(`/games/${rest.id}`);
  const line = amina.locator('.result-line');
  await line.getByText('Elo after this game:').waitFor();
  for (const after of ['Bakari 1484 (−16)', 'Chausiku 1516 (+16)']) expect(await told(line)).toContain(after);
  await amina.goto('/players/chausiku');
  await amina.getByRole('img', { name: 'Elo over 1 step, from 1500 to 1516; lowest 1500, highest 1516' }).waitFor();
  await amina.getByText('The steps as a table').click();
  await amina.getByRole('link', { name: 'won against Bakari (1500)' }).waitFor();
  await amina.getByRole('button', { name: 'KIBA score 153: how it comes about' }).click();
  await amina.getByRole('row', { name: 'Exactly 152.6' }).waitFor();
  await isAccessible(amina);
});
