import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

const PHONE = [390, 844] as const;
let dashboard: Dashboard;
let tournament: ApiTournament;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const others = ['Baraka', 'Chausiku', 'Dalila', 'Ekon', 'Faraji', 'Gamba'];
  tournament = await runningTournament(dashboard.server, ['Amina', ...others]);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const rows = (): ReturnType<Page['locator']> => page.locator('.my-game');
const bar = (): ReturnType<Page['getByRole']> => page.getByRole('region', { name: 'Your move' });
const gameAt = (): string => new URL(page.url()).pathname;

/** Lays the first legal move and sends it; answers what was sent. */
async function sendAny(): Promise<string> {
  await bar().getByText('Your move.').waitFor();
  await page.locator('.bao-pit-grid button[aria-disabled="false"]').first().click();
  const laid = bar().getByText('is laid, not sent.');
  const way = page.locator('.bao-direction').first();
  await way.or(laid).first().waitFor();
  if (await way.isVisible()) await way.click();
  const send = bar().getByRole('button', { name: /^Send / });
  const notation = (await send.innerText()).replace('Send ', '');
  await send.click();
  return notation;
}

test('ten games and more stand on the screen of a phone, those that wait first', async () => {
  page = await dashboard.visit('/my-games', { person: tournament.players.get('Amina')!, size: PHONE });
  await isLive(page);
  await expect.poll(() => rows().count()).toBe(12);
  const boxes = await Promise.all((await rows().all()).map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box !== null && box.y + box.height <= PHONE[1]).length).toBeGreaterThanOrEqual(10);
  const ends = await page
    .locator('.my-game .left')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThan(PHONE[0]);
  const turns = await rows().evaluateAll((all) => all.map((row) => row.textContent?.includes('your move')));
  expect(turns).toEqual(turns.toSorted((a, b) => Number(b) - Number(a)));
  expect(turns.filter(Boolean).length).toBe(6);
});

test('the key n opens the next game that waits, and the help tells all keys of the page', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const first = await rows().first().getByRole('link').getAttribute('href');
  await page.keyboard.press('n');
  await page.waitForURL((url) => url.pathname === first);
  await bar().getByText('Your move.').waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of this page' });
  for (const told of [
    'The next game that waits for you',
    'One back',
    'Sow to the left',
    'Search players and tournaments',
  ])
    await help.getByText(told, { exact: true }).waitFor();
  await page.keyboard.press('n');
  expect(gameAt()).toBe(first);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

test('a move that is sent leads on by itself where that is wanted, and a word leads back', async () => {
  const first = gameAt();
  await sendAny();
  await bar()
    .getByRole('link', { name: /^Next: your game with / })
    .waitFor();
  expect(gameAt()).toBe(first);
  await page.keyboard.press('n');
  await page.waitForURL((url) => url.pathname !== first);
  const second = gameAt();
  await page.getByRole('button', { name: 'How a move is sent' }).click();
  await page.getByRole('button', { name: 'Open the next game that waits' }).click();
  const notation = await sendAny();
  await page.waitForURL((url) => ![first, second].includes(url.pathname));
  const told = page.locator('.toast');
  expect(await told.innerText()).toContain(`${notation} sent. This is your game with `);
  await told.getByRole('link', { name: 'Back to that game' }).click();
  await page.waitForURL((url) => url.pathname === second);
  const games = await gamesOf(dashboard.server, tournament.id);
  expect(games.map(({ path }) => path)).toEqual(expect.arrayContaining([first, second]));
});
