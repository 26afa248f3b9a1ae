import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { isLive, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

const PLIES = 30;
interface Side {
  readonly front: number[];
  readonly back: number[];
}

interface Position {
  readonly north: Side;
  readonly south: Side;
}

let dashboard: Dashboard;
let address: string;
let notations: readonly string[];
/** What the pits hold after each ply, as the API says, in the order of the screen: North’s own left is on the right. */
const seedsAfter: (readonly number[])[] = [];

const AT = `query ($id: ID!, $ply: Int!) { game(id: $id) { ... on BaoGame { at(ply: $ply) { position {
  south { front back } north { front back } } } } } }`;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  const { id, players } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  address = `/games/${game.id}`;
  notations = await playMoves(server, players, game, PLIES, seededNumbers(23));
  for (let ply = 0; ply <= PLIES; ply += 1) {
    const { north, south } = at(await server.data(AT, { id: game.id, ply }), 'game.at.position') as Position;
    seedsAfter.push([north.back.toReversed(), north.front.toReversed(), south.front, south.back].flat());
  }
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

/** The counts beside the heaps, row by row from the top of the board, each row from the left. */
async function shownSeeds(page: Page): Promise<readonly number[]> {
  const texts = await page.locator('.bao-counts text:not(.store)').allTextContents();
  return texts.map((text) => Number(text.trim()));
}

/** Waits until the page stands at that ply, its address and its board alike. */
async function standsAt(page: Page, ply: number): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get('ply')).toBe(ply === PLIES ? null : String(ply));
  await expect.poll(() => shownSeeds(page)).toEqual(seedsAfter[ply]);
  const shown = ply === PLIES ? `${ply} of ${PLIES} · now` : `${ply} of ${PLIES}`;
  expect((await page.locator('.ply-scrubber .where').innerText()).trim()).toBe(shown);
}

test('the arrow keys, Home and End lead through the game, and the address says where the reader is', async () => {
  const page = await dashboard.visit(address);
  await isLive(page);
  await standsAt(page, PLIES);
  const steps = [
    ['ArrowLeft', PLIES - 1],
    ['ArrowLeft', PLIES - 2],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', PLIES],
    ['ArrowRight', PLIES],
  ] as const;
  for (const [key, ply] of steps) {
    await page.keyboard.press(key);
    await standsAt(page, ply);
  }
});

test('an address with ?ply=23 opens there, says so, and leads back to now', async () => {
  const page = await dashboard.visit(`${address}?ply=23`);
  await standsAt(page, 23);
  await page.getByText(`You are looking at move 23, ${notations[22]}.`).waitFor();
  await page.locator('.move-list [aria-current="true"]').getByText(notations[22]!, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await standsAt(page, PLIES);
});

test.each([
  ['no number', 'abc'],
  ['a ply that is not reached yet', '31'],
  ['a negative one', '-1'],
])('%s in the address is the present', async (_what, ply) => {
  const page = await dashboard.visit(`${address}?ply=${ply}`);
  await expect.poll(() => shownSeeds(page)).toEqual(seedsAfter[PLIES]);
  expect((await page.locator('.ply-scrubber .where').innerText()).trim()).toBe(`${PLIES} of ${PLIES} · now`);
});
