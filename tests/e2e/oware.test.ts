import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

/** A game that ends 24-24, as its letters were played. */
const DRAWN = 'BbFdAeEaCcBbFeCfEdBeCcDfFeEfF'.split('');

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku'], { game: 'OWARE' });
  const [first] = await gamesOf(dashboard.server, tournament.id);
  if (first === undefined) throw new Error('There is no game');
  game = first;
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const person = (name: string): TestPerson => {
  const found = tournament.players.get(name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};

/** Plays moves of the drawn game by the API, from one ply to before another. */
async function play(from: number, to: number): Promise<void> {
  for (let ply = from; ply < to; ply++) {
    const mover = person(ply % 2 === 0 ? game.first : game.second);
    const input = { gameId: game.id, ply, move: DRAWN[ply] };
    await done((query, variables) => dashboard.server.ask(query, variables, mover), 'playMove', input, '');
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Your move' });
const ply = async (): Promise<unknown> => {
  const { game: now } = await dashboard.server.data('query ($id: ID!) { game(id: $id) { ply } }', { id: game.id });
  return at(now, 'ply');
};

test('a house is chosen by the pointer and its move is seen before it is sent; the other is sown on the board of who watches', async () => {
  const south = await dashboard.visit(`/games/${game.id}`, { person: person(game.first) });
  const watcher = await dashboard.visit(`/games/${game.id}`, { motion: true });
  await isLive(watcher);
  await south.getByRole('button', { name: 'B, 4 seeds, may be sown', exact: true }).click();
  await south.getByText('4→5').first().waitFor();
  await bar(south).getByText('It captures nothing.').waitFor();
  await bar(south).getByRole('button', { name: 'Send B' }).click();
  await watcher.locator('.sowing-hand').waitFor();
  await watcher.getByText('B took nothing, 4 seeds sown.').first().waitFor();
  const counts = await watcher.locator('.oware-counts text:not(.store)').allTextContents();
  expect(counts.map(Number)).toEqual([4, 4, 4, 4, 4, 4, 4, 0, 5, 5, 5, 5]);
  await dashboard.leave();
});

test('the keyboard plays the move that ends a game drawn, and page and table say so', async () => {
  await play(1, DRAWN.length - 1);
  const last = await dashboard.visit(`/games/${game.id}`, { person: person(game.first) });
  await isLive(last);
  await last.getByRole('button', { name: /^F, .* may be sown/ }).focus();
  await last.keyboard.press('f');
  await bar(last).getByRole('button', { name: 'Send F' }).focus();
  await last.keyboard.press('Enter');
  await last.getByText('Drawn').first().waitFor();
  await last.locator('.result-line').getByText('24-24, a side that is empty cannot be fed').waitFor();
  expect(await ply()).toBe(DRAWN.length);
  const table = await dashboard.visit(`/tournaments/${tournament.id}`);
  await table.getByText('=', { exact: true }).first().waitFor();
});
