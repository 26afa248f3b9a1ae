import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../support/api-tournament.ts';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';

const NAMES = ['Asha', 'Juma', 'Zuri'];

let dashboard: Dashboard;
let asDirector: Parameters<typeof done>[0];
let page: Page;
let tournamentId: string;
/** Somebody who watches the crosstable. */
let watcher: Page;

/** A tournament of these players that is played elsewhere and has started. */
async function started(name: string, game: 'BAO' | 'BACKGAMMON', by: Parameters<typeof done>[0]): Promise<string> {
  const settings = { name, game, format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
  const made = await done(by, 'createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const id = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId: id }, '');
  await done(by, 'enterPlayers', { tournamentId: id, newPlayers: NAMES.map((one) => ({ name: one })) }, '');
  await done(by, 'closeRegistration', { tournamentId: id }, '');
  await done(by, 'startTournament', { tournamentId: id }, '');
  return id;
}

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  asDirector = (query, variables) => dashboard.server.ask(query, variables, director);
  tournamentId = await started('Kombe la Tanga', 'BAO', asDirector);
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

test('how many points a game counts is corrected too; a ruling on a decided game shows what is recorded and chooses nothing else', async () => {
  const id = await started('Kombe la Taula', 'BACKGAMMON', asDirector);
  const games = page.getByRole('region', { name: 'Games' });
  await page.goto(`/tournaments/${id}/direct`);
  const row = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr').first();
  await row.getByRole('group').locator('label').nth(1).click();
  await page.getByRole('button', { name: /^Report 1 result…$/ }).click();
  await page.getByRole('button', { name: /^Report 1 result$/ }).click();
  await games.getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('counting 1 point').waitFor();
  await dialog.getByLabel('Points that it counts').fill('4');
  await dialog.getByRole('button', { name: 'Correct the result' }).click();
  await dialog.waitFor({ state: 'detached' });
  await games.locator('td.wide', { hasText: 'counting 4 points' }).waitFor();
  await games.locator('tr', { hasText: 'counting 4 points' }).getByRole('button', { name: 'Rule…' }).click();
  await dialog.getByText('counting 4 points').waitFor();
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await dialog.getByLabel('Points that it counts').inputValue()).toBe('4');
});
