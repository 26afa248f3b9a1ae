import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose, draft, enter, pairs, perform, reportAll, reportLines, status, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

/** The strongest first; whoever stands before beats whoever stands behind. */
const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo', 'Ghalib', 'Halima', 'Issa'];

let dashboard: Dashboard;
let page: Page;
let watcher: Page;
/** The last of them has an account, enters himself and looks at another page. */
let theirs: Page;
let stayed: () => Promise<boolean>;

beforeAll(async () => {
  dashboard = await openDashboard();
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Nino', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const ribbon = (name: string) => watcher.locator('.stage-ribbon li').filter({ hasText: name });
const card = (name: string) => watcher.locator('.group-card').filter({ hasText: name });

test('a staged tournament is drafted with its settings, and the table says what each number of players gives', async () => {
  await draft(page, 'Kombe la Kiba', async (form) => {
    await choose(form, 'System of play', 'KIBA');
    await choose(form, 'Played', 'elsewhere, results are reported');
    await turnTo(form, 'Rules');
    await form.getByText('What each number of players would give').click();
    await form.getByRole('row', { name: /^9 / }).getByText('3 3 3').waitFor();
    await form.getByLabel('Groups', { exact: true }).fill('4');
    await form.getByRole('row', { name: /^9 / }).getByText('prevents the start').waitFor();
    await form.getByLabel('Groups', { exact: true }).fill('');
    await form.getByRole('row', { name: /^9 / }).getByText('3 3 3').waitFor();
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  watcher = await dashboard.visit(new URL(page.url()).pathname.replace('/direct', ''));
  await isLive(watcher);
  stayed = await mark(watcher);
});

test('players enter, a category moves the list, and settings change until the start', async () => {
  theirs = await dashboard.visit(new URL(watcher.url()).pathname, { person: await dashboard.server.signUp('Issa') });
  await perform(theirs, 'Enter', 'Enter the tournament', /./);
  await theirs.goto('/players');
  await enter(
    page,
    NAMES.slice(0, -1).map((name, index) => `${name}, KE, 3, ${1900 - 20 * index}`),
  );
  await ribbon('Sign-up').getByText('9 of 34 players').waitFor();
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Player list' }) });
  await choose(list, 'Category of Issa', '1');
  await expect.poll(() => list.locator('tbody tr').first().innerText()).toContain('Issa');
  await choose(list, 'Category of Issa', '3');
  await expect.poll(() => list.locator('tbody tr').last().innerText()).toContain('Issa');
  const settings = page.locator('section', { has: page.getByRole('heading', { name: 'Settings', exact: true }) });
  const field = settings.locator('.field', { hasText: 'Hours to approve' });
  const hours = field.getByRole('spinbutton');
  const agreed = await hours.inputValue();
  // As from a browser that checks nothing by itself.
  await settings.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await hours.fill('1000');
  await page.getByRole('button', { name: 'Change them…' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await field.getByRole('alert').getByText('from 0 to 336').waitFor();
  await hours.fill(agreed);
  await page.getByLabel('At most so many players').fill('12');
  await perform(page, 'Change them…', 'Change the settings', /./);
  await ribbon('Sign-up').getByText('9 of 12 players').waitFor();
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(watcher).getByText('running', { exact: true }).waitFor();
  await card('Group C').getByText('0 of 6 games').waitFor();
});

test('a player is told at the bell that his games have begun, and how many he has', async () => {
  await theirs.getByRole('button', { name: /^Notices, \d+ new$/ }).click();
  const begun = theirs.locator('.notice-list li').filter({ hasText: 'you have 4 games in group C' });
  await begun.waitFor();
  await theirs.keyboard.press('Escape');
  await theirs.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  await begun.first().waitFor({ state: 'hidden' });
});

test('on a phone the tabs that have no room are in a menu, and the current one is in the row', async () => {
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.goto(new URL(watcher.url()).pathname);
  const tabs = theirs.getByRole('navigation', { name: /^Pages of/ });
  await tabs.getByRole('button', { name: 'More' }).click();
  await tabs.getByRole('link', { name: 'Rules' }).click();
  await theirs.waitForURL('**/rules');
  await tabs.getByRole('link', { name: 'Rules', exact: true }).waitFor();
});

test('groups fill live, unfold in place, and say who would go on and why', async () => {
  await reportLines(page, pairs(NAMES, '++'), 18);
  expect(await page.getByText('are filled in below').count()).toBe(0);
  await card('Group A').getByText('6 of 6 games').waitFor();
  await watcher.locator('.stage-step').getByText('waits for the director').first().waitFor();
  await card('Group B').getByRole('button', { name: 'Bakari to the firsts. Why?' }).click();
  const why = watcher.getByRole('dialog', { name: 'Bakari: to the semi-final of the firsts' });
  await why.getByRole('link', { name: 'KIBA 10.1' }).waitFor();
  await why.getByRole('button', { name: 'Close' }).click();
  await watcher.getByRole('button', { name: 'Crosstable of Group B' }).click();
  await card('Group B').locator('table.crosstable').waitFor();
});

test('a rule that is cited is read in the rulebook', async () => {
  await theirs.goto(`${new URL(watcher.url()).pathname}/rules`);
  await theirs.getByRole('link', { name: 'KIBA 10.3', exact: true }).click();
  await theirs.waitForURL('**/rules/kiba#10.3');
  const rule = theirs.getByRole('group', { name: 'KIBA 10.3' });
  await rule.getByText('After one group its first two play the final.').waitFor();
  await rule.and(theirs.locator(':focus')).waitFor();
  await theirs.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Entry' }).click();
  await theirs.getByRole('heading', { name: 'Entry' }).and(theirs.locator(':focus')).waitFor();
  await theirs.getByRole('link', { name: 'All rules' }).click();
  await theirs.getByRole('heading', { name: 'The rules' }).waitFor();
  await theirs.getByRole('link', { name: 'Bao', exact: true }).click();
  await theirs.getByRole('heading', { name: 'Bao: the game as it is played here' }).waitFor();
  await theirs.goto('/rules/chess');
  await theirs.getByRole('heading', { name: 'There are no such rules' }).waitFor();
  const text = await theirs.request.get('/rules/kiba.md');
  expect(text.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await text.text()).toMatch(/^# KIBA: the tournament\n/);
});

test('a table is not called final before it is approved', async () => {
  const address = new URL(watcher.url()).pathname;
  await theirs.goto(`${address}/crosstable`);
  await theirs.getByText('Every game is decided: the table stands when the director approves it').waitFor();
  expect(await theirs.getByText('this table is final').count()).toBe(0);
});

test('the director approves the end of a stage after seeing who goes on', async () => {
  await page.getByText('Without you they begin on').waitFor();
  await perform(page, 'Approve the qualification…', 'Let the next games begin', /./);
  await card('Semi-final of the firsts').getByText('0 of 6 games').waitFor();
  expect(await card('Semi-final of the firsts').locator('tbody th').allInnerTexts()).toHaveLength(3);
  await ribbon('Qualification').getByText('ended').waitFor();
  expect(await misfits(watcher, 'the semi-finals', [390, 360])).toEqual([]);
  await page.getByRole('button', { name: 'Replace a player of the semi-finals…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who goes').selectOption('Amina');
  await dialog.getByLabel('Who comes').selectOption({ label: 'Ghalib (A 3)' });
  await dialog.getByLabel('Reason, public').fill('Travels');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a correction says who would no longer go on, and who would instead', async () => {
  await page.getByLabel('Games of').fill('Dalili');
  const games = page
    .locator('tr')
    .filter({ hasText: 'Dalili' })
    .filter({ hasText: 'Ghalib' })
    .filter({ hasText: 'wins' });
  const rule = async (number: number) => {
    const game = games.filter({ hasText: `Game ${number}` });
    await game.getByRole('button', { name: 'Rule…' }).click();
    await choose(page.getByRole('dialog'), 'Result', 'Ghalib wins');
    await page.getByLabel('Reason, public').fill('Reported the wrong way round');
  };
  await page.getByLabel('Games of', { exact: true }).fill('Dalili');
  await rule(1);
  await page.getByRole('dialog').locator('.changes tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Rule: Ghalib wins' }).click();
  await games.filter({ hasText: 'Game 1' }).locator('td.wide', { hasText: 'Ghalib wins, adjudicated' }).waitFor();
  await rule(2);
  const told = page.getByRole('dialog').locator('.places');
  await told.getByText('Dalili would no longer go on to the semi-final of the seconds').waitFor();
  await told.getByText('Ghalib would go on to the semi-final of the seconds instead').waitFor();
  await told.getByText('What is arranged already stays').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('the final goes game by game to its champion, and the page that stayed equals a fresh one', async () => {
  await reportLines(page, pairs(NAMES, '++'), 12);
  await perform(page, 'Approve the semi-finals…', 'Let the next games begin', /./);
  const final = watcher.locator('.final-match');
  await final.getByText('Amina moves first').waitFor();
  await reportAll(page, 1, NAMES);
  await final.getByText('Dalili moves first').waitFor();
  await page.locator('form', { hasText: 'all are sent together' }).getByText('Game 2', { exact: true }).waitFor();
  await reportAll(page, 1, NAMES);
  await status(watcher).getByText('finished', { exact: true }).waitFor();
  await watcher.locator('.title-place').getByText('Amina').waitFor();
  await watcher.locator('.title-place').getByText('2–0').waitFor();
  const fresh = await dashboard.visit(new URL(watcher.url()).pathname);
  await isLive(fresh);
  await watcher.getByRole('button', { name: 'Table of Group B' }).click();
  const says = (shown: Page) => told(shown.locator('main'));
  await expect.poll(async () => (await says(watcher)) === (await says(fresh))).toBe(true);
  expect(await stayed()).toBe(true);
});
