import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose, enter, makeDraft, pairs, paste, perform, reportLines, status, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

/** Who plays all four tournaments, the strongest first: whoever stands before beats whoever stands behind. */
const STRONG = [
  ['Amina', 'KE'],
  ['Bakari', 'TZ'],
  ['Chausiku', 'KE'],
  ['Dalili', 'TZ'],
  ['Eshe', 'KE'],
] as const;
/** Who plays one of them and wins nothing there; the first has an account and enters himself. */
const WEAK = ['Fumo', 'Ghalib', 'Halima', 'Issa'] as const;

let dashboard: Dashboard;
/** The director's page, somebody's who watches, and a player's. */
let page: Page;
let watcher: Page;
let fumo: Page;
let path: string;
let stayed: () => Promise<boolean>;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  page = await dashboard.visit('/tournaments', { person: await server.signUp('Nino', 'DIRECTOR') });
  fumo = await dashboard.visit('/', { person: await server.signUp('Fumo') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** Makes one of the four from the championship's own page and opens it for players. */
async function makeNext(name: string, approvalHours: string): Promise<void> {
  await page.goto(`${path}/direct`);
  await page.getByRole('link', { name: 'New tournament in it' }).click();
  await page.getByText('It becomes a part of Kombe la Bingwa').waitFor();
  const form = page.locator('form.new-tournament');
  await choose(form, 'Played', 'elsewhere, results are reported');
  await turnTo(form, 'Name and start');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await turnTo(form, 'Rules');
  await form.getByLabel('Hours to approve a stage’s end').fill(approvalHours);
  await makeDraft(form);
  await perform(page, 'Open for players…', 'Open for players', /./);
}

async function start(): Promise<void> {
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
}

/** The two games of a final that its first player wins. */
async function playFinal(): Promise<void> {
  const games = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  for (const game of ['Game 1', 'Game 2']) {
    await expect.poll(() => games.filter({ hasText: game }).count()).toBe(1);
    await reportLines(page, ['Amina, Bakari, +'], 1);
  }
  await status(page).getByText('finished', { exact: true }).waitFor();
}

const row = (shown: Page, name: string) => shown.locator('table.standings tbody tr').filter({ hasText: name });

test('a championship is made, and a player enters its first tournament himself', async () => {
  await page.getByRole('link', { name: 'New championship' }).click();
  const form = page.locator('form.new-series');
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Bingwa');
  await form.locator('.preview li').first().waitFor();
  await form.getByRole('button', { name: 'Make the championship' }).click();
  await page.getByRole('link', { name: 'New tournament in it' }).waitFor();
  path = new URL(page.url()).pathname.replace('/direct', '');
  watcher = await dashboard.visit(path);
  await isLive(watcher);
  stayed = await mark(watcher);
  await makeNext('Wa kwanza', '48');
  await fumo.goto(path);
  await fumo.getByRole('link', { name: 'Wa kwanza' }).first().click();
  await perform(fumo, 'Enter', 'Enter the tournament', /./);
  await fumo.getByText('You play here').waitFor();
});

test('its first tournament is played and approved, and fills the standings of who watches', async () => {
  await enter(
    page,
    STRONG.map(([name, country]) => `${name}, ${country}`),
  );
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await start();
  await reportLines(page, pairs([...STRONG.map(([name]) => name), 'Fumo'], '++'), 30);
  await perform(page, 'Approve the qualification…', 'Let the next games begin', /./);
  await playFinal();
  // 10 games won in the group, a point each; 2 in the final, three each; 4 for the tournament.
  await expect.poll(() => row(watcher, 'Amina').locator('td.points').innerText()).toBe('20');
  await row(watcher, 'Amina')
    .getByRole('button', { name: /Why\?$/ })
    .click();
  await watcher.getByRole('dialog', { name: 'Why 20: Amina in tournament I' }).getByText('10 games won').waitFor();
  await watcher.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${path}/direct`);
  await page.getByRole('button', { name: 'Take out Wa kwanza…' }).click();
  await page.getByRole('dialog').getByText('Wa kwanza is no longer tournament 1').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('the others follow, with those who have played before and one who is new', async () => {
  for (const [name, last] of [
    ['Wa pili', 'Ghalib'],
    ['Wa tatu', 'Halima'],
    ['Wa nne', 'Issa'],
  ] as const) {
    await makeNext(name, '0');
    await page.getByRole('button', { name: /^Add the \d players of Kombe la Bingwa/ }).click();
    for (const gone of WEAK.slice(0, WEAK.indexOf(last))) {
      await page.getByRole('button', { name: new RegExp(`^Take ${gone}, .* out again`) }).click();
    }
    await perform(page, 'Enter them…', 'Enter 5 players', /./);
    const form = await paste(page, 'Players, one a line', [`${last}, TZ`]);
    await form.getByRole('button', { name: 'Enter 1 line' }).click();
    await expect.poll(() => form.locator('table').count()).toBe(0);
    await perform(page, 'Close sign-up…', 'Close sign-up', /./);
    await start();
    await reportLines(page, pairs([...STRONG.map(([strong]) => strong), last], '++'), 30);
    await playFinal();
  }
  await expect.poll(() => row(watcher, 'Amina').locator('td.points').innerText()).toBe('80');
  await watcher.getByRole('row', { name: /Kenya/ }).getByText('to the match of countries').waitFor();
  expect(await misfits(watcher, 'the points of four tournaments', [390, 360])).toEqual([]);
});

test('a tie over the last place is settled; one place is given back by its player, one by the director', async () => {
  await row(watcher, 'Issa').getByText('tied').waitFor();
  await page.goto(`${path}/direct`);
  await page.getByRole('button', { name: 'Settle it…' }).waitFor();
  await page.goto('/desk');
  const tie = page.getByRole('table', { name: 'Needs you' }).getByRole('row', { name: /tied place Kombe la Bingwa/ });
  await tie.getByText('Fumo, Ghalib, Halima, Issa').waitFor();
  await tie.getByRole('button', { name: 'Settle… Kombe la Bingwa' }).click();
  await page.getByRole('button', { name: 'Halima one up' }).click();
  const order = page.getByRole('list', { name: 'Their order' }).locator('li');
  expect((await order.allInnerTexts()).map((text) => text.trim())).toEqual([
    '1. Fumo',
    '2. Halima',
    '3. Ghalib',
    '4. Issa',
  ]);
  await page.getByLabel('Reason, public').fill('Lots were drawn');
  await page.getByRole('dialog').locator('.changes li').first().waitFor();
  await page.getByRole('button', { name: 'Settle it so' }).click();
  await tie.waitFor({ state: 'detached' });
  await page.goto(`${path}/direct`);
  await row(watcher, 'Fumo').getByText('to the Mabingwa').waitFor();
  await perform(page, 'Open the Mabingwa…', 'Open the Mabingwa', /./);
  await fumo.goto(path);
  await perform(fumo, 'Give it back…', 'Give the place back', /./);
  await row(watcher, 'Halima').getByText('in the Mabingwa').waitFor();
  await page.getByRole('button', { name: 'Give back Eshe’s place' }).click();
  await page.getByLabel('Reason, public').fill('Travels');
  await page.getByRole('dialog').locator('.changes li').first().waitFor();
  await page.getByRole('button', { name: 'Give the place back' }).click();
  await row(watcher, 'Ghalib').getByText('in the Mabingwa').waitFor();
});

test('the match of countries is opened with the team that only the director can name, and played', async () => {
  await page.getByRole('button', { name: 'Open the match of countries…' }).click();
  const team = page.getByRole('group', { name: 'Team of Tanzania' });
  for (const [board, name] of ['Bakari', 'Dalili', 'Issa'].entries()) {
    await team.getByLabel(`Board ${board + 1}`).selectOption(name);
  }
  await page.getByRole('dialog').locator('.changes li').first().waitFor();
  await page.getByRole('button', { name: 'Open the match', exact: true }).click();
  await watcher.getByRole('link', { name: 'Open it' }).waitFor();
  await page.goto(
    new URL((await watcher.getByRole('link', { name: 'Open it' }).getAttribute('href')) ?? '', page.url()).href,
  );
  await page.goto(`${page.url()}/direct`);
  await start();
  await reportLines(
    page,
    ['Amina', 'Chausiku', 'Eshe'].flatMap((name) =>
      ['Bakari', 'Dalili', 'Issa'].map((other) => `${name}, ${other}, ${name < other ? '+' : '-'}`),
    ),
    9,
  );
  await watcher.getByText('Kenya is the country champion').waitFor();
});

test('the winner of the Mabingwa is the Bingwa, here and in the hall of fame; a page that stayed equals a fresh one', async () => {
  await page.goto(`${path}/direct`);
  await page.getByRole('link', { name: 'To the Mabingwa' }).first().click();
  await start();
  await reportLines(page, pairs(['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Ghalib', 'Halima'], '++'), 30);
  await playFinal();
  await watcher.locator('.bingwa-place').getByText('Amina').waitFor();
  const fresh = await dashboard.visit(path);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('main'));
  await expect.poll(async () => (await says(watcher)) === (await says(fresh))).toBe(true);
  expect(await stayed()).toBe(true);
  await fresh.getByRole('link', { name: 'Hall of fame' }).click();
  await fresh.getByRole('heading', { name: 'Hall of fame', level: 1 }).waitFor();
  await fresh.locator('li .name').filter({ hasText: 'Kenya' }).waitFor();
  await fresh.locator('li .name').filter({ hasText: 'Amina' }).waitFor();
});
