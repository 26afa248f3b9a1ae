import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import type { OpenGame } from '../support/api-tournament.ts';
import { layWire, type CuttableWire } from '../support/cuttable-wire.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { mark, openDashboard, type Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

// Screens across a room, which nobody attends.
const bears = /Failed to load resource|WebSocket connection to|ERR_/;
const HOUR = 3_600_000;
const chance = seededNumbers(30);
let dashboard: Dashboard;
let wire: CuttableWire;
let wall: string;
let path: string;
let players: ReadonlyMap<string, TestPerson>;
let games: readonly OpenGame[];

beforeAll(async () => {
  wire = await layWire(() => Number(new URL(dashboard.server.url).port));
  dashboard = await openDashboard({ variables: { PUBLIC_URL: wire.url } });
  const tournament = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku', 'Dalili']);
  ({ path, players } = tournament);
  wall = path.replace('/t/', '/wall/');
  games = await gamesOf(dashboard.server, tournament.id);
});
afterEach(async () => {
  wire.mend();
  await dashboard.leave();
});
afterAll(async () => {
  await wire.close();
  await dashboard.close();
});

const badge = (page: Page) => page.locator('.live-badge');
const foot = (page: Page) => page.locator('.why');

/** How far anything of the page stands out of the screen, or would have to be scrolled to. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const root = document.documentElement;
    const scrolls = root.scrollWidth > width || root.scrollHeight > height ? ['the page scrolls'] : [];
    const shown = [...document.querySelectorAll('.wall-frame :is(h1, h2, .seat-strip, svg, .wall-badge, footer p)')];
    return [
      ...scrolls,
      ...shown.flatMap((part) => {
        const { top, left, bottom, right, width: wide } = part.getBoundingClientRect();
        if (wide === 0) return [];
        const isOut = top < -5 || left < -5 || bottom > height + 5 || right > width + 5;
        return isOut ? [`${part.tagName} ${part.className.toString()} at ${left},${top} to ${right},${bottom}`] : [];
      }),
    ];
  });

test.each([
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
])('on a screen of %i by %i nothing scrolls, nothing is cut, and letters are large enough', async (width, height) => {
  const page = await dashboard.visit(`${wall}?every=10`, { size: [width, height], clock: true });
  await badge(page).getByText('Live', { exact: true }).waitFor();
  await page.locator('.seated-board').waitFor();
  await page.locator('.wall-card').first().waitFor();
  expect(await page.locator('.app-header').count()).toBe(0);
  for (const view of ['Boards', 'Crosstable', 'Ranking']) {
    for (let turn = 0; turn < 4 && (await foot(page).innerText()) !== view; turn += 1) await page.clock.runFor(10_100);
    await foot(page).getByText(view, { exact: true }).waitFor();
    await page.clock.runFor(500);
    expect([view, await outside(page)]).toEqual([view, []]);
  }
  const smallest = await page.evaluate(() =>
    Math.min(
      ...[
        ...document.querySelectorAll('.wall-frame :is(p, td, th, h1, h2, span):not(.visually-hidden, svg *, .sign *)'),
      ]
        .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''))
        .filter((part) => part.closest('.visually-hidden, .wall-controls, .unit, .player-name small') === null)
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
    ),
  );
  expect(smallest / Math.min(width, height)).toBeGreaterThanOrEqual((24 / 1080) * 0.89);
});

test('the address says what is shown, how, and in which language, which this browser does not keep', async () => {
  const page = await dashboard.visit(`${wall}?views=ranking,crosstable&theme=light&lang=sw`, { prefers: 'en' });
  await badge(page).locator('..').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('sw');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.locator('.place').first().waitFor();
  expect(await page.locator('.dots i').count()).toBe(2);
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a key brings the controls for a moment: pause, next, and the way to the page', async () => {
  const page = await dashboard.visit(`${wall}?views=crosstable,ranking`, { clock: true });
  await page.locator('.pairs-table').waitFor();
  const controls = page.getByRole('toolbar');
  await page.clock.runFor(6_000);
  await expect.poll(() => controls.evaluate((part) => getComputedStyle(part).opacity)).toBe('0');
  await page.keyboard.press('p');
  await expect.poll(() => controls.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
  await controls.getByRole('button', { name: 'Go on' }).waitFor();
  const before = await foot(page).innerText();
  await page.clock.runFor(90_000);
  expect(await foot(page).innerText()).toBe(before);
  await page.keyboard.press('n');
  await expect.poll(() => foot(page).innerText()).not.toBe(before);
  await page.keyboard.press('p');
  await controls.getByRole('link', { name: 'To the page' }).click();
  await page.locator('.tournament-header').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a wall that could not load at first, or whose server has a newer page, mends itself', async () => {
  const page = await dashboard.visit('/rules', { bears, clock: true });
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(wall);
  await page.getByText('did not load').waitFor();
  await page.unroute('**/graphql');
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return page.locator('.seated-board').count();
    })
    .toBe(1);
  const stayed = await mark(page);
  await page.clock.runFor(11 * 60_000);
  expect(await stayed()).toBe(true);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/assets\/page-[^"]+\.js/, '/assets/page-newer.js');
    await route.fulfill({ response: answer, body });
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000).catch(() => undefined);
      return stayed().catch(() => true);
    })
    .toBe(false);
  await page.unroute('/');
  await page.locator('.seated-board, .pairs-table, .place').first().waitFor();
});

test('thirty days pass before a wall whose connection is cut again and again: it is live, true, and no larger than on the first', async () => {
  const page = await dashboard.visit(`${wall}?every=60`, { bears, clock: true, url: wire.url });
  await badge(page).getByText('Live', { exact: true }).waitFor();
  const stayed = await mark(page);
  const devtools = await page.context().newCDPSession(page);
  const size = async (): Promise<{ nodes: number; heap: number; listeners: number }> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') };
  };
  await devtools.send('Performance.enable');
  const game = games[0]!;
  let early = await size();
  for (let day = 1; day <= 30; day += 1) {
    wire.cut();
    await page.clock.fastForward(HOUR);
    wire.mend();
    const [notation] = await playMoves(dashboard.server, players, game, 1, chance);
    await expect
      .poll(async () => {
        await page.clock.fastForward(20_000);
        return badge(page).innerText();
      })
      .toBe('Live');
    await page.clock.fastForward(22 * HOUR);
    // Whatever it shows is turned through, sheet after sheet.
    for (let turn = 0; turn < 8; turn += 1) await page.clock.runFor(61_000);
    expect(notation).toBeDefined();
    if (day === 5) early = await size();
  }
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000);
      return badge(page).innerText();
    })
    .toBe('Live');
  expect(await stayed()).toBe(true);
  const late = await size();
  expect(late.nodes).toBeLessThan(early.nodes * 1.5 + 2_000);
  expect(late.listeners).toBeLessThan(early.listeners * 1.5 + 200);
  expect(late.heap).toBeLessThan(early.heap * 1.5 + 5_000_000);
});
