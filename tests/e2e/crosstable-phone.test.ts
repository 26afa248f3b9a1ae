import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningTournament } from '../support/api-tournament.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let id: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  ({ id } = await runningTournament(dashboard.server, ['Ana', 'Beatrice', 'Cleopatra', 'Dora', 'Eva', 'Fia']));
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('on a phone the games of six players and their points are seen at once, and names stay where the rest is scrolled to', async () => {
  const page = await dashboard.visit(`/tournaments/${id}/crosstable`, { size: [390, 844] });
  const table = page.getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('columnheader', { name: 'Can finish' }).count()).toBe(1);
  const edgeOf = async (name: string): Promise<number> => {
    const box = await table.getByRole('columnheader', { name, exact: true }).boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  expect(await edgeOf('Points')).toBeLessThanOrEqual(390);
  const before = await edgeOf('Player');
  await page.getByRole('region', { name: /^Crosstable of/ }).evaluate((frame) => frame.scrollTo({ left: 400 }));
  expect(await edgeOf('Player')).toBeLessThanOrEqual(before);
  expect(await edgeOf('Can finish')).toBeLessThanOrEqual(390);
});
