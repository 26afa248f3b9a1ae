import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { eventTold, isLive, openDashboard, told, type Dashboard, type Visitor } from './dashboard.ts';
import { playMoves } from './moving.ts';

/** Milliseconds. */
const MOMENT = 3_000;
const GLANCE = 10_000;

let dashboard: Dashboard;
let path: string;
let played: ApiTournament;
let game: OpenGame;
const chance = seededNumbers(7);

beforeAll(async () => {
  dashboard = await openDashboard();
  played = await runningTournament(dashboard.server, ['Eshe', 'Fumo', 'Gaĵo']);
  [game] = (await gamesOf(dashboard.server, played.id)) as [OpenGame];
  path = `/tournaments/${played.id}`;
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const move = () => playMoves(dashboard.server, played.players, game, 1, chance);
const codeAsked = (page: Page) => page.waitForRequest(/\/assets\/main-/);

/** A page that somebody looks at who has never been here, which stands, and hears of what happens to what it shows. */
async function looked(at: string, visitor: Visitor = {}): Promise<{ readonly page: Page; asked: () => boolean }> {
  const page = await dashboard.visit('/favicon.svg', { ...visitor, isNew: true });
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= /\/assets\/main-/.test(request.url())));
  const heard = eventTold(page);
  await page.goto(at);
  await heard;
  return { page, asked: () => isAsked };
}

/** Lets time stand still in a page, at the soonest instant that is not over before the page is told of it. */
async function standStill(page: Page, ahead = 100): Promise<void> {
  const at = await page.evaluate((millis) => Date.now() + millis, ahead);
  try {
    await page.clock.pauseAt(at);
  } catch (failure) {
    if (!/to the past/.test(String(failure))) throw failure;
    await standStill(page, 2 * ahead);
  }
}

test('a move brings the code, which shows it', async () => {
  const { page, asked } = await looked(`/games/${game.id}`, { clock: true, byTouch: true });
  const before = await told(page.getByRole('main'));
  const [notation] = await move();
  await page.clock.fastForward(MOMENT - 1_000);
  expect(asked()).toBe(false);
  await page.clock.fastForward(1_000);
  await isLive(page);
  await expect.poll(() => told(page.getByRole('main'))).not.toBe(before);
  await page.getByRole('main').getByText(notation!).first().waitFor();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a mouse', (page) => page.mouse.move(40, 400, { steps: 4 })],
  ['a tap anywhere', (page) => page.getByRole('heading', { level: 1 }).tap()],
  ['a field that is chosen', (page) => page.getByRole('combobox', { name: 'Search' }).focus()],
])('%s brings the code', async (_name, deed) => {
  const { page, asked } = await looked(path, { clock: true, byTouch: true });
  // Time stands still, so that it is nothing else.
  await standStill(page);
  expect(asked()).toBe(false);
  const code = codeAsked(page);
  await deed(page);
  await code;
  await page.clock.resume();
  await isLive(page);
});

test('who reads on and follows links fetches no code, and who stays for more than a glance has it', async () => {
  const { page, asked } = await looked(path, { clock: true, byTouch: true });
  await page.evaluate(() => scrollTo(0, 600));
  const next = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Crosstable' });
  const heard = eventTold(page);
  await next.tap();
  await page.waitForURL(/crosstable$/);
  await heard;
  await page.clock.fastForward(GLANCE - 1_000);
  expect(asked()).toBe(false);
  const code = codeAsked(page);
  await page.clock.fastForward(1_000);
  await code;
  await isLive(page);
});

test('where nobody can tell what happens the code comes, and says that it does not hear', async () => {
  const page = await dashboard.visit('/favicon.svg', { isNew: true, bears: /WebSocket connection/ });
  await page.routeWebSocket(/\/graphql/, (socket) => socket.close());
  await page.goto(path);
  await page.locator('.live-badge.reconnecting:not(.unknown)').waitFor();
});

test('a browser that has been here before has the code at once', async () => {
  const { page } = await looked(path);
  await page.keyboard.press('Shift');
  await isLive(page);
  await page.reload();
  await isLive(page);
});

test('a clock that tells seconds runs from the beginning, and goes on where it stands', async () => {
  const { clock } = dashboard.server;
  const left = (page: Page) => page.locator('.player-strip .clock-text.running [aria-hidden]').first();
  const seconds = async (page: Page): Promise<number> => {
    const [minutes = 0, rest = 0] = (await told(left(page))).split(':').map(Number);
    return minutes * 60 + rest;
  };
  await clock.advance(millis(71.5 * HOUR));
  const { page, asked } = await looked(`/games/${game.id}`, { clock: true });
  const first = await seconds(page);
  expect(first).toBeGreaterThan(0);
  await page.clock.fastForward(4_000);
  await expect.poll(() => seconds(page)).toBeLessThanOrEqual(first - 3);
  expect(asked()).toBe(false);
  await page.keyboard.press('Shift');
  await isLive(page);
  await expect.poll(() => seconds(page)).toBeLessThanOrEqual(first - 3);
});

test('instants are told in the zone of the browser from the beginning', async () => {
  const { page, asked } = await looked(path, { zone: 'Asia/Tokyo' });
  const time = page.locator('main time[data-look="full"]').first();
  const shown = (): Promise<string> => time.evaluate((it) => it.firstChild?.textContent ?? '');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });
  expect(await shown()).toContain(there.format(at));
  expect(asked()).toBe(false);
  await page.keyboard.press('Shift');
  await isLive(page);
  expect(await shown()).toContain(there.format(at));
});

test('the language that an address asks for is kept before any code is there', async () => {
  const { page, asked } = await looked(`${path}?lang=it`, { prefers: 'en-GB' });
  expect(asked()).toBe(false);
  await page.goto(path);
  await page.locator('header nav').getByRole('link', { name: 'Giocatori', exact: true }).waitFor();
});

test('a letter of Esperanto brings the letters near to Western ones, not all that Latin has', async () => {
  const page = await dashboard.visit('/favicon.svg', { isNew: true });
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fonts.push(name);
  });
  await page.goto(path);
  await page.getByText('Gaĵo').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(fonts.toSorted()).toEqual([
    'piazzolla-latin-wght-normal',
    'source-sans-3-latin-wght-normal',
    'source-sans-3-near',
  ]);
});
