import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { isLive, openDashboard } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose, draft, enter, perform, status, turnTo } from './directing.ts';

let dashboard: Dashboard;
let director: TestPerson;
/** The director’s page, and that of somebody who watches the first tournament. */
let page: Page;
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Asha', 'DIRECTOR');
  page = await dashboard.visit('/desk', { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

test('a clock that cannot be read is refused at its column, before anything is made', async () => {
  await page.getByRole('link', { name: 'New tournament' }).click();
  const form = page.locator('form.new-tournament');
  await turnTo(form, 'Name and start');
  await page.getByLabel('Name', { exact: true }).fill('Kombe la Tanga');
  await turnTo(form, 'Time and places');
  await page.getByLabel('Time control').fill('T=(3+x)<=7');
  await page.getByRole('button', { name: /^Column \d+$/ }).waitFor();
  await turnTo(form, 'Look and make');
  expect(await page.getByRole('button', { name: 'Make the draft' }).isDisabled()).toBe(true);
});

test('a setting that is refused says so at its own field', async () => {
  const form = page.locator('form.new-tournament');
  await turnTo(form, 'Time and places');
  await form.getByLabel('Time control').fill('T=(3+1)<=7');
  await turnTo(form, 'Game and system');
  await choose(form, 'Game', 'go');
  await choose(form, 'System of play', 'KIBA');
  await form.getByText('From 5 to 25. 19 as usual.').waitFor();
  await form.getByLabel('Komi').fill('7');
  const field = form.locator('.field', { has: page.getByLabel('Komi') });
  await field.getByRole('alert').getByText('every game of such a tournament has a winner').waitFor();
  expect(await form.getByRole('alert').count()).toBe(1);
});

test('a tournament is made, opened, filled from a pasted list and closed', async () => {
  await draft(page, 'Kombe la Tanga', async (form) => {
    await choose(form, 'System of play', 'round robin');
    await turnTo(form, 'Rules');
    await choose(form, 'How many may play', '6 to 34, as KIBA plays');
    await turnTo(form, 'Time and places');
    expect(await form.getByLabel('Time control').inputValue()).toBe('T=(3+1)<=7');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  await status(page).getByText('sign-up', { exact: true }).waitFor();
  watcher = await dashboard.visit(new URL(page.url()).pathname.replace('/direct', ''));
  await isLive(watcher);
  await enter(page, ['Zuhura, KE, 3, 1520, 12', 'Salim; TZ', 'Rehema\tTZ\t2', 'Omari', 'Mwana']);
  await watcher.getByText('5 of at most 34 players have entered').waitFor();
  await watcher.getByText('round robin, of KIBA’s size').waitFor();
  await page.getByText('prevents the start').waitFor();
  await enter(page, ['Juma', 'Neema']);
  await page.getByText('Nothing stands against starting.').waitFor();
  await enter(page, ['Mwanna', 'Zuhura'], 'Zuhura');
  const entered = page.getByRole('list', { name: 'Who has entered' }).getByRole('listitem');
  await perform(page, 'Take out Zuhura…', 'Take the player out', /./);
  await expect.poll(() => entered.count()).toBe(8);
  await page.getByRole('button', { name: 'Correct Mwanna…' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct Mwanna' });
  await correcting.getByLabel('Name').fill('Mwanahawa');
  await correcting.getByLabel('Elo').fill('1612');
  await correcting.locator('.changes li').first().waitFor();
  await correcting.getByRole('button', { name: 'Correct the player' }).click();
  await entered.filter({ hasText: 'Mwanahawa' }).getByText('1612').waitFor();
  await perform(page, 'Take out Mwanahawa…', 'Take the player out', /./);
  await expect.poll(() => entered.count()).toBe(7);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Open sign-up again…', 'Open sign-up again', /./);
  await page.getByLabel('Players, one a line').waitFor();
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  for (const shown of [page, watcher]) await status(shown).getByText('sign-up closed', { exact: true }).waitFor();
  await page.getByText('Starting draws the first games, which are played on the clock.').waitFor();
  const time = watcher.locator('.tournament-header').getByText('3 days each, plus 1 day a move, never above 7 days');
  expect(await time.getAttribute('title')).toBe('T=(3+1)<=7');
});

test('the start is seen before it is made', async () => {
  await page.getByRole('button', { name: 'Start…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Kombe la Tanga' });
  await dialog.locator('.changes li').first().waitFor();
  expect(await status(watcher).innerText()).toBe('sign-up closed');
  await dialog.getByRole('button', { name: 'Start the tournament' }).click();
  for (const shown of [page, watcher]) await status(shown).getByText('running', { exact: true }).waitFor();
  await watcher.getByText('0 of 42 games decided').waitFor();
});

test('time is given, and the preview said to whom', async () => {
  const row = page.locator('.card-panel, section').filter({ hasText: 'Extend time…' }).last().locator('tr').first();
  expect(await row.locator('.clock-text [aria-hidden]').innerText()).toMatch(/^(3d 0h|2d 23h)$/);
  // The games stand in the order of their time left: one of them is followed on its own page.
  const board = await dashboard.visit((await row.getByRole('link').first().getAttribute('href')) ?? '');
  const shows = (time: RegExp) => board.locator('.clock-text [aria-hidden]', { hasText: time }).first().waitFor();
  await row.getByRole('button', { name: 'Extend time…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Extend time in / });
  await dialog.getByText('Fill in the form').waitFor();
  await choose(dialog, 'By', '2 days');
  await dialog.getByLabel('Reason, public').fill('The ferry did not go');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: /^Give .* 2 days more$/ }).click();
  await page.getByText(/ has 2 days more$/).waitFor();
  await shows(/^(5d 0h|4d 23h)$/);

  await row.getByRole('button', { name: 'Extend time…' }).click();
  await choose(dialog, 'In which games', 'all, for everybody');
  await choose(dialog, 'By', '3 days');
  await dialog.getByLabel('Reason, public').fill('The lines are down');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Give everybody 3 days more' }).click();
  await page.getByText('Everybody has 3 days more').waitFor();
  await shows(/^(8d 0h|7d 23h)$/);
});

test('a game is ruled, and the preview said how the table would change', async () => {
  await page.getByRole('button', { name: 'Rule…' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Rule / });
  const title = await dialog.getByRole('heading').first().innerText();
  const winner = /– (.*), game/.exec(title)![1]!;
  const result = dialog.getByRole('group', { name: 'Result' }).getByRole('radio').first();
  expect(await result.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await choose(dialog, 'Result', `${winner} wins`);
  await dialog.getByLabel('Reason, public').fill('The other never came');
  await dialog.getByLabel('Links, public').fill('https://club.example/threads/17');
  await dialog.getByRole('row', { name: winner }).getByText('0 to 1').waitFor();
  await watcher.getByText('0 of 42 games decided').waitFor();
  await dialog.getByRole('button', { name: `Rule: ${winner} wins` }).click();
  await dialog.waitFor({ state: 'detached' });
  await watcher.getByText('1 of 42 games decided').waitFor();
  await expect
    .poll(async () => (await watcher.locator('table.standings tbody tr').first().innerText()).includes(winner))
    .toBe(true);
  await watcher.getByRole('link', { name: 'Log', exact: true }).click();
  const link = watcher.getByRole('link', { name: 'It rests on: https://club.example/threads/17' });
  expect(await link.getAttribute('href')).toBe('https://club.example/threads/17');
  await watcher.getByRole('link', { name: 'Overview', exact: true }).click();
});

test('results of games that were played elsewhere are reported together, and the last one ends the tournament', async () => {
  await draft(page, 'Kombe la Kobe', async (form) => {
    await choose(form, 'Game', 'oware');
    await choose(form, 'System of play', 'round robin');
    await choose(form, 'Played', 'elsewhere, results are reported');
    await turnTo(form, 'Time and places');
    await form.getByText('nobody keeps time here').waitFor();
    expect(await form.getByLabel('Time control').count()).toBe(0);
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  await enter(page, ['Kobe', 'Oscar', 'Jan']);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await page.getByText('Starting draws the first games, which are played elsewhere and reported here.').waitFor();
  await perform(page, 'Start…', 'Start the tournament', /./);
  const rows = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  await rows.nth(5).waitFor();
  // Kobe wins all his games; of those between the others Oscar wins one, and one is drawn.
  const rest = ['Oscar', 'drawn'];
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const group = rows.nth(index).getByRole('group');
    const kobe = group.getByText('Kobe', { exact: true });
    await ((await kobe.count()) > 0 ? kobe : group.getByText(rest.shift() ?? '', { exact: true })).click();
  }
  await perform(page, 'Report 6 results…', 'Report 6 results', /./);
  await page.getByText('6 results reported').waitFor();
  await status(page).getByText('finished', { exact: true }).waitFor();
  await page.locator('.tournament-header').getByRole('link', { name: 'Kobe' }).waitFor();
  await page.getByRole('link', { name: 'Crosstable' }).click();
  const points = page.locator('table.crosstable tbody tr td.points');
  await expect.poll(() => points.allInnerTexts()).toEqual(['4', '1½', '½']);
});

test('a tournament is cancelled, and the page says that nothing more happens', async () => {
  await draft(page, 'Kombe la Mvua', async (form) => {
    await choose(form, 'System of play', 'round robin');
  });
  await page.getByRole('button', { name: 'Cancel the tournament…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Kombe la Mvua' });
  await dialog.getByLabel('Reason, public').fill('The road is under water');
  await dialog.locator('.changes').getByText('The tournament is cancelled.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await page.locator('.tournament-header').getByText('Cancelled. The road is under water').waitFor();
  await status(page).getByText('cancelled', { exact: true }).waitFor();
  await page.getByText('This tournament was cancelled. Nothing more happens here.').waitFor();
});

test('a tournament is ended as it stands, which is seen before', async () => {
  await page.goto(`${new URL(watcher.url()).pathname}/direct`);
  await page.getByRole('button', { name: 'End it as it stands…' }).click();
  const dialog = page.getByRole('dialog', { name: 'End Kombe la Tanga as it stands' });
  await dialog.getByLabel('Reason, public').fill('The rains have come');
  await dialog.getByText('its 41 open games end without a result').first().waitFor();
  await dialog.getByRole('button', { name: 'End the tournament' }).click();
  for (const shown of [page, watcher]) await status(shown).getByText('finished', { exact: true }).waitFor();
});

test('who directs nothing is told so and sees no deed; who is made an observer sees what the director sees, and no deed either', async () => {
  const somebody = await dashboard.server.signUp('Somebody');
  const address = new URL(watcher.url()).pathname;
  const theirs = await dashboard.visit(`${address}/direct`, { person: somebody });
  await theirs.getByText('Only directors set up tournaments.').waitFor();
  expect(await deedsFor(theirs)).toEqual([]);

  await page.goto(`${address}/direct`);
  await page.getByRole('button', { name: 'Appoint somebody…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('Somebody');
  await dialog.getByRole('button', { name: /Somebody/ }).click();
  await choose(dialog, 'As what', 'observer');
  await dialog.locator('.changes').getByText('now looks on at the director’s side').waitFor();
  await dialog.getByRole('button', { name: 'Appoint', exact: true }).click();
  await theirs.getByText('You see what the director of this tournament sees.').waitFor();
  await theirs.getByRole('link', { name: 'Look on' }).waitFor();
  expect(await deedsFor(theirs)).toEqual([]);
});

/** What can be pressed beside what everybody has at the head of a tournament. */
const deedsFor = (desk: Page): Promise<string[]> =>
  desk.locator('main button:not(.tournament-header button, .way button)').allInnerTexts();
