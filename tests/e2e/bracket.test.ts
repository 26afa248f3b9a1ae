import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';
import { perform } from './directing.ts';

const LONG = process.env['BARAZA_LONG'] === '1';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('after every result of a field, one by one, the page that stayed equals a fresh one', async () => {
  const other = await reportedKnockout(dashboard.server, LONG ? 200 : 9);
  const open = await dashboard.visit(`/tournaments/${other.id}`);
  await isLive(open);
  const isSame = await mark(open);
  let results = 0;
  while (await other.report()) results += 1;
  expect(results).toBe(LONG ? 227 : 11);
  await open.locator('.champion-place').waitFor();
  const fresh = await dashboard.visit(`/tournaments/${other.id}`);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('.rounds'));
  await expect.poll(async () => (await says(open)) === (await says(fresh))).toBe(true);
  expect(await isSame()).toBe(true);
});

test('where too few have lost a finished match, the director names who comes back', async () => {
  const { id: short, director, forfeitAll } = await reportedKnockout(dashboard.server, 5);
  await forfeitAll();
  const desk = await dashboard.visit(`/tournaments/${short}/direct`, { person: director });
  await desk.getByText('Round 2 lacks 1 lucky loser').waitFor();
  await desk.getByRole('checkbox').first().check();
  await desk.getByLabel('Reason, public').fill('By the order of entry.');
  expect(await violations(desk, 'the director’s page')).toEqual([]);
  await perform(desk, 'Name them…', 'Name them', /./);
  await desk.getByText('Semi-finals: 0 of 2 decided').waitFor();
});
