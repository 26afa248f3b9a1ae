import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { instant, millis } from '../../api/src/kernel/time.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { isLive, mark, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { gameNow, playMoves } from './moving.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const HOUR = 3_600_000;
const DAYS = 30;

test('a month of day clocks passes before the eyes of a page: flags fall with nobody there, and it shows them', async () => {
  const { server } = dashboard;
  const { clock } = server;
  const started = clock.now();
  const { id, players } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku'], {
    timeControl: 'T=(3+1)<=7',
  });
  const [game, ...others] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  const board = await dashboard.visit(`/games/${game.id}`);
  const table = await dashboard.visit(`/tournaments/${id}/crosstable`);
  await Promise.all([isLive(board), isLive(table)]);
  const fallen = table.locator('tbody .sign', { hasText: 'lost on time' });
  const stayed = await Promise.all([mark(board), mark(table)]);
  const clocks = board.locator('.player-strip.turn .clock-text [aria-hidden]');
  await expect.poll(() => clocks.innerText()).toMatch(/^(3d 0h|2d 23h)$/);

  const chance = seededNumbers(30);
  for (let day = 1; day <= DAYS; day += 1) {
    await clock.advance(millis(23 * HOUR + HOUR / 2));
    const [notation] = await playMoves(server, players, game, 1, chance);
    await board
      .locator('.move-list td')
      .nth(day - 1)
      .getByText(notation!, { exact: true })
      .waitFor();
    // Nobody plays in the others: three days after the start their first clocks run out.
    await expect.poll(() => fallen.count()).toBe(day < 4 ? 0 : others.length);
  }
  const fallenAt = await Promise.all(
    others.map(async (other) => Date.parse((await gameNow(server, other.id)).finishedAt ?? '')),
  );
  const late = fallenAt.map((at) => at - started - 3 * 24 * HOUR);
  expect(late.filter((millisLate) => millisLate < 0 || millisLate > 1_000)).toEqual([]);

  const { clock: running, toMove } = await gameNow(server, game.id);
  const deadline = instant(Date.parse(running.expiresAt));
  await clock.advanceTo(deadline);
  expect((await gameNow(server, game.id)).status).toBe('RUNNING');
  await clock.advance(millis(1_000));
  const { status, finishedAt, result } = await gameNow(server, game.id);
  expect([status, result?.how, result?.winner.player.name]).toEqual([
    'FINISHED',
    'TIME',
    toMove === 'FIRST' ? game.second : game.first,
  ]);
  expect(Date.parse(finishedAt ?? '') - deadline).toBeLessThanOrEqual(1_000);
  await board.locator('.result-line').getByText(`${result?.winner.player.name} won`).waitFor();
  await table.locator('.tournament-header').getByText('finished', { exact: true }).waitFor();
  await expect.poll(() => fallen.count()).toBe(others.length + 1);
  expect(await Promise.all(stayed.map((still) => still()))).toEqual([true, true]);
});
