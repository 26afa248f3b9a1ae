import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { openDashboard, told, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;
/** A tournament in which two of a name have played. */
let both: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  await finished('Kombe la Kwanza', ['Kobe', 'Zola', 'Ana']);
  await finished('Kombe la Pili', ['Kobe', 'Yara', 'Bea']);
  both = await finished('Kombe la Tatu', ['Kobe', 'Kobe', 'Cleo']);
  page = await dashboard.visit('/');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** A round robin elsewhere that is over: a Kobe has won it, of two the later. */
async function finished(name: string, names: readonly string[]): Promise<string> {
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const settings = { name, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', timeControl: null };
  const made = await done(by, 'createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  for (const one of names) await done(by, 'enterPlayers', { tournamentId, newPlayers: [{ name: one }] }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  const GAMES =
    'query ($id: ID!) { tournament(id: $id) { games(first: 50) { nodes { id seats { seat player { handle } } } } } }';
  const { tournament } = await dashboard.server.data(GAMES, { id: tournamentId });
  const rank = (seat: Fields): string => textAt(seat, 'player.handle').replace(/^kobe/, '~');
  const results = listAt(tournament, 'games.nodes').map((game) => {
    const [one, other] = listAt(game, 'seats');
    return { gameId: game.id, how: 'PLAYED', winner: (rank(one!) > rank(other!) ? one! : other!).seat };
  });
  await done(by, 'reportResult', { tournamentId, results }, '');
  return tournamentId;
}

test('players of one name are told apart wherever they meet: lists of tournaments, players, search, certificates', async () => {
  await page.goto('/hall-of-fame');
  await page.getByRole('row', { name: /Kombe la Tatu/ }).waitFor();
  const hall = await told(page.locator('main'));
  for (const name of [/Kobe ?kobe\b/, /Kobe ?kobe-2/, /Kobe ?kobe-4/]) expect(hall).toMatch(name);
  await page.goto('/players?search=kobe');
  await page.getByRole('row', { name: /kobe-4/ }).waitFor();
  const players = await told(page.locator('main'));
  for (const handle of ['kobe-2', 'kobe-3', 'kobe-4']) expect(players).toContain(handle);
  await page.goto('/search?q=kobe');
  await page.getByText('kobe-4').first().waitFor();
  await page.goto(`/tournaments/${both}/certificate`);
  const sheets = page.getByRole('article');
  await expect.poll(() => sheets.count()).toBe(3);
  const certified = await told(page.locator('main'));
  for (const name of ['Kobe (kobe-3)', 'Kobe (kobe-4)']) expect(certified).toContain(name);
  expect(certified).not.toContain('Cleo (');
  expect(await violations(page, 'certificates of namesakes')).toEqual([]);
  await page.goto('/players/kobe-3');
  await page.getByText('kobe-3').first().waitFor();
});
