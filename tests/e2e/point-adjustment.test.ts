import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, enter, perform, status, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Salma', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a director counts a point for a game lost, takes a point from a player, seen before and told under the table, and takes the ruling back', async () => {
  await draft(page, 'Kombe la Pemba', async (form) => {
    await choose(form, 'System of play', 'round robin');
    await turnTo(form, 'Rules');
    await form.getByLabel('Points of a game won').fill('3');
    await form.getByLabel('Points of a game drawn').fill('2');
    await form.getByLabel('Points of a game lost').fill('1');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  await status(page).getByText('sign-up', { exact: true }).waitFor();
  await enter(page, ['Ana', 'Bea', 'Cleo']);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Give or take points…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Player').selectOption('Bea');
  await dialog.getByLabel('Points', { exact: true }).fill('0.5');
  await dialog.getByLabel('Reason').fill('She was late twice.');
  await dialog.locator('.changes').getByText('−½').waitFor();
  expect(await violations(page, 'the dialog')).toEqual([]);
  expect(await misfits(page, 'the dialog', [1440, 390])).toEqual([]);
  await dialog.getByRole('button', { name: 'Take the points' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('0.5 points are taken from Bea').first().waitFor();

  const watcher = await dashboard.visit(new URL(page.url()).pathname.replace('/direct', '/crosstable'));
  const row = watcher.getByRole('row', { name: /Bea/ }).last();
  expect(await row.locator('.points').innerText()).toMatch(/^−½\s*±\s*of them −½ by a ruling/);
  const marks = watcher.getByRole('list', { name: 'What is marked in the table' });
  await marks.getByText('Bea: ½ points taken by a ruling of the director: She was late twice.').waitFor();
  expect(await violations(watcher, 'the table')).toEqual([]);
  expect(await misfits(watcher, 'the table', [1440, 390])).toEqual([]);

  await page.getByRole('button', { name: 'Take back the ruling about the points of Bea' }).click();
  await dialog.getByLabel('Reason').fill('It was Cleo.');
  await dialog.locator('.changes').getByText('Taken back:').first().waitFor();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.waitFor({ state: 'detached' });
  await marks.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Log', exact: true }).last().click();
  await page.getByText('Taken back: 0.5 points are taken from Bea').first().waitFor();
});
