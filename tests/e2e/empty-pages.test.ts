import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let director: TestPerson;
let player: TestPerson;
let tournamentId: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  player = await dashboard.server.signUp('Amina');
  const by = (who: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    dashboard.server.ask(query, variables, who);
  const draft = { name: 'Kombe Tupu', game: 'BAO', format: 'ROUND_ROBIN' };
  const made = await done(
    by(director),
    'createTournament',
    draft,
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournamentId = textAt(made, 'tournament.id');
  await done(by(director), 'openRegistration', { tournamentId }, '');
  await done(by(player), 'enterTournament', { tournamentId }, '');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('where no board is open, each is led on as fits: who directs, who plays, and who looks', async () => {
  for (const [person, here, there] of [
    [director, 'Make a tournament', 'Go to its director’s page'],
    [player, 'Read how the tournaments are played', 'See my games'],
    [undefined, 'Make an account, to be told and to play', 'See who has entered'],
  ] as const) {
    const page = await dashboard.visit('/boards', person === undefined ? {} : { person });
    const empty = page.locator('main').filter({ hasText: 'No game is being played.' });
    await empty.getByRole('link', { name: here }).waitFor();
    await empty.getByRole('link', { name: 'See the tournaments' }).waitFor();
    expect(await violations(page, 'no boards')).toEqual([]);
    await page.goto(`/tournaments/${tournamentId}/boards`);
    await page.getByRole('region', { name: 'Boards' }).getByRole('link', { name: there }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.close();
  }
});

test('who has told directors nothing is led to his games, where he can; who was told nothing to what is agreed', async () => {
  const page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  const tickets = page.getByRole('region', { name: /^Tickets/ });
  await tickets.getByRole('link', { name: 'Read what is agreed' }).click();
  await page.waitForURL(/\/rules$/);
});
