import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, numberAt, textAt } from '../support/answer.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { paste } from './directing.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Daudi', 'Eshe'];

let dashboard: Dashboard;
let page: Page;
/** The first match of round 1, as players name it. */
let match: { readonly number: number; readonly names: readonly string[] };
let correct: (entry: object) => Promise<unknown>;
let second: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const made = await done(
    by,
    'createTournament',
    { name: 'Ten Points', game: 'BACKGAMMON', format: 'KNOCKOUT', venue: 'ELSEWHERE' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  await done(by, 'enterPlayers', { tournamentId, newPlayers: NAMES.map((name) => ({ name })) }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  const query = `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { rounds { matches {
    number sides { entry { player { id name } } } } } } } }`;
  const { tournament } = await dashboard.server.data(query, { id: tournamentId });
  const first = listAt(tournament, 'rounds.0.matches')[0];
  match = {
    number: numberAt(first, 'number'),
    names: [textAt(first, 'sides.0.entry.player.name'), textAt(first, 'sides.1.entry.player.name')],
  };
  second = textAt(first, 'sides.1.entry.player.id');
  correct = (entry) => done(by, 'correctEntry', { tournamentId, ...entry }, '');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('subject lines as letters carry them, answered, handed on and folded, are looked at together, and those that fail stay to be mended', async () => {
  const { number, names } = match;
  const form = await paste(page, 'Subject lines', [
    `Re: match ${number}: board 11 started`,
    `Subject: Fwd: AW: match ${number}: board 11 won`,
    `\tby ${names[0]} by 4 points`,
    `match ${number}: board 12 started`,
    `match ${number}: board 12 won by Nobody by 2 points`,
  ]);
  const rows = form.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await rows.locator('.outcome').allInnerTexts()).toEqual(
    [...'123'].map(() => 'Taken').concat('Cannot be taken'),
  );
  expect(await rows.nth(1).innerText()).toContain(`match ${number}: board 11 won by ${names[0]} by 4 points`);
  expect(await violations(page, 'the review of subject lines')).toEqual([]);
  await form.getByRole('button', { name: 'Report 3 lines' }).click();
  await expect
    .poll(() => form.getByLabel('Subject lines').inputValue())
    .toBe(`match ${number}: board 12 won by Nobody by 2 points`);
});

test('a winner whose name the other has too is chosen among the two of the match, told apart by their handles', async () => {
  const { number, names } = match;
  await correct({ playerId: second, name: names[0] });
  const form = await paste(page, 'Subject lines', [`match ${number}: board 12 won by ${names[0]} by 2 points`]);
  await form.getByText('Choose who is meant', { exact: true }).waitFor();
  expect(await form.getByRole('button', { name: /^Report/ }).isDisabled()).toBe(true);
  const choice = form.getByLabel(`Who ${names[0]} in line 1 is`);
  const handle = (names[1] ?? '').toLowerCase();
  await choice.selectOption({ label: (await choice.locator('option', { hasText: ` ${handle} ` }).innerText()).trim() });
  await form.getByRole('button', { name: 'Report 1 line' }).click();
  await expect.poll(() => form.getByLabel('Subject lines').inputValue()).toBe('');
});
