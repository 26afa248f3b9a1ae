import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;

beforeAll(async () => {
  dashboard = await openDashboard();
  tournament = await runningTournament(dashboard.server, ['Amina', 'Baraka', 'Chausiku'], { name: 'Kombe la Baraza' });
  game = (await gamesOf(dashboard.server, tournament.id))[0]!;
  await playMoves(dashboard.server, tournament.players, game, 3, () => 0);
});
afterAll(() => dashboard.close());

/** Lets a page pass an address on as a browser of a phone does, or not at all, and says what it has passed on. */
async function passing(page: Page, can: boolean): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((shares) => {
    const passed: string[] = [];
    const note = async (text: string): Promise<void> => void passed.push(text);
    const share = shares ? async ({ url = '' }: ShareData) => note(url) : undefined;
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    if (!shares) Reflect.deleteProperty(Navigator.prototype, 'share');
    if (!shares) Reflect.deleteProperty(navigator, 'share');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: note } });
    Object.assign(window, { passed });
  }, can);
  return () => page.evaluate(() => Reflect.get(window, 'passed') as string[]);
}

test('every page of a tournament, a game and a player has an address that can be said, which is passed on as the browser can', async () => {
  const page = await dashboard.visit(`/tournaments/${encodeURIComponent(tournament.id)}`);
  await isLive(page);
  const { url } = dashboard.server.composed;
  for (const [path, shown] of [
    ['/t/kombe-la-baraza', 'Kombe la Baraza'],
    [`${game.path}?ply=2`, `${game.first} – ${game.second}`],
    ['/p/amina', 'Amina'],
    ['/t/kombe-la-baraza/crosstable', 'Kombe la Baraza'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: new RegExp(shown) }).waitFor();
    for (const can of [true, false]) {
      const passed = await passing(page, can);
      await page.getByRole('button', { name: 'Share' }).last().click();
      await expect.poll(passed).toEqual([url + path]);
    }
    await page.getByText('Link copied').waitFor();
  }
  await dashboard.leave();
});

test('what is done with a tournament now and then is in its menu, by the keys alone and on a phone', async () => {
  const page = await dashboard.visit('/t/kombe-la-baraza/rules', { size: [390, 844] });
  await isLive(page);
  const passed = await passing(page, false);
  const opener = page.getByRole('button', { name: 'More about this tournament' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hide results' }).waitFor();
  expect(await violations(page, 'the menu of a tournament')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(passed).toEqual([`${dashboard.server.composed.url}/t/kombe-la-baraza`]);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  // As fast as keys can come.
  await opener.evaluate((button: HTMLElement) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await dashboard.leave();
});
