import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';
import { pairs, perform, reportLines, status } from './directing.ts';
import { pagesOf } from './paper.ts';

const NAMES = ['Asha', 'Juma', 'Zuri'];

let dashboard: Dashboard;
let page: Page;
/** Somebody who watches. */
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const { tournamentId } = await entered(director, 'Kombe la Tanag', NAMES);
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  watcher = await dashboard.visit(`/tournaments/${tournamentId}`);
  await isLive(watcher);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** A tournament that is played elsewhere, open for its players, who have entered. */
async function entered(director: TestPerson, name: string, names: readonly string[]) {
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  await done(by, 'enterPlayers', { tournamentId, newPlayers: names.map((one) => ({ name: one })) }, '');
  return { tournamentId, by };
}

/** The same, started. */
async function started(director: TestPerson, name: string, names: readonly string[]): Promise<string> {
  const { tournamentId, by } = await entered(director, name, names);
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  return tournamentId;
}

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
  const report = page.getByRole('region', { name: 'Report results' });
  await expect.poll(() => report.locator('caption').allInnerTexts()).toEqual(['Round 1', 'Round 2', 'Round 3']);
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

test('its places are certified, one sheet of paper each, and its winner stands in the hall of fame', async () => {
  await watcher
    .getByRole('navigation', { name: /Pages of/ })
    .getByRole('link', { name: 'Overview' })
    .click();
  await watcher.getByRole('link', { name: 'Certificates' }).click();
  const sheets = watcher.getByRole('article');
  await expect.poll(() => sheets.count()).toBe(3);
  expect(await told(sheets.first())).toMatch(
    /Certificate ?Asha.*has won ?Kombe la Tanga.*bao · round robin · 3 players/,
  );
  expect(await told(sheets.nth(1))).toContain('has taken 2nd place in');
  expect(await told(sheets.first())).toMatch(/Salma ?Director/);
  expect(await violations(watcher, 'certificates')).toEqual([]);
  expect(pagesOf(await watcher.pdf({ preferCSSPageSize: true }))).toBe(3);
  await watcher.getByText('the first place', { exact: true }).click();
  await expect.poll(() => sheets.count()).toBe(1);
  await watcher.goto('/hall-of-fame');
  await watcher.getByRole('row', { name: /Asha.*Kombe la Tanga/ }).waitFor();
  expect(await violations(watcher, 'hall of fame')).toEqual([]);
});

test('a crosstable of 34 is printed on one sheet, with nothing cut and nothing of the screen', async () => {
  const large = await dashboard.server.signUp('Rehema', 'DIRECTOR');
  const tournamentId = await started(
    large,
    'Mashindano Makuu',
    Array.from({ length: 34 }, (_, n) => `Fundi wa Bao ${n + 1}`),
  );
  const table = await dashboard.visit(`/tournaments/${tournamentId}/crosstable`, { size: [1047, 700] });
  await expect.poll(() => table.locator('.crosstable tbody tr').count()).toBe(34);
  await table.emulateMedia({ media: 'print' });
  const [width, whole] = await table
    .locator('.crosstable')
    .evaluate((shown) => [shown.getBoundingClientRect().right, document.documentElement.clientWidth]);
  expect(width).toBeLessThanOrEqual(whole);
  expect(await table.locator('.app-header').isVisible()).toBe(false);
  expect(pagesOf(await table.pdf({ preferCSSPageSize: true }))).toBe(1);
});
