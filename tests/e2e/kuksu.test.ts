import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose, leagues, makeDraft, pairs, paste, perform, reportLines, status, turnTo } from './directing.ts';

/** Who signs up for the ninth cycle of a title that began elsewhere: the holder Leira, and 57 who play in its leagues. */
const NAMES = Array.from({ length: 57 }, (_, index) => `P${String(index + 1).padStart(2, '0')}`);
const REGISTERED = ['Leira', ...NAMES];
/** Where the first forty were in the eighth cycle: ten in League A, of whom P10 won it, the others below. */
const LAST_CYCLE = [
  'name,league,rank,title',
  'Leira,,,holder',
  ...NAMES.slice(0, 9).map((name, index) => `${name},A,${index + 2},`),
  'P10,A,1,',
  ...NAMES.slice(10, 30).map((name, index) => `${name},B${(index % 2) + 1},${Math.floor(index / 2) + 1},`),
  ...NAMES.slice(30, 40).map((name, index) => `${name},C1,${index + 1},`),
];

const registrations = (names: readonly string[]): readonly string[] => [
  'name,rating,country',
  ...names.map((name, index) => `${name},${2_400 - 10 * index},KR`),
];

let dashboard: Dashboard;
/** The director's page, and somebody's who watches. */
let page: Page;
let watcher: Page;
let title: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  page = await dashboard.visit('/tournaments', { person: await dashboard.server.signUp('Nino', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Fills in a text, looks at what it says, and takes it. */
async function take(label: string, lines: readonly string[], deed: string | RegExp, shows: RegExp): Promise<void> {
  const form = await paste(page, label, lines);
  await form.getByText(shows).first().waitFor();
  await form.getByRole('button', { name: deed }).click();
  await expect.poll(() => form.getByLabel(label).inputValue()).toBe('');
}

const register = (names: readonly string[], shows: RegExp): Promise<void> =>
  take('Players, one a line', registrations(names), `Enter ${names.length} lines`, shows);

test('a title is made, and its ninth cycle arranged from a table of registrations and the last cycle', async () => {
  await page.getByRole('link', { name: 'New championship or title' }).click();
  const series = page.locator('form.new-series');
  await series.getByText('a Kuksu title', { exact: true }).click();
  await series.getByLabel('Name', { exact: true }).fill('Kuksu');
  await series.locator('.preview li').first().waitFor();
  await series.getByRole('button', { name: 'Make the title' }).click();
  await page.getByRole('link', { name: 'Set up the first cycle' }).waitFor();
  // The page of tournaments, from where he came, lists it without being loaded again.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tournaments' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Kuksu', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Set up the first cycle' }).click();
  const form = page.locator('form.new-tournament');
  await choose(form, 'Played', 'elsewhere, results are reported');
  await turnTo(form, 'Name and start');
  await form.getByLabel('Name', { exact: true }).fill('Kuksu, 9th cycle');
  await form.getByLabel('Number of the cycle').fill('9');
  title = `/series/${new URL(page.url()).searchParams.get('series')}`;
  await makeDraft(form);
  await perform(page, 'Open for players…', 'Open for players', /./);
  watcher = await dashboard.visit(new URL(page.url()).pathname.replace('/direct', ''));
  await watcher.getByText('No leagues can be made yet.').waitFor();
  await register(REGISTERED, /58 lines are taken/);
  await take('The last cycle as a table', LAST_CYCLE, /^Take \d+ lines over$/, /P10 has won League A .* note which/);
  await page.locator('.preflight').getByText('P10 has won League A').waitFor();
  await perform(page, 'P10 lost the title match…', 'Note that it was lost', /P10 was corrected/);
  await page.getByRole('button', { name: 'P10 lost the title match…' }).waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await leagues(watcher, '.arranged-league')).map(({ length }) => length))
    .toEqual([10, 10, 10, 7, 7, 7, 6]);
  const [top = []] = await leagues(watcher, '.arranged-league');
  expect(top).toContain('P10');
  expect(top).not.toContain('Leira');
});

test('all accept, the leagues are played and move on the page of who watches', async () => {
  const stayed = await mark(watcher);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Accept for all 57 who have not answered…', 'Accept for 57 players', /./);
  await perform(page, 'End it now…', 'End it now', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
  await expect.poll(() => watcher.locator('.league-card').count()).toBe(7);
  const tables = await leagues(watcher, '.league-card');
  expect(tables.map(({ length }) => length)).toEqual([10, 10, 10, 7, 7, 7, 6]);
  const lines = tables.flatMap((names) => pairs(names.toSorted(), '+'));
  await reportLines(page, lines, 213);
  const [first] = tables[0]!.toSorted();
  await expect.poll(async () => (await leagues(watcher, '.league-card'))[0]?.[0]).toBe(first);
  await page.getByRole('button', { name: 'Approve the leagues…' }).click();
  await page.getByRole('dialog').getByText(`${first} plays for the title`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve the leagues' }).click();
  expect(await stayed()).toBe(true);
});

test('the log is read page by page into one list, which an event leaves whole', async () => {
  await watcher.getByRole('link', { name: 'Log', exact: true }).click();
  const lines = watcher.getByRole('table', { name: 'Log' }).locator('tbody tr');
  const more = watcher.getByRole('button', { name: 'Later events' });
  await lines.nth(99).waitFor();
  const [first, before] = [await lines.first().innerText(), await lines.count()];
  while (await more.isVisible()) {
    const count = await lines.count();
    await more.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(count);
  }
  const read = await lines.count();
  expect(read).toBeGreaterThan(2 * before);
  await reportLines(page, ['P01, Leira, +'], 1);
  await expect.poll(() => lines.count()).toBeGreaterThan(read);
  expect(await lines.first().innerText()).toBe(first);
  await watcher.getByRole('link', { name: 'Overview', exact: true }).click();
});

test('the title match changes the holder, and a page that stayed equals a fresh one', async () => {
  const games = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  for (const [index, sign] of ['-', '+', '+'].entries()) {
    await expect.poll(() => games.filter({ hasText: `Game ${index + 2}` }).count()).toBe(1);
    await reportLines(page, [`P01, Leira, ${sign}`], 1);
  }
  await status(page).getByText('finished', { exact: true }).waitFor();
  await watcher.locator('.holder-place').getByText('P01').waitFor();
  const fresh = await dashboard.visit(new URL(watcher.url()).pathname);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('main'));
  await fresh.locator('.league-card').nth(6).waitFor();
  await expect.poll(() => says(watcher)).toBe(await says(fresh));
});

test('the next cycle takes over leagues, places and the holder, and is arranged by them', async () => {
  await page.goto(`${title}/direct`);
  await perform(page, 'Open cycle 10…', 'Make the draft of cycle 10', /./);
  await page.getByRole('link', { name: 'Direct cycle 10' }).click();
  await perform(page, 'Open for players…', 'Open for players', /./);
  const back = REGISTERED.filter((name) => name !== 'P02' && name !== 'P01');
  await register([...back, 'Newcomer'], /Newcomer is new here/);
  await page.goto(page.url().replace('/direct', ''));
  await expect.poll(() => page.locator('.arranged-league').count()).toBe(7);
  const tables = await leagues(page, '.arranged-league');
  expect(tables.map(({ length }) => length)).toEqual([10, 10, 10, 7, 7, 7, 6]);
  expect(tables[0]).toContain('Leira');
  for (const name of ['P01', 'P02']) expect(tables.flat()).not.toContain(name);
  await page.locator('.arranged-league tr', { hasText: 'Leira' }).getByText('lost the title').waitFor();
  await watcher.goto(title);
  await watcher.getByText('P01').first().waitFor();
});
