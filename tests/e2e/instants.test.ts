import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, instant, millis, MINUTE } from '../../api/src/kernel/time.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';
import { violations } from './axe.ts';
import { isLive, openDashboard, told, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

const RESULTS = 5;

let dashboard: Dashboard;
let world: World;
let tournament: RunningTournament;
let path: string;
/** The table of the first page after each result, the first of them before any. */
const tables: string[] = [];
let page: Page;

const slider = (shown: Page) => shown.getByRole('slider', { name: 'Instant that is shown' });
const table = (shown: Page): Promise<string> => told(shown.locator('table.standings tbody'));
const place = async (shown: Page): Promise<number> => Number(await slider(shown).getAttribute('aria-valuenow'));
const asOf = (shown: Page): string | null => new URL(shown.url()).searchParams.get('asOf');
const isAfter = (shown: Page, results: number): Promise<void> =>
  shown.getByText(`after ${results} of ${RESULTS} results`).waitFor();

beforeAll(async () => {
  dashboard = await openDashboard();
  world = newWorld(dashboard.server.db);
  world.setNow(instant(dashboard.server.clock.now() - 12 * HOUR));
  tournament = await world.running(['Asha', 'Juma', 'Neema', 'Tumo']);
  path = `/tournaments/${globalId('RoundRobinTournament', tournament.id)}`;
  page = await dashboard.visit(path);
  await isLive(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('each result is a tick as it comes, while the page stays at the present', async () => {
  tables.push(await table(page));
  const games = await tournament.games();
  for (const [index, { id }] of games.slice(0, RESULTS).entries()) {
    world.pass(HOUR);
    const winner = index % 2 === 0 ? 'first' : 'second';
    must(await adjudicate(tournament.director.context, { gameId: id, winner, reason: 'As it was played.' }));
    await page.getByText(`As it stands now, after ${index + 1} result`).waitFor();
    expect(await place(page)).toBe(index + 2);
    await expect.poll(() => table(page)).not.toBe(tables.at(-1));
    tables.push(await table(page));
  }
  expect(asOf(page)).toBeNull();
});

test('by the keyboard the reader steps from result to result and from start to start, and back to now in one click', async () => {
  await slider(page).focus();
  for (const results of [5, 4, 3]) {
    await page.keyboard.press('ArrowLeft');
    await isAfter(page, results);
    await expect.poll(() => table(page)).toBe(tables[results]);
  }
  await page.getByText('You are looking at').waitFor();
  await page.keyboard.press('Shift+ArrowLeft');
  await isAfter(page, 0);
  await expect.poll(() => table(page)).toBe(tables[0]);
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/after 0 of 5 results, Round robin$/);
  await page.keyboard.press('End');
  expect(asOf(page)).toBeNull();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByText('As it stands now').waitFor();
  await expect.poll(() => table(page)).toBe(tables[RESULTS]);
});

test('boards, crosstable and ranking are those of the same instant, whose address can be sent to a phone', async () => {
  await slider(page).press('Home');
  for (let step = 0; step < 2; step += 1) await slider(page).press('ArrowRight');
  await isAfter(page, 2);
  const at = asOf(page);
  await page.getByRole('link', { name: 'Crosstable', exact: true }).first().click();
  await isAfter(page, 2);
  await expect.poll(() => page.locator('.crosstable .sign.WON').count()).toBe(2);
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await isAfter(page, 2);
  await page.getByText('decided', { exact: true }).waitFor();
  expect(await page.locator('.board-then').count()).toBe(11);
  await page.getByRole('link', { name: 'Ranking', exact: true }).click();
  await isAfter(page, 2);
  expect(asOf(page)).toBe(at);

  const phone = await dashboard.visit(`${path}?asOf=${at}`, { size: [390, 844], scheme: 'dark' });
  await isLive(phone);
  await isAfter(phone, 2);
  await expect.poll(() => table(phone)).toBe(tables[2]);
  expect(await misfits(phone, 'an earlier instant on a phone')).toEqual([]);
  expect(await violations(phone, 'an earlier instant on a phone')).toEqual([]);
  await phone.getByRole('button', { name: 'One result on' }).click();
  await isAfter(phone, 3);
  await phone.close();
});

test('a drag along the scale takes the stop that is nearest, and its ends are the start and now', async () => {
  await page.goto(path);
  await isLive(page);
  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('The scale is to be seen');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 1, middle, { steps: 5 });
  await page.mouse.up();
  await isAfter(page, 0);
  await expect.poll(() => table(page)).toBe(tables[0]);
  await page.mouse.click(box.x + box.width - 1, middle);
  await page.getByText('As it stands now').waitFor();
});

test('it plays from the start by itself, faster if that is wanted, and stops at the present', async () => {
  const playing = await dashboard.visit(path);
  await isLive(playing);
  for (const speed of [1, 2]) await playing.getByRole('button', { name: `Speed ${speed}×` }).click();
  await playing.getByRole('button', { name: 'Speed 4×' }).waitFor();
  const seen = await playing.evaluateHandle(() => {
    const told: string[] = [];
    const scale = document.querySelector('.time-track');
    const note = (): void => void told.push(scale?.getAttribute('aria-valuenow') ?? '');
    if (scale !== null) new MutationObserver(note).observe(scale, { attributeFilter: ['aria-valuenow'] });
    return told;
  });
  await playing.getByRole('button', { name: 'Play on by itself' }).click();
  await playing.getByRole('button', { name: 'Stop playing' }).waitFor();
  await playing.getByRole('button', { name: 'Play on by itself' }).waitFor();
  await playing.getByText('As it stands now').waitFor();
  expect(await seen.jsonValue()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  await expect.poll(() => table(playing)).toBe(tables[RESULTS]);
  await playing.close();
});

test('who comes back is told what has changed since, in words and at the rows, and shown it one by one', async () => {
  const id = globalId('RoundRobinTournament', tournament.id);
  const back = await dashboard.visit(path);
  await isLive(back);
  await expect.poll(() => back.evaluate(() => localStorage.getItem('baraza.visits'))).toContain(id);
  const last = world.now() - 2 * HOUR + 1;
  await back.evaluate(
    ([tournamentId, at]) =>
      localStorage.setItem('baraza.visits', JSON.stringify({ [tournamentId]: { before: null, last: at } })),
    [id, last] as const,
  );
  // Leaving notes the visit that is over: what it has noted lies behind the one that is tried.
  const again = await back.context().newPage();
  await again.goto(path);
  await isLive(again);
  await again.getByText('2 results since').waitFor();
  const rows = again.locator('table.standings tbody tr');
  const moved = await rows.filter({ hasText: 'since you were here' }).count();
  expect(moved).toBeGreaterThan(0);
  await again.getByRole('link', { name: 'Crosstable', exact: true }).first().click();
  await expect.poll(() => again.locator('.sign', { hasText: 'new since you were here' }).count()).toBe(4);
  await again.getByRole('button', { name: 'Show them one by one' }).click();
  await isAfter(again, 3);
  await isAfter(again, 4);
  await again.getByRole('button', { name: 'Stop playing' }).click();
  await again.close();
  await back.close();
});

test('a bracket is drawn as it was after each report', async () => {
  const other = await reportedKnockout(dashboard.server, 4);
  const open = await dashboard.visit(`/tournaments/${other.id}`);
  await open.addInitScript(() => localStorage.removeItem('baraza.visits'));
  await isLive(open);
  const bracket = () => told(open.locator('.rounds'));
  const before = [await bracket()];
  const report = async (): Promise<boolean> => {
    await dashboard.server.clock.advance(HOUR);
    const isReported = await other.report();
    if (isReported) {
      await open.reload();
      await isLive(open);
      before.push(await bracket());
    }
    return isReported;
  };
  while (await report());
  await open.locator('.champion-place').waitFor();
  await slider(open).focus();
  await open.keyboard.press('Home');
  for (const shown of before.slice(0, -1)) {
    await expect.poll(bracket).toBe(shown);
    await open.keyboard.press('ArrowRight');
  }
  await open.keyboard.press('End');
  await open.locator('.champion-place').waitFor();
});

test('of a tournament of many results each has a tick that can be pressed, beside the tabs of a desk or along the whole width of a phone', async () => {
  const long = await world.running(['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo', 'Ghalib']);
  const games = await long.games();
  for (const { id } of games) {
    world.pass(MINUTE);
    must(await adjudicate(long.director.context, { gameId: id, winner: 'first', reason: 'As it was played.' }));
  }
  // Long ago, as most of it is for who looks at it.
  await dashboard.server.clock.advance(millis(500 * HOUR));
  for (const [width, height, least] of [
    [1440, 900, 300],
    [390, 844, 300],
  ] as const) {
    const shown = await dashboard.visit(`/tournaments/${globalId('RoundRobinTournament', long.id)}`, {
      size: [width, height],
    });
    await isLive(shown);
    const box = await slider(shown).boundingBox();
    expect(box?.width).toBeGreaterThan(least);
    const ticks = await slider(shown)
      .locator('i')
      .evaluateAll((all) => all.map((tick) => tick.getBoundingClientRect().x + 0.5));
    expect(ticks).toHaveLength(games.length);
    for (const [index, x] of ticks.entries()) {
      await shown.mouse.click(x, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect.poll(() => place(shown)).toBe(index + 1);
    }
    expect(await misfits(shown, 'a long track')).toEqual([]);
    await shown.close();
  }
});
