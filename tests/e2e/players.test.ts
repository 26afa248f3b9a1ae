import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { isLive, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';

let dashboard: Dashboard;

const PEOPLE = [
  { name: 'Akane', ratings: { GO: [2165, 47] } },
  { name: 'Bakari', ratings: { BAO: [1720, 12], GO: [1480, 1] } },
  { name: 'Chausiku', ratings: { BACKGAMMON: [1810, 30], GO: [2301, 96] } },
  { name: 'Dalili', ratings: {} },
] as const;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  const admin = await server.signUp('Admin', 'ADMIN');
  for (const { name, ratings } of PEOPLE) {
    const { viewer } = await server.data('{ viewer { player { id } } }', {}, await server.signUp(name));
    const playerId = textAt(viewer, 'player.id');
    for (const [game, [elo, matches]] of Object.entries(ratings)) {
      const input = { playerId, game, elo, matches, source: 'The list of 2026' };
      await done((query, vars) => server.ask(query, vars, admin), 'importRating', input, '');
    }
  }
});
afterAll(() => dashboard.close());

test('the list says what each player is rated in, and can be ordered by each game', async () => {
  const page = await dashboard.visit('/players');
  await isLive(page);
  const line = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect.poll(() => told(line('Akane'))).toContain('2165 47 games');
  expect(await told(line('Chausiku'))).toMatch(/2301 96 games.*1810 30 games/);
  const shown = async () => (await page.locator('tbody th .player-name').allInnerTexts()).map((name) => name.trim());
  expect(await shown()).toEqual(['Admin', 'Akane', 'Bakari', 'Chausiku', 'Dalili']);
  await page.getByText('Go', { exact: true }).click();
  await expect.poll(shown).toEqual(['Chausiku', 'Akane', 'Bakari']);
  expect(new URL(page.url()).searchParams.get('game')).toBe('GO');
  await page.getByRole('searchbox').fill('ak');
  await expect.poll(shown).toEqual(['Akane', 'Bakari']);
  await page.getByText('Backgammon', { exact: true }).click();
  await page.getByText('No player is like that.').waitFor();
  await dashboard.leave();
});

test('on a phone all ratings stand under a name, and one of them in a column of its own', async () => {
  const page = await dashboard.visit('/players', { size: [390, 844] });
  await isLive(page);
  const line = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect.poll(() => line('Bakari').innerText()).toMatch(/bao 1720 12 games\s+go 1480 1 game\s+0$/);
  expect(await line('Dalili').innerText()).toContain('no rated game yet');
  await page.getByText('Bao', { exact: true }).click();
  await expect.poll(() => line('Bakari').innerText()).toMatch(/Bakari\s+1720 12 games\s+0$/);
  await dashboard.leave();
});
