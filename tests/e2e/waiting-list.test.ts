import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { perform } from './directing.ts';

let dashboard: Dashboard;
let director: TestPerson;
let tournament: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe dogo', game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournament = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId: tournament }, '');
  const newPlayers = ['Juma', 'Zuri', 'Pili'].map((name) => ({ name }));
  await done(by, 'enterPlayers', { tournamentId: tournament, newPlayers }, '');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('who finds all places taken waits for one, sees how many are before him, and has the first that becomes free', async () => {
  const asha = await dashboard.server.signUp('Asha');
  const player = await dashboard.visit(`/tournaments/${tournament}`, { person: asha, size: [390, 844] });
  const page = await dashboard.visit(`/tournaments/${tournament}/direct`, { person: director });
  await isLive(player);
  await perform(player, 'Join the waiting list…', 'Join the waiting list', 'All places are taken: Asha waits for one.');
  await player.getByText('You are number 1 on the waiting list').waitFor();
  const list = page.getByRole('list', { name: 'Waiting for a place' });
  await list.getByText('Asha').waitFor();
  expect(await violations(page, 'a waiting list')).toEqual([]);
  await page.getByRole('button', { name: 'Let in Asha' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This tournament has 3 places, and 3 are taken.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await perform(page, 'Take out Juma…', 'Take the player out', 'Asha has got a place from the waiting list.');
  await player.getByText('You play here').waitFor();
  await list.waitFor({ state: 'detached' });
});
