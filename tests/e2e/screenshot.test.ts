import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { millis } from '../../api/src/kernel/time.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { isLive, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

const PICTURE = join(import.meta.dirname, '../../docs/screenshot.png');
const PLIES = 26;
let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

test('the picture in the README is of a real game; it is taken when it is missing or asked for', async () => {
  const { server } = dashboard;
  const names = ['Zuhura', 'Salim', 'Rehema', 'Omari', 'Mwana', 'Juma'];
  const { id, players } = await runningTournament(server, names, { name: 'Kombe la Zanzibar' });
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  const chance = seededNumbers(6);
  for (let ply = 0; ply < PLIES; ply += 1) {
    await server.clock.advance(millis(7 * 3_600_000 + 1_260_000));
    await playMoves(server, players, game, 1, chance);
  }
  await server.clock.advance(millis(5_400_000));
  const page = await dashboard.visit(`/games/${game.id}`);
  await isLive(page);
  await page
    .locator('.move-list td')
    .nth(PLIES - 1)
    .waitFor();
  await page.locator('.position-facts').getByText('the last in').first().waitFor();
  expect(await page.locator('.bao-counts text:not(.store):not(.none)').count()).toBeGreaterThan(8);
  if (process.env['BARAZA_SCREENSHOT'] === '1' || !existsSync(PICTURE)) {
    mkdirSync(dirname(PICTURE), { recursive: true });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: PICTURE });
  }
  expect(existsSync(PICTURE)).toBe(true);
});
