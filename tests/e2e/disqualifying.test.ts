import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let director: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { DEV_MAIL: 'on' } });
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test.each([
  [
    'a knock-out',
    ['Chausiku', 'Amina', 'Bakari', 'Dalia', 'Eshe'],
    { format: 'KNOCKOUT', formatSettings: { knockout: { length: 1 } } },
  ],
])(
  'in %s a player is disqualified: the director sees whom that tells and how it is taken back, everybody sees it, and it is taken back',
  async (_what, names, input) => {
    const [who = ''] = names;
    const running = await runningTournament(dashboard.server, names, input, director);
    const page = await dashboard.visit(`/tournaments/${running.id}/direct`, { person: director });
    const watcher = await dashboard.visit(`/tournaments/${running.id}/players`);
    const his = await dashboard.visit(`/tournaments/${running.id}`, { person: running.players.get(who)! });
    for (const shown of [watcher, his]) await isLive(shown);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `Disqualify ${who}…` }).click();
    await dialog.getByLabel('Reason, public').fill('A program chose his moves.');
    await dialog.getByText(new RegExp(`${who}.* (is|are) told by mail\\.`)).waitFor();
    await dialog.getByText(/The director can take the player in again at any time/).waitFor();
    expect(await violations(page, 'disqualifying')).toEqual([]);
    expect(await misfits(page, 'disqualifying', [1440, 390])).toEqual([]);
    await dialog.getByRole('button', { name: 'Disqualify the player' }).click();
    await dialog.waitFor({ state: 'detached' });
    await watcher.getByText('disqualified', { exact: true }).first().waitFor();
    await his.getByText('You are disqualified', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Take ${who} in again…` }).click();
    await dialog.getByLabel('Reason, public').fill('It was somebody else.');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Take the player in again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await watcher.getByText('disqualified', { exact: true }).first().waitFor({ state: 'detached' });
    await his.getByText('You are disqualified', { exact: true }).waitFor({ state: 'detached' });
  },
);
