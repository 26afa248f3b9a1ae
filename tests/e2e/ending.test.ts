import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';
import { pairs, perform, reportLines, status } from './directing.ts';

const NAMES = ['Asha', 'Juma', 'Zuri'];

let dashboard: Dashboard;
let page: Page;
/** Somebody who watches. */
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la Tanag', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  await done(by, 'enterPlayers', { tournamentId, newPlayers: NAMES.map((name) => ({ name })) }, '');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  watcher = await dashboard.visit(`/tournaments/${tournamentId}`);
  await isLive(watcher);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('what was written wrong when a tournament was set up is mended until it starts, and everybody sees it', async () => {
  const stayed = await mark(watcher);
  const settings = page.getByRole('region', { name: 'Settings' });
  expect(await settings.getByLabel('Name', { exact: true }).inputValue()).toBe('Kombe la Tanag');
  await settings.getByLabel('Name', { exact: true }).fill('Kombe la Tanga');
  await settings.getByLabel('About it').fill('Played on the beach, as every year.');
  await settings.getByLabel('Hours to approve the end').fill('36');
  await perform(page, 'Change them…', 'Change the settings', /changed/);
  await watcher.getByRole('heading', { name: 'Kombe la Tanga', level: 1 }).waitFor();
  await watcher.getByText('Played on the beach, as every year.').waitFor();
  expect(await stayed()).toBe(true);
});

test('the end waits for its director: all read until when, nobody has won, and it stands when he lets it', async () => {
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', /^Start/, /./);
  await reportLines(page, pairs(NAMES, '++'), 6);
  await page.getByText('Every game is decided: look at the tables').waitFor();
  await watcher.getByText(/The result stands in 3[56]h unless/).waitFor();
  await watcher
    .getByRole('navigation', { name: /Pages of/ })
    .getByRole('link', { name: 'Crosstable' })
    .click();
  await watcher.getByText('the table stands when the director approves it').waitFor();
  expect(await told(watcher.locator('main'))).not.toMatch(/Won by|this table is final/);
  expect(await violations(page, 'an end that waits')).toEqual([]);
  await perform(page, 'Let the result stand…', 'Let the result stand', /finished|stands|won/);
  await watcher.getByText('this table is final').waitFor();
  await watcher.getByText('Won by').first().waitFor();
  expect(await told(watcher.locator('main'))).not.toContain('The result stands in');
  expect(await status(page).innerText()).toBe('finished');
});
