import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, pairs, paste, perform, reportLines, status, turnTo } from './directing.ts';

let dashboard: Dashboard;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Asha', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a cycle of leagues goes from sign-up to its holder: a table of registrations, invitations, results with addresses (Kuksu 12)', async () => {
  await draft(page, 'Kuksu', async (form) => {
    await choose(form, 'Game', 'go');
    await choose(form, 'System of play', 'Kuksu');
    await turnTo(form, 'Time and places');
    expect(await form.getByLabel('Time control').inputValue()).toBe('T=(7+1)<=7');
    await turnTo(form, 'Game and system');
    await choose(form, 'Played', 'elsewhere, results are reported');
    await turnTo(form, 'Rules');
    expect(await form.getByLabel('Days to accept the invitation').inputValue()).toBe('14');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  const leagues = ['Wema', 'Xola', 'Yana', 'Zeno', 'Abel', 'Bela'];
  const registered = leagues.map((name, index) => `${name},${2_000 - 50 * index},KE`);
  const form = await paste(page, 'Players, one a line', ['name,rating,country', ...registered, 'wema,1,']);
  await form.getByText('"wema" is in line 2 already').waitFor();
  await form.getByLabel('Players, one a line').fill(['name,rating,country', ...registered].join('\n'));
  await page.getByText('6 players: Tier 1: 6').waitFor();
  await page.getByRole('button', { name: 'Enter 6 lines' }).click();
  await page.getByText('6 of at most 1270 players have entered').waitFor();
  await perform(page, 'Close sign-up…', 'Close sign-up', /asked to accept/);
  await perform(page, 'Decline for Bela…', 'Decline for Bela', /Bela has declined/);
  await perform(page, /^Accept for all 5/, 'Accept for 5 players', /Wema has accepted/);
  expect(await page.getByRole('button', { name: 'Start…' }).count()).toBe(0);
  await perform(page, 'End it now…', 'End it now', /is over/);
  await perform(page, 'Start…', 'Start the tournament', /Leagues/);
  const playing = leagues.slice(0, 5);
  await reportLines(page, [...pairs(playing, '+, https://example.org/7, time'), 'Wema, Xola, -'], 10);
  await page.getByRole('heading', { name: 'The end of the leagues' }).waitFor();
  await perform(page, 'Approve the leagues…', 'Approve the leagues', /has approved/);
  await status(page).getByText('finished', { exact: true }).waitFor();
  await page.locator('.tournament-header').getByRole('link', { name: 'Wema' }).waitFor();
});
