import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import type { ApiTournament, OpenGame } from '../support/api-tournament.ts';
import { isLive, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { pagesOf } from './paper.ts';

let dashboard: Dashboard;
let tournament: ApiTournament;
let game: OpenGame;
/** The pages of the two players and of somebody who watches on a phone; they stay open from test to test. */
let black: Page;
let white: Page;
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  const go = { game: 'GO', gameSettings: { go: { size: 9 } }, name: 'Nine by nine' };
  tournament = await runningTournament(dashboard.server, ['Akane', 'Tobias', 'Wanjiru'], go);
  game = (await gamesOf(dashboard.server, tournament.id))[0]!;
  const address = `/games/${game.id}`;
  black = await dashboard.visit(address, { person: tournament.players.get(game.first)! });
  white = await dashboard.visit(address, { person: tournament.players.get(game.second)! });
  watcher = await dashboard.visit(address, { size: [390, 844] });
  for (const page of [black, white, watcher]) await isLive(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Your move' });
const point = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const moves = (page: Page) => page.locator('.move-list td a');

/** Waits until a page stands at so many moves. */
async function standsAt(page: Page, ply: number): Promise<void> {
  await expect.poll(() => told(page.locator('.ply-scrubber .where'))).toBe(`${ply} of ${ply} · now`);
}

test('a stone is laid with the mouse, moved, sent, and stands on every board', async () => {
  await bar(black).getByText('Your move.').waitFor();
  await point(black, 'A7').click();
  await bar(black).getByText('A7 is laid, not sent.').waitFor();
  await point(black, 'A8').click();
  await bar(black).getByRole('button', { name: 'Send A8' }).click();
  for (const page of [black, white]) await page.getByRole('button', { name: 'A8, black' }).waitFor();
  await watcher.getByText('Row 8: A black').waitFor({ state: 'attached' });
  expect(await watcher.getByRole('grid').count()).toBe(0);
});

test('the other answers with the keyboard alone, and an occupied point may not be played', async () => {
  await bar(white).getByText('Your move.').waitFor();
  await point(white, 'A8').focus();
  const focused = () => white.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await white.keyboard.press('Enter');
  expect(await bar(white).getByText('is laid').count()).toBe(0);
  const walk = [
    ['ArrowRight', 'B8, empty'],
    ['ArrowUp', 'B9, empty'],
    ['ArrowUp', 'B9, empty'],
    ['End', 'J9, empty'],
    ['Home', 'A9, empty'],
  ] as const;
  for (const [key, label] of walk) {
    await white.keyboard.press(key);
    expect(await focused()).toBe(label);
  }
  await white.keyboard.press('Enter');
  await bar(white).getByText('A9 is laid, not sent.').waitFor();
  await bar(white).getByRole('button', { name: 'Send A9' }).press('Enter');
  for (const page of [black, white, watcher]) await standsAt(page, 2);
});

test('a capture is told before it is sent, and after it to everybody', async () => {
  await bar(black).getByLabel('The move').fill('b9');
  await bar(black).getByRole('button', { name: 'Lay it' }).click();
  await bar(black).getByText('It takes 1 stone.').waitFor();
  await bar(black).getByRole('button', { name: 'Send B9' }).click();
  for (const page of [black, white, watcher]) {
    await page.getByRole('status').getByText('Black B9, took 1 stone.').waitFor({ state: 'attached' });
    await page.getByRole('region', { name: game.first }).getByText('1 prisoner').waitFor();
  }
  await bar(white).getByLabel('The move').fill('A9');
  await bar(white).getByRole('button', { name: 'Lay it' }).click();
  await bar(white).getByRole('alert').waitFor();
  expect(await point(white, 'A9').getAttribute('aria-label')).toBe('A9, empty, may not be played');
});

test('whoever wants no button sends by touching, twice or once, as he chose', async () => {
  const choose = async (page: Page, choice: string) => {
    await page.getByRole('button', { name: 'How a move is sent' }).click();
    await page.getByRole('button', { name: choice }).click();
  };
  await choose(white, 'Laid, then sent when touched again');
  await point(white, 'F5').click();
  await bar(white).getByText('Touch it again to send it.').waitFor();
  await point(white, 'F5').click();
  await standsAt(white, 4);
  await choose(black, 'At once, when touched');
  await point(black, 'E5').click();
  for (const page of [black, white, watcher]) await standsAt(page, 5);
});

test('moves are tried on the board without being sent', async () => {
  await white.getByRole('tab', { name: 'Analyse' }).click();
  await white.getByText('analysis, cannot send').waitFor();
  for (const name of ['F4', 'E4']) {
    await point(white, name).click();
    await white.locator('.variation-list [aria-current]').getByText(name).waitFor();
  }
  await white.getByRole('button', { name: 'One back' }).click();
  await point(white, 'E3').click();
  await expect.poll(() => white.locator('.variation-list li').count()).toBe(3);
  await white.getByRole('tab', { name: 'Moves' }).click();
  await standsAt(white, 5);
  expect(await moves(white).count()).toBe(5);
});

test('a reply planned for the other’s move is played when he plays it, and nobody else sees the plan', async () => {
  await black.getByRole('tab', { name: 'If they play' }).click();
  await black.getByText('plan, played only in answer').waitFor();
  for (const name of ['F4', 'D4', 'E4']) {
    if (name === 'E4') await black.getByRole('button', { name: 'One back' }).click();
    await point(black, name).click();
    await black.locator('.variation-list [aria-current]').getByText(name).waitFor();
  }
  await expect.poll(() => black.locator('.variation-list button').count()).toBe(2); // one reply to a move
  await black.getByRole('button', { name: 'Plan 1 reply' }).click();
  await black.getByText('1 reply is planned.').waitFor();
  expect(await white.getByRole('tab', { name: 'If they play' }).innerText()).toBe('If they play');
  expect(await watcher.getByRole('tab', { name: 'If they play' }).count()).toBe(0);
  for (let touch = 0; touch < 2; touch += 1) await point(white, 'F4').click();
  for (const page of [white, watcher]) await standsAt(page, 7);
  await expect.poll(() => moves(white).last().innerText()).toBe('E4');
  await black.getByText('Replies can be planned while').waitFor({ state: 'detached' });
  await black.getByText('Nothing is planned.').waitFor();
  await black.getByRole('tab', { name: 'Moves' }).click();
});

test('both pass, mark the dead stone, accept, and the score stands', async () => {
  for (const page of [white, black]) {
    await bar(page).getByRole('button', { name: 'Pass' }).click();
    const send = bar(page).getByRole('button', { name: 'Send pass' });
    if (page === white) await send.click();
  }
  const score = (page: Page) => page.getByRole('region', { name: 'The score' });
  for (const page of [black, white, watcher]) {
    await expect
      .poll(() => page.locator('.player-strip .tag').allInnerTexts())
      .toEqual(Array(2).fill('agreeing the score'));
  }
  await point(black, 'F5').click();
  for (const page of [black, white, watcher]) await score(page).getByText('B+73.5', { exact: true }).waitFor();
  expect(await point(white, 'F5').getAttribute('aria-label')).toBe('F5, white, dead, Black’s point');
  await watcher.getByText('Row 5: E black, F white dead').waitFor({ state: 'attached' });
  await score(white).getByRole('button', { name: 'Accept B+73.5' }).click();
  await score(black).getByText(`${game.second} has accepted. If you accept too, the game is over.`).waitFor();
  await score(black).getByRole('button', { name: 'Accept B+73.5' }).click();
  for (const page of [black, white, watcher]) {
    await page.locator('.result-line').getByText(`${game.first} won`).waitFor();
    expect(await page.getByRole('region', { name: 'Your move' }).count()).toBe(0);
  }
  await expect.poll(() => told(white.locator('.ply-scrubber .where'))).toMatch(/^\d+ of \d+ · the end$/);
  await expect.poll(() => moves(white).last().innerText()).toBe('accepts the marks');
  expect((await moves(white).allInnerTexts()).filter((text) => /accept \d|^[BW] /.test(text))).toEqual([]);
  const { game: over } = await dashboard.server.data('query ($id: ID!) { game(id: $id) { record } }', { id: game.id });
  expect(textAt(over, 'record')).toContain('RE[B+73.5]');
  await watcher.getByRole('tab', { name: 'Record' }).click();
  await watcher.getByText('RE[B+73.5]').waitFor();
});

test('play is resumed, the score disputed on a phone, and the director counts it on the board', async () => {
  const { server } = dashboard;
  const other = (await gamesOf(server, tournament.id))[1]!;
  const player = (name: string) => tournament.players.get(name)!;
  const play = async (moves: readonly string[], from: number) => {
    for (const [index, move] of moves.entries()) {
      const ply = from + index;
      const mover = player(ply % 2 === 0 ? other.first : other.second);
      const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, mover);
      await done(ask, 'playMove', { gameId: other.id, ply, move }, '');
    }
  };
  await play(['D4', 'F6', 'pass', 'pass'], 0);
  const address = `/games/${other.id}`;
  const phone = await dashboard.visit(address, { person: player(other.first), size: [390, 844] });
  const director = await dashboard.visit(address, { person: tournament.director });
  const score = (page: Page) => page.getByRole('region', { name: 'The score' });
  const accept = await score(phone).getByRole('button', { name: 'Accept' }).boundingBox();
  expect(accept!.y + accept!.height).toBeLessThanOrEqual(844);
  await score(phone).getByRole('button', { name: 'Resume play' }).click();
  await score(phone).getByText('Play goes on and').waitFor();
  await score(phone).getByRole('button', { name: 'Resume play' }).click();
  await score(phone).waitFor({ state: 'detached' });
  await play(['pass', 'pass'], 5);
  await score(phone).getByRole('button', { name: 'Ask the director' }).click();
  await score(phone).getByRole('button', { name: 'Ask the director' }).click();
  await phone.getByText('The director decides how this game ends.').waitFor();
  const count = director.getByRole('region', { name: 'The director’s count' });
  await count.getByText('W+6.5', { exact: true }).waitFor();
  await point(director, 'F6').click();
  await count.getByText('B+74.5', { exact: true }).waitFor();
  await point(director, 'F6').click();
  await count.getByText('W+6.5', { exact: true }).waitFor();
  for (const name of ['D4', 'A1']) await point(director, name).click();
  await count.getByText('W+86.5', { exact: true }).waitFor();
  await count.getByRole('button', { name: 'Decide: W+86.5…' }).click();
  await director.getByLabel('Reason, public').fill('The lone stone is dead.');
  await director.getByRole('button', { name: 'Rule: W+86.5' }).click();
  for (const page of [phone, director]) await page.locator('.result-line').getByText(`${other.second} won`).waitFor();
  await count.waitFor({ state: 'detached' });
});

test('on a phone a stone that is tried on a large board is moved by arrows, and a file of any writing is read', async () => {
  await watcher.goto('/analyse/go?size=19');
  await point(watcher, 'Q16').click();
  const tried = watcher.locator('.variation-list [aria-current]');
  await tried.getByText('Q16').waitFor();
  await watcher.getByRole('button', { name: 'One up' }).click();
  await tried.getByText('Q17').waitFor();
  await point(watcher, 'Q16').click();
  await tried.getByText('Q16').waitFor();
  await watcher.getByRole('button', { name: 'One up' }).click();
  await tried.getByText('Q18').waitFor();
  expect(await watcher.locator('.variation-list button').count()).toBe(2);
  const written = [Buffer.from('(;CA[Shift_JIS]SZ[9]PB['), Buffer.from([0x96, 0x7b]), Buffer.from('];B[ee];W[cc])')];
  const file = { name: 'old.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.concat(written) };
  await watcher.getByLabel('Or a file, in any character set').setInputFiles(file);
  await watcher.getByText('本 – White, 2 moves.').waitFor();
});

test.each([
  [844, 390],
  [667, 375],
])(
  'on a phone on its side of %i by %i the whole board stands beside the strips, also further down',
  async (width, height) => {
    const page = await dashboard.visit(`/games/${game.id}`, { size: [width, height] });
    await isLive(page);
    const board = page.locator('.go-board svg');
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const far of [0, 10_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), far);
      const { x, y, width: wide, height: high } = await boxOf(board);
      expect(high).toBeGreaterThan(height * 0.75);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(height);
      for (const strip of await page.locator('.player-strip').all())
        expect((await boxOf(strip)).x).toBeGreaterThan(x + wide);
    }
    await page.close();
  },
);

test('on paper a game is its board with all its moves on one sheet, and nothing that can be pressed', async () => {
  const paper = await dashboard.visit(`/games/${game.id}`);
  await isLive(paper);
  await moves(paper).first().waitFor();
  await paper.emulateMedia({ media: 'print' });
  const tools = paper.locator('button, input, select, .app-header, .ply-scrubber').filter({ visible: true });
  expect(await tools.evaluateAll((found) => found.map((one) => one.outerHTML.slice(0, 100)))).toEqual([]);
  const isCut = (list: Element) => list.scrollHeight > list.clientHeight;
  expect(await paper.locator('.move-list .scroll').evaluate(isCut)).toBe(false);
  expect(pagesOf(await paper.pdf({ preferCSSPageSize: true }))).toBe(1);
});
