import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import type { OpenGame } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { isLive, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

interface Side {
  readonly front: number[];
  readonly back: number[];
}

/** A board after a ply, and the acts that led to it. */
interface Sown {
  readonly position: { readonly north: Side; readonly south: Side };
  readonly trace: readonly { readonly kind: string }[];
}

let dashboard: Dashboard;
let players: ReadonlyMap<string, TestPerson>;
let game: OpenGame;
/** How many moves were played. */
let last = 0;
const chance = seededNumbers(23);

const AT = `query ($id: ID!, $ply: Int!) { game(id: $id) { ... on BaoGame { at(ply: $ply) { trace { kind } position {
  south { front back } north { front back } } } } } }`;

beforeAll(async () => {
  dashboard = await openDashboard();
  const tournament = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku']);
  ({ players } = tournament);
  const [first] = await gamesOf(dashboard.server, tournament.id);
  if (first === undefined) throw new Error('There is no game');
  game = first;
  await play(4);
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

/** The counts of the pits after a ply, and through how many boards the sowing that led to it goes: a stop changes none. */
async function sownTo(ply: number): Promise<{ readonly board: string; readonly boards: number }> {
  const { position, trace } = at(await dashboard.server.data(AT, { id: game.id, ply }), 'game.at') as Sown;
  const { north, south } = position;
  const counts = [north.back.toReversed(), north.front.toReversed(), south.front, south.back].flat();
  return { board: counts.join(' '), boards: trace.filter(({ kind }) => kind !== 'STOP').length };
}

/** Notes every board that the page draws from here on; the answer is those until now, the one that lay there first. */
async function watchBoard(page: Page): Promise<() => Promise<readonly string[]>> {
  const boards = await page.evaluateHandle(() => {
    const counts = (): string =>
      [...document.querySelectorAll('.bao-counts text:not(.store)')].map((text) => text.textContent?.trim()).join(' ');
    const seen = [counts()];
    const note = (): void => {
      const now = counts();
      if (now !== seen.at(-1)) seen.push(now);
    };
    const board = document.querySelector('.bao-board')!;
    new MutationObserver(note).observe(board, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => boards.jsonValue();
}

async function play(count = 1): Promise<void> {
  await playMoves(dashboard.server, players, game, count, chance);
  last += count;
}
const hand = (page: Page) => page.locator('.sowing-hand');

/** Opens a past position, or the present, and waits until its board lies there. */
async function open(ply: number | null, { clock = false, motion = true } = {}): Promise<Page> {
  const page = await dashboard.visit(`/games/${game.id}${ply === null ? '' : `?ply=${ply}`}`, { motion, clock });
  await isLive(page);
  await page.locator('.bao-board').waitFor();
  return page;
}

/** From here on the page draws no frame: what is sown stays in the air. */
const stopFrames = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 2_000);

/** Waits until a board lies as it does after a ply, and no seed is in the air. */
async function isSown(page: Page, seen: () => Promise<readonly string[]>, ply: number): Promise<void> {
  const { board } = await sownTo(ply);
  await expect.poll(async () => (await seen()).at(-1)).toBe(board);
  await hand(page).waitFor({ state: 'detached' });
}

/** The boards that were drawn from `ply` on: sown to each of these plies in turn, and never put back. */
async function expectSown(seen: readonly string[], ply: number, ...to: readonly number[]): Promise<void> {
  let rest = seen;
  expect(rest[0]).toBe((await sownTo(ply)).board);
  for (const next of to) {
    const { board, boards } = await sownTo(next);
    const until = rest.indexOf(board);
    expect(until, `boards until ply ${next}`).toBeGreaterThanOrEqual(Math.min(boards, 20));
    rest = rest.slice(until);
  }
  expect(rest).toHaveLength(1);
}

test('a move that is played while somebody watches, and a step, are sown seed by seed to their end', async () => {
  const page = await open(null);
  const seen = await watchBoard(page);
  await play();
  await isSown(page, seen, last);
  await expectSown(await seen(), last - 1, last);

  await page.keyboard.press('Home');
  await isSown(page, seen, 0);
  const from = (await seen()).length - 1;
  await page.keyboard.press('ArrowRight');
  await isSown(page, seen, 1);
  await expectSown((await seen()).slice(from), 0, 1);
});

test('moves that are played while one is sown are sown after it', async () => {
  const page = await open(null, { clock: true });
  const seen = await watchBoard(page);
  await stopFrames(page);
  const before = last;
  await play();
  await hand(page).waitFor();
  await play();
  await page
    .locator('.move-list td a')
    .nth(last - 1)
    .waitFor();
  await page.clock.resume();
  await isSown(page, seen, last);
  await expectSown(await seen(), before, before + 1, last);
});

test('a sowing is ended at its last position by a step, by any key, and by hiding the page, which then draws nothing', async () => {
  const page = await open(0, { clock: true });
  const seen = await watchBoard(page);
  await stopFrames(page);
  await page.keyboard.press('ArrowRight');
  await hand(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toContain((await sownTo(1)).board);
  await hand(page).waitFor();
  expect(await seen()).not.toContain((await sownTo(2)).board);
  await page.keyboard.press('Shift');
  await isSown(page, seen, 2);

  await page.keyboard.press('ArrowRight');
  await hand(page).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isSown(page, seen, 3);
});

test('whoever wants no motion sees the position at once', async () => {
  const page = await open(0, { motion: false });
  const seen = await watchBoard(page);
  await page.keyboard.press('ArrowRight');
  await isSown(page, seen, 1);
  expect(await seen()).toHaveLength(2);
});
