import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../support/api-tournament.ts';
import { textAt } from '../support/answer.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { perform, reportAll } from './directing.ts';
import { misfits } from './misfits.ts';

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe'];

let dashboard: Dashboard;
let page: Page;
/** Somebody who reads the tournament's first page. */
let reader: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la Pangani', game: 'OWARE', format: 'SWISS', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  const newPlayers = NAMES.map((name, index) => ({ name, elo: 1_800 - 10 * index }));
  await done(by, 'enterPlayers', { tournamentId, newPlayers }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
  reader = await dashboard.visit(`/tournaments/${tournamentId}`);
  await isLive(reader);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const dialog = () => page.getByRole('dialog');
const seat = (name: string) => dialog().locator('.tables .seat', { hasText: name });
const inOrder = (name: string) =>
  dialog().getByRole('region', { name: 'Order of the field' }).getByRole('button', { name });

test('before the start its director sees who meets whom, changes places with each broken rule named, and everybody reads that he has', async () => {
  await perform(page, 'Hold each round…', 'Hold each round', /settings/);
  await page.getByRole('button', { name: 'Start…' }).click();
  await inOrder('Amina').click();
  await inOrder('Bakari').click();
  await dialog().getByText('Bakari is number 1 of the field and would be number 2 by the player list.').waitFor();
  const boards = () => dialog().locator('.tables.pairs section').allInnerTexts();
  await expect.poll(async () => (await boards()).find((board) => board.includes('Bakari'))).toContain('Chausiku');
  await dialog().getByRole('button', { name: 'As it was drawn' }).click();
  await expect.poll(async () => (await boards()).find((board) => board.includes('Amina'))).toContain('Chausiku');
  await seat('Amina').click();
  await dialog().getByText('Amina is chosen.').waitFor();
  // By keys: the second player is chosen as the first was.
  await seat('Bakari').focus();
  await page.keyboard.press('Enter');
  await dialog()
    .getByText(/have the same points, and the order of the field pairs them otherwise/)
    .first()
    .waitFor();
  await dialog()
    .getByRole('link', { name: /^Swiss 3\.14/ })
    .first()
    .waitFor();
  const start = dialog().getByRole('button', { name: 'Start the tournament' });
  expect(await start.isDisabled()).toBe(true);
  expect(await violations(page, 'arranging')).toEqual([]);
  expect(await misfits(page, 'arranging', [1440, 390])).toEqual([]);
  await dialog().getByLabel('Why it is arranged otherwise').fill('They are brother and sister.');
  await dialog().locator('.changes li').first().waitFor();
  await start.click();
  await dialog().waitFor({ state: 'detached' });
  await reader.getByText('Round 1 was arranged by Salma, not as it was drawn.').waitFor();
  await reader.getByText('The reason: They are brother and sister.').waitFor();
});

test('a round that is held waits; it is published from the page, and nobody played before', async () => {
  await reportAll(page, 2, NAMES);
  await page.getByText('It waits for you to publish it, since').waitFor();
  await reader.getByText('A round is due: the director looks at it before it is published.').waitFor();
  await page.getByRole('button', { name: 'Look at it and publish it…' }).waitFor();
  await perform(page, 'Publish… Kombe la Pangani', 'Publish it', /./);
  await reader.getByText('A round is due').waitFor({ state: 'detached' });
  await reader
    .getByRole('link', { name: /^Round 2/ })
    .first()
    .waitFor();
});
