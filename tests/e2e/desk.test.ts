import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose } from './directing.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  tournament = await runningTournament(server, ['Akane', 'Tobias', 'Rosa']);
  const { director } = tournament;
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
  const draft = { name: 'Kombe la pili', game: 'BAO', format: 'ROUND_ROBIN' };
  await done(ask, 'createTournament', draft, '');
  await server.clock.advance(millis(2 * DAY + HOUR + MINUTE));
  page = await dashboard.visit('/desk', { person: director });
  await isLive(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const rows = () => page.getByRole('table', { name: 'Needs you' }).getByRole('row');

test('what needs the director stands on top, and more time, given where it stands, cures it', async () => {
  await expect.poll(() => rows().count()).toBe(6);
  await rows().first().getByText('time-out in 22h').waitFor();
  await rows()
    .first()
    .getByText(/ to move, last seen /)
    .waitFor();
  await page.getByText('1 tournament in hand · 6 games running · signed in as').waitFor();
  const row = page.getByRole('table', { name: 'Tournaments' }).getByRole('row').nth(1);
  const cells = await row.getByRole('cell').allInnerTexts();
  expect([0, 1, 2, 4].map((column) => cells[column])).toEqual(['running Round robin', '0 of 6', '6', '6']);
  await page.getByText('at the latest, by the clocks:').first().waitFor();
  expect(await violations(page, 'the desk of a director who is needed')).toEqual([]);
  await rows()
    .first()
    .getByRole('button', { name: /^Extend time…/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Extend time in / });
  await choose(dialog, 'In which games', 'all, for everybody');
  await choose(dialog, 'By', '2 days');
  await dialog.getByLabel('Reason, public').fill('The lines are down');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Give everybody 2 days more' }).click();
  await page.getByText('Nothing needs you.').waitFor();
  await page.getByRole('region', { name: 'Log' }).getByText('2 days').first().waitFor();
});

test('what a player lays before him comes by itself, and is answered in its row', async () => {
  const { server } = dashboard;
  const akane = tournament.players.get('Akane')!;
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, akane);
  const ticket = { tournamentId: tournament.id, kind: 'PROTEST', text: 'He stalls since he leads.' };
  await done(ask, 'fileTicket', ticket, '');
  const row = rows().filter({ hasText: 'He stalls since he leads.' });
  await row.getByText('protest').waitFor();
  await row.getByRole('button', { name: 'Read… Akane' }).click();
  await page.getByLabel('Answer to this ticket').fill('I have asked him.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('I have asked him.').waitFor();
});

test('the desk is sound on a phone in the dark, with nothing to be scrolled sideways', async () => {
  const phone = await dashboard.visit('/desk', {
    person: tournament.director,
    size: [390, 844],
    scheme: 'dark',
  });
  await phone.getByRole('heading', { name: 'Games by time left' }).waitFor();
  await phone.getByText('1 other: a draft, or over').click();
  await phone.getByRole('link', { name: 'Kombe la pili', exact: true }).waitFor();
  expect(await violations(phone, 'the desk on a phone')).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
