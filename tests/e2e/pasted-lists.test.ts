import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../support/api-tournament.ts';
import { textAt } from '../support/answer.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { enter, paste, perform, status } from './directing.ts';

const LIST = [
  ...['Asha, KE, 2, 1612, 40', 'Bahati, TZ', 'Chausiku', 'Daudi; KE; 3; 1503; 9', 'Eshe\tTZ', 'Fumo', 'Ghalib'],
  ...['Halima, KE, , 1808 Elo', 'Issa', 'Juma', 'Oscar', 'Kobe', 'oscar', 'Lulu', 'Mosi'],
];

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  await dashboard.server.signUp('Kobe');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  const settings = { name: 'Kombe la Orodha', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE' };
  const made = await done(by, 'createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  page = await dashboard.visit(`/tournaments/${tournamentId}/direct`, { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('fifteen pasted players, a double, a namesake and a wrong Elo among them: each is seen, mended and chosen before anybody enters', async () => {
  const form = await paste(page, 'Players, one a line', LIST);
  const row = (line: number) => form.locator('tbody tr').nth(line - 1);
  expect(await form.locator('tbody tr').count()).toBe(15);
  await row(8).getByText('"1808 Elo" cannot be read.').waitFor();
  await row(8).getByText('in column 4').waitFor();
  await row(12).getByText('Kobe is known here, and enters.').waitFor();
  await row(12).getByLabel('Who Kobe in line 12 is').getByText('has an account').waitFor({ state: 'attached' });
  expect(await form.getByRole('button', { name: /^Enter/ }).isDisabled()).toBe(true);
  expect(await violations(page, 'a list of players')).toEqual([]);
  await form.getByText('2 need you', { exact: true }).first().click();
  await expect.poll(() => form.locator('tbody tr').count()).toBe(2);
  await form.getByLabel('Who oscar in line 13 is').selectOption('the same as in line 11');
  await form.getByText('The same as in line 11: nothing more is done.').waitFor({ state: 'detached' });
  const field = form.getByLabel('Players, one a line');
  await field.fill((await field.inputValue()).replace('1808 Elo', '1808'));
  await form.getByText('The same as in line 11: nothing more is done.').waitFor();
  await form.getByRole('button', { name: 'Enter 14 lines' }).click();
  const entered = page.getByRole('list', { name: 'Who has entered' }).getByRole('listitem');
  await expect.poll(() => entered.count()).toBe(14);
  await entered.filter({ hasText: 'Halima' }).getByText('1808').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('two who share a name are told apart by their handles: in the lists, tables and crosstables, where results are entered, on the desk, and among all players', async () => {
  await enter(page, ['Kobe', 'Nuru'], 'Kobe');
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  const handles = () =>
    page.getByRole('main').locator('th .player-name small').filter({ hasText: 'kobe' }).allTextContents();
  const both = ['kobe', 'kobe-2'];
  await tab('Players');
  await expect.poll(async () => (await handles()).toSorted()).toEqual(both);
  await tab('Direct');
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
  await tab('Overview');
  await expect.poll(async () => (await handles()).toSorted()).toEqual(both);
  await tab('Log');
  await page
    .getByText(/Kobe \(kobe\)/)
    .first()
    .waitFor();
  await tab('Crosstable');
  const heads = () => page.getByRole('columnheader', { name: /^Kobe / }).allTextContents();
  await expect.poll(async () => (await heads()).toSorted()).toEqual(['Kobe (kobe)', 'Kobe (kobe-2)']);
  expect((await handles()).toSorted()).toEqual(both);
  await tab('Direct');
  const results = page.getByRole('row', { name: /Kobe \(kobe(-2)?\)/ });
  await results
    .first()
    .getByRole('group', { name: /^Winner|Kobe/ })
    .first()
    .waitFor();
  expect(
    await page
      .getByRole('main')
      .getByText(/Kobe –|– Kobe(?! \()/)
      .count(),
  ).toBe(0);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/desk`);
  await page.getByRole('button', { name: 'Enter results' }).click();
  await results.first().waitFor();
  await page.goto(`${origin}/players?search=kobe`);
  await expect.poll(async () => (await handles()).toSorted()).toEqual(both);
});
