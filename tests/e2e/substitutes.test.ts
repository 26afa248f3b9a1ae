import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { TestPerson } from '../support/api-client.ts';
import { listAt, textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import type { Answer } from '../support/client.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
/** The director's, and that of somebody who watches a game of the player who does not appear. */
let page: Page;
let watcher: Page;
let director: TestPerson;
let by: (query: string, variables: Record<string, unknown>) => Promise<Answer>;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  by = (query, variables) => dashboard.server.ask(query, variables, director);
  const input = { name: 'Kombe la Pemba', game: 'BAO', format: 'ROUND_ROBIN' };
  const made = await done(by, 'createTournament', input, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  const newPlayers = ['Asha', 'Juma', 'Zuri'].map((name) => ({ name }));
  await done(by, 'enterPlayers', { tournamentId, newPlayers }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  const games = await by(
    `query ($id: ID!) { tournament(id: $id) { games(first: 1, search: "Asha") { edges { node { id } } } } }`,
    { id: tournamentId },
  );
  const [game] = listAt(games, 'data.tournament.games.edges.*.node');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  watcher = await dashboard.visit(`/games/${textAt(game, 'id')}`);
  await isLive(watcher);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a player who does not appear is replaced by somebody new, seen before it is done; who watches sees the game begin anew', async () => {
  const stayed = await mark(watcher);
  const entered = page.getByRole('region', { name: 'Who has entered' });
  await entered.getByRole('button', { name: 'Replace Asha…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Somebody new', { exact: true }).click();
  await dialog.getByLabel('Name of the new player').fill('Nuru');
  await dialog.getByLabel('Reason, public').fill('Asha did not appear');
  await dialog.getByLabel('Links, public').fill('https://club.example/threads/18');
  await dialog.locator('.changes').getByText('Nuru plays in place of Asha').first().waitFor();
  expect(await violations(page, 'replacing a player')).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace the player' }).click();
  await dialog.waitFor({ state: 'detached' });
  await entered.getByRole('link', { name: 'Nuru' }).waitFor();
  expect(await told(entered)).not.toContain('Asha');
  await watcher.getByRole('heading', { level: 1, name: 'Nuru' }).waitFor();
  expect(await stayed()).toBe(true);
});

test('at the desk he sees who plays nowhere while others wait, and the first who waits takes the place', async () => {
  const input = { name: 'Kombe la Unguja', game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 };
  const made = await done(by, 'createTournament', input, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  const newPlayers = ['Halima', 'Idi', 'Jabali', 'Kito', 'Lulu'].map((name) => ({ name }));
  await done(by, 'enterPlayers', { tournamentId, newPlayers, orWait: true }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  await dashboard.server.clock.advance(millis(2 * DAY + HOUR));
  const desk = await dashboard.visit('/desk', { person: director });
  await desk.getByRole('button', { name: 'Replace… Halima' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await dialog.getByRole('radio', { name: '1. Kito' }).isChecked()).toBe(true);
  await dialog.getByLabel('Reason, public').fill('Halima did not appear');
  await dialog.locator('.changes').getByText('Kito plays in place of Halima').first().waitFor();
  expect(await violations(desk, 'replacing a player by who waits')).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace the player' }).click();
  await dialog.waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Replace… Halima' }).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Replace… Idi' }).click();
  await dialog.getByRole('radio', { name: '1. Lulu' }).waitFor();
});
