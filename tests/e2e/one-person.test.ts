import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../support/api-tournament.ts';
import { textAt } from '../support/answer.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
/** The director's page, and that of somebody who has an account now. */
let page: Page;
let hers: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  for (const [name, people] of [
    ['Kombe la Kale', ['Amina Kale', 'Bakari', 'Chausiku']],
    ['Kombe Jipya', ['Bakary', 'Daudi', 'Eshe']],
  ] as const) {
    const settings = { name, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
    const made = await done(by, 'createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
    const tournamentId = textAt(made, 'tournament.id');
    await done(by, 'openRegistration', { tournamentId }, '');
    await done(by, 'enterPlayers', { tournamentId, newPlayers: people.map((one) => ({ name: one })) }, '');
    await done(by, 'closeRegistration', { tournamentId }, '');
    await done(by, 'startTournament', { tournamentId }, '');
  }
  hers = await dashboard.visit('/players/amina-kale', { person: await dashboard.server.signUp('Amina') });
  page = await dashboard.visit('/players/bakary', { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a player who was entered twice is made one, with what comes over seen before; the old address leads to who remains', async () => {
  await page.getByRole('button', { name: 'Is somebody else…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who Bakary is in truth' });
  await dialog.getByLabel('Who has played here').fill('Bakari');
  await dialog.getByRole('button', { name: /^Add Bakari/ }).click();
  await dialog.getByLabel('Reason, public in the log').fill('Written in two ways');
  await dialog.getByText('the place in Kombe Jipya').waitFor();
  await dialog.getByText('4 games').waitFor();
  expect(await violations(page, 'two players who are one')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make them one player' }).click();
  await page.waitForURL(/\/p\/bakari$/);
  await page.goto('/players/bakary');
  await page.waitForURL(/\/p\/bakari$/);
  await page.getByRole('link', { name: 'Kombe Jipya' }).waitFor();
});

test('an account claims its past, and who directs it confirms', async () => {
  await hers.getByRole('button', { name: 'That was me…' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Say that it was me' }).click();
  await hers.getByText('It waits for the director.').waitFor();
  await page.goto('/desk');
  const row = page.getByRole('table', { name: 'Needs you' }).getByRole('row', { name: /says: Amina Kale was me/ });
  await row.waitFor();
  expect(await violations(page, 'claims')).toEqual([]);
  await row.getByRole('button', { name: /^Answer…/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Amina says: Amina Kale was me' });
  await dialog.getByText('the place in Kombe la Kale').waitFor();
  await dialog.getByRole('button', { name: 'Confirm it' }).click();
  await row.waitFor({ state: 'detached' });
  await hers.goto('/players/amina-kale');
  await hers.waitForURL(/\/p\/amina$/);
  await hers.getByRole('link', { name: 'Kombe la Kale' }).waitFor();
});
