import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTitle } from '../support/api-cycle.ts';
import { done } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

const PLAYERS = 57;
/** A line and a half at 70 characters. */
const WORDS = 'The leagues play on boards of nine lines, and the winner of League A meets the holder of the title.';

let dashboard: Dashboard;
let cycle: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  const director = await dashboard.server.signUp('Nino', 'DIRECTOR');
  const title = await apiTitle(dashboard.server, director);
  cycle = await title.next(
    [],
    Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`),
  );
  const ask = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
  await done(ask, 'updateTournament', { tournamentId: cycle, description: WORDS }, '');
  await title.start(cycle);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const bottomOf = (page: Page, league: string): Promise<number> =>
  page.getByRole('region', { name: league, exact: true }).evaluate((card) => card.getBoundingClientRect().bottom);

test('three tiers of 57 players stand above the fold of a desk, under the words that introduce them', async () => {
  const page = await dashboard.visit(`/tournaments/${cycle}`);
  await isLive(page);
  await page.getByText(WORDS).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  for (const league of ['League A', 'League B1', 'League B2', 'League C1', 'League C4']) {
    expect(await bottomOf(page, league)).toBeLessThanOrEqual(900);
  }
});

test('from a phone to a screen as large as a wall no table is wider than its card, and a screen that large has larger letters', async () => {
  const page = await dashboard.visit(`/tournaments/${cycle}`);
  await isLive(page);
  expect(await misfits(page, 'the pyramid', [3840, 2560, 1920, 1180, 900, 390, 360])).toEqual([]);
  const letters = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
    return page
      .locator('h3')
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  };
  const usual = await letters(1920);
  expect(await letters(2560)).toBe(usual);
  expect(await letters(3840)).toBeGreaterThan(1.5 * usual);
});

test('under a finger the whole cell of a name leads to its player', async () => {
  const page = await dashboard.visit(`/tournaments/${cycle}`, { size: [390, 844] });
  await isLive(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const row = page.getByRole('region', { name: 'League A', exact: true }).getByRole('rowheader').first();
  await row.scrollIntoViewIfNeeded();
  const corners = await row.evaluate((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href') ?? null;
    return [at(left + 2, top + 2), at(right - 2, top + 2), at(left + 2, bottom - 2), at(right - 2, bottom - 2)];
  });
  const href = await row.getByRole('link').getAttribute('href');
  expect(corners).toEqual([href, href, href, href]);
});
