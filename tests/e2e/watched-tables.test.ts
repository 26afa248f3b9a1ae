import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import type { TestPerson } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { mark, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let director: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Opens a deed of the director, says why, waits for what it would do, and does it. */
async function rule(page: Page, button: string, deed: string, reason: string, preview: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (deed === 'Take the points') {
    await dialog.getByLabel('Player').selectOption('Bea');
    await dialog.getByLabel('Points', { exact: true }).fill('0.5');
  }
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.locator('.changes').getByText(preview).first().waitFor();
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('points by a ruling arrive in a group that somebody has unfolded, and go when the ruling is taken back', async () => {
  const { id } = await runningTournament(
    dashboard.server,
    ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fia'],
    { format: 'KIBA' },
    director,
  );
  const [page, watcher] = await Promise.all([
    dashboard.visit(`/tournaments/${id}/direct`, { person: director }),
    dashboard.visit(`/tournaments/${id}`),
  ]);
  await watcher
    .getByRole('button', { name: /^Crosstable of/ })
    .first()
    .click();
  const points = watcher.locator('.group-crosstable').locator(rowOf(watcher, 'Bea')).locator('.points');
  await points.waitFor();
  const isSame = await mark(watcher);
  await rule(page, 'Give or take points…', 'Take the points', 'She was late twice.', '−½');
  await expect.poll(() => points.innerText()).toMatch(/^−½/);
  await rule(page, 'Take back the ruling about the points of Bea', 'Take it back', 'It was Cleo.', 'Taken back:');
  await expect.poll(() => points.innerText()).not.toContain('½');
  expect(await isSame()).toBe(true);
});

test('a disqualification is seen before, arrives where somebody watches, stands in the log with its reason, and is taken back', async () => {
  const { id } = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Zuri'], {}, director);
  const [page, watcher] = await Promise.all([
    dashboard.visit(`/tournaments/${id}/direct`, { person: director }),
    dashboard.visit(`/tournaments/${id}/crosstable`),
  ]);
  await dashboard.server.clock.advance(MINUTE);
  const row = rowOf(watcher, 'Juma');
  await row.waitFor();
  const out = row.getByText('disqualified');
  expect(await out.count()).toBe(0);
  const isSame = await mark(watcher);
  const preview = 'Juma is disqualified. All games that are not decided are lost';
  await rule(page, 'Disqualify Juma…', 'Disqualify the player', 'Two accounts, one player.', preview);
  await out.first().waitFor();
  await expect.poll(() => rowOf(watcher, 'Asha').locator('.points').innerText()).toMatch(/^2\b/);
  expect(await violations(watcher, 'the table')).toEqual([]);
  await rule(
    page,
    'Take Juma in again…',
    'Take the player in again',
    'It was his sister.',
    'and 4 games are open again',
  );
  await out.first().waitFor({ state: 'detached' });
  await expect.poll(() => rowOf(watcher, 'Asha').locator('.points').innerText()).toMatch(/^0\b/);
  expect(await isSame()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Before a round is published' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Log', exact: true }).last().click();
  for (const told of ['Two accounts, one player.', 'It was his sister.']) await page.getByText(told).first().waitFor();
});
