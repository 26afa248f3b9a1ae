import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt } from '../support/answer.ts';
import { sharedBrowser } from '../support/browser.ts';
import { gamesOf } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { fullWorld, type FullWorld } from './full-world.ts';
import { playMoves } from './moving.ts';

// Parts of the dashboard in a page of somebody else's, at another origin, in a browser that lets frames keep nothing.
let dashboard: Dashboard;
let world: FullWorld;
let club: Server;
let page: Page;
const faults: string[] = [];

const framed = (path: string): string =>
  `<!doctype html><html lang="en"><title>A club</title><h1>A club</h1><iframe src="${dashboard.server.composed.url}${path}" title="Part" style="width:640px;height:560px;border:0"></iframe></html>`;

beforeAll(async () => {
  dashboard = await openDashboard();
  world = await fullWorld(dashboard.server);
  club = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://club').searchParams.get('shows') ?? '/';
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(framed(path));
  });
  await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' });
  // As where third parties may keep nothing.
  await context.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  context.on('weberror', (thrown) => faults.push(thrown.error().stack ?? thrown.error().message));
  page = await context.newPage();
});
afterAll(async () => {
  await page.context().close();
  club.closeAllConnections();
  club.close();
  await dashboard.close();
});

const bare = (path: string): string => path.replace(/^\/[a-z]+\//, '');

/** Shows a path of the dashboard in the page of the club. */
async function show(path: string): Promise<FrameLocator> {
  const { port } = club.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?shows=${encodeURIComponent(path)}`);
  return page.frameLocator('iframe');
}
const isLive = (frame: FrameLocator) => frame.locator('.live-badge.live').waitFor();

test('a game is framed, with nobody signed in and nothing kept, and each move is seen as it is made', async () => {
  const frame = await show(`/embed/game/${bare(world.at.game)}?theme=dark&lang=it&size=small&bg=204060`);
  await isLive(frame);
  await frame.locator('.bao-board').waitFor();
  expect(await frame.locator('html').getAttribute('lang')).toBe('it');
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
  const background = await frame.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(background).toBe('rgb(32, 64, 96)');
  expect(await frame.locator('.app-header').count()).toBe(0);
  const seeds = await frame.locator('.bao-board').innerText();
  const players = new Map([[0, world.player]].map(() => ['', world.player]));
  const { tournament } = await dashboard.server.data(
    'query ($id: ID!) { tournament(id: $id) { games(first: 100) { nodes { id } } } }',
    { id: bare(world.at.running) },
  );
  expect(listAt(tournament, 'games.nodes').map((node) => textAt(node, 'id'))).toContain(bare(world.at.game));
  const game = (await gamesOf(dashboard.server, bare(world.at.running))).find(({ id }) => id === bare(world.at.game))!;
  players.set(game.first, world.player);
  await playMoves(dashboard.server, players, game, 1, seededNumbers(3));
  await expect.poll(() => frame.locator('.bao-board').innerText()).not.toBe(seeds);
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([]);
});

test.each<readonly [name: string, path: (at: FullWorld['at']) => string, part: string]>([
  ['a crosstable', (at) => `/embed/crosstable/${bare(at.running)}`, '.crosstable'],
  ['a ranking', (at) => `/embed/ranking/${bare(at.running)}`, 'table'],
  ['a bracket', (at) => `/embed/bracket/${bare(at.match)}`, '.match-box'],
])('%s is framed, and its links open pages of their own', async (_name, path, part) => {
  const frame = await show(path(world.at));
  await isLive(frame);
  await frame.locator(part).first().waitFor();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), frame.locator('.embed-foot a').click()]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).pathname).toMatch(/^\/t\//);
  await opened.close();
  const [named] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.locator(`${part} a:visible`).first().click(),
  ]);
  await named.close();
  await frame.locator(part).first().waitFor();
});

test('what is nowhere is said in the frame, and no other page lets itself be framed', async () => {
  const frame = await show('/embed/bracket/nothing');
  await frame.getByText('Nothing that can be shown in a frame').waitFor();
  for (const path of ['/', world.at.game, world.at.wall, '/tv', '/account']) {
    const refused = page.waitForEvent('console', (message) =>
      /refused to display|frame-ancestors|Framing/i.test(message.text()),
    );
    await show(path);
    await refused;
  }
  expect(faults).toEqual([]);
});

test('a part offers the lines that frame it, with its height, and a preview that follows what is chosen', async () => {
  const own = await dashboard.visit(`${world.at.running}/crosstable`);
  await own.getByRole('button', { name: 'Embed' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.frameLocator('iframe').locator('.crosstable').waitFor();
  const code = () => dialog.getByLabel('Code for your page').inputValue();
  await expect.poll(code).not.toContain('640/420');
  await dialog.getByText('Dark', { exact: true }).click();
  await expect.poll(code).toContain('theme=dark');
  await dialog.frameLocator('iframe').locator('html[data-theme="dark"] .crosstable').waitFor();
  await dashboard.leave();
});
