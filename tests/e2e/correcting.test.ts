import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../support/api-tournament.ts';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';

const NAMES = ['Asha', 'Juma', 'Zuri'];

let dashboard: Dashboard;
let page: Page;
let tournamentId: string;
/** Somebody who watches the crosstable. */
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la Tanga', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  await done(by, 'enterPlayers', { tournamentId, newPlayers: NAMES.map((name) => ({ name })) }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  watcher = await dashboard.visit(`/tournaments/${tournamentId}/crosstable`);
  await isLive(watcher);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a result that was reported wrongly is found by a name and corrected, not ruled: what is recorded, what it is in truth, what moves; the table says so', async () => {
  const stayed = await mark(watcher);
  const rows = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  await rows.filter({ hasText: 'Asha – Juma' }).first().getByRole('group').getByText('Juma', { exact: true }).click();
  await page.getByRole('button', { name: /^Report 1 result…$/ }).click();
  await page.getByRole('dialog').locator('.changes li').first().waitFor();
  await page.getByRole('button', { name: /^Report 1 result$/ }).click();
  const games = page.getByRole('region', { name: 'Games' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await games.locator('td.wide', { hasText: 'Juma wins' }).waitFor();
  const played = `query ($id: ID!) { tournament(id: $id) { groups { pairings { round games { result { how } } } } } }`;
  const { tournament } = await dashboard.server.data(played, { id: tournamentId });
  const decided = listAt(tournament, 'groups.0.pairings').find((pairing) =>
    listAt(pairing, 'games').some((game) => at(game, 'result') !== null),
  );
  const of = numberAt(decided, 'round');
  await games.getByLabel('Round').selectOption(`Round ${of === 1 ? 2 : 1}`);
  await games.getByText('No such game.').waitFor();
  await games.getByLabel('Round').selectOption(`Round ${of}`);
  await games.locator('td.wide', { hasText: 'Juma wins' }).waitFor();
  await games.getByLabel('Games of').fill('zur');
  await games.getByText('No such game.').waitFor();
  await games.getByLabel('Games of').fill('ash');
  await games.getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Juma wins').first().waitFor();
  expect(await dialog.getByRole('button', { name: 'Correct the result' }).isDisabled()).toBe(true);
  await dialog.getByText('Asha wins', { exact: true }).click();
  await dialog.locator('.changes li').first().waitFor();
  expect(await violations(page, 'correcting a result')).toEqual([]);
  await dialog.getByRole('button', { name: 'Correct the result' }).click();
  await dialog.waitFor({ state: 'detached' });
  await games.locator('td.wide', { hasText: 'Asha wins' }).waitFor();
  await watcher.locator('.sign', { hasText: 'won, corrected' }).first().waitFor();
  expect(await stayed()).toBe(true);
  await watcher.getByRole('link', { name: 'Log' }).click();
  await watcher
    .getByText(/corrected: Asha won on the board; reported before: Juma won/)
    .first()
    .waitFor();
  expect(await told(watcher.locator('main'))).not.toContain('adjudicated');
});

test('the last report is taken back whole, as long as nothing was drawn from it', async () => {
  await dashboard.server.clock.advance(MINUTE);
  const games = page.getByRole('region', { name: 'Games' });
  const row = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr').first();
  await row.getByRole('group').locator('label').nth(1).click();
  await page.getByRole('button', { name: /^Report 1 result…$/ }).click();
  await page.getByRole('dialog').locator('.changes li').first().waitFor();
  await page.getByRole('button', { name: /^Report 1 result$/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await games.getByLabel('Games of').fill('');
  await games.getByLabel('Round').selectOption('every round');
  await expect.poll(() => games.locator('tbody tr').count()).toBe(2);
  await page.getByRole('button', { name: 'Take the last report back…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('is taken back').first().waitFor();
  expect(await violations(page, 'taking a report back')).toEqual([]);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => games.locator('tbody tr').count()).toBe(1);
});
