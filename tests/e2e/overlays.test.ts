import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Salim']);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('an overlay is made, pointed to a table and then to a game while it is shown, and deleted, from the page alone', async () => {
  const asha = tournament.players.get('Asha')!;
  const page = await dashboard.visit('/account', { person: asha });
  const overlays = page.getByRole('region', { name: 'Overlays for streams' });
  await overlays.getByLabel('What you call it').fill('Camera 1');
  await overlays.getByRole('button', { name: 'Make an overlay' }).click();
  const address = await overlays.getByLabel('Address of Camera 1').inputValue();
  const screen = await dashboard.visit('/rules', { size: [390, 844], scheme: 'dark' });
  await screen.evaluate(
    (from) => {
      const board = document.body.appendChild(document.createElement('pre'));
      board.id = 'board';
      new EventSource(from).addEventListener('message', ({ data }) => (board.textContent = String(data)));
    },
    address.replace(/\.txt$/, '/events'),
  );
  const shown = () => screen.locator('#board').textContent();

  const point = async (to: string, found: string, table?: string) => {
    await overlays.getByRole('button', { name: 'Show something else in Camera 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'What Camera 1 shows' });
    await dialog.getByLabel('Address of the page').fill(`${dashboard.server.composed.url}${to}`);
    await dialog.getByText(found, { exact: true }).waitFor();
    if (table !== undefined) await dialog.getByLabel('Which table').selectOption({ label: table });
    const preview = dialog.getByRole('region', { name: 'What this changes' });
    await preview.getByText(`Then: ${table === undefined ? found : `${table} of ${found}`}.`).waitFor();
    await preview.getByText('let an overlay show something else').waitFor();
    await dialog.getByRole('button', { name: 'Show it' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await point(tournament.path, 'Kombe la Baraza', 'Crosstable');
  await overlays.getByText('Shows: Crosstable of Kombe la Baraza').waitFor();
  await expect.poll(shown).toMatch(/^Kombe la Baraza: Crosstable\n/);
  const [game] = await gamesOf(dashboard.server, tournament.id);
  await point(`${game!.path}?ply=0`, `${game!.first} – ${game!.second}`);
  await expect.poll(shown).toContain(`${game!.first} to move.`);

  await overlays.getByRole('button', { name: 'Delete Camera 1' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Camera 1' });
  await deletion.getByText('deleted an overlay').waitFor();
  await deletion.getByRole('button', { name: 'Delete it' }).click();
  await overlays.getByLabel('Address of Camera 1').waitFor({ state: 'detached' });
  await screen.close();
});
