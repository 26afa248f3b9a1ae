import type { Page } from 'playwright-core';
import { tournamentIdAt } from '../support/api-tournament.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, leagues, makeDraft, pairs, paste, perform, reportLines, status, turnTo } from './directing.ts';

/** The first fifteen of a club: Issa and Oscar twice, Oscar in two ways, Kobe who is known here, Halima with an Elo that she has not. */
const CLUB = [
  ...['Asha, KE, 2, 1612, 40', 'Bahati, TZ', 'Chausiku', 'Daudi; KE; 3; 1503; 9', 'Eshe\tTZ', 'Fumo', 'Ghalib'],
  ...['Halima, KE, , 1088', 'Issa', 'Juma', 'Oscar', 'Kobe', 'Oskar', 'issa', 'Mosi'],
];
const MEN = Array.from({ length: 17 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`);
/** Who plays for a title that began elsewhere: ten in League A, of whom Y01 won it last time, five below, and the holder. */
const LEAGUE_A = Array.from({ length: 10 }, (_, index) => `Y${String(index + 1).padStart(2, '0')}`);
const LEAGUE_B = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5'];
/** The last cycle as a table, in which nobody is the loser of the title match, and one place is a word. */
const LAST_CYCLE = [
  'name,league,rank,title',
  'Leira,,,holder',
  ...LEAGUE_A.map((name, index) => `${name},A,${index + 1},`),
  'Z1,B1,first,',
  ...LEAGUE_B.slice(1).map((name, index) => `${name},B1,${index + 2},`),
];

let dashboard: Dashboard;
let page: Page;
/** The addresses of the events, where they are directed. */
const at: Record<'kiba' | 'knockout' | 'kuksu', string> = { kiba: '', knockout: '', kuksu: '' };
/** The title that the cycle is for. */
let title: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  await dashboard.server.signUp('Kobe');
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Salma', 'DIRECTOR') });
  await countClicks(page);
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const entered = () => page.getByRole('list', { name: 'Who has entered' }).getByRole('listitem');
const report = () => page.locator('form', { hasText: 'all are sent together' });
const games = () => page.getByRole('region', { name: 'Games' });

/** Opens an event again, as its director comes to it from his desk. */
async function direct(address: string): Promise<void> {
  await page.goto(address);
  await status(page).waitFor();
}

test('a tournament of fifteen pasted players is made; who was entered twice, a wrong Elo and a namesake are mended in it', async () => {
  await draft(page, 'Kombe la Pwani', async (form) => {
    await choose(form, 'System of play', 'KIBA');
    await choose(form, 'Played', 'elsewhere, results are reported');
  });
  at.kiba = page.url();
  await perform(page, 'Open for players…', 'Open for players', /./);
  // Two players, and sign-up is closed too early: it is said before, and undone.
  const early = await paste(page, 'Players, one a line', CLUB.slice(0, 2));
  await early.getByRole('button', { name: 'Enter 2 lines' }).click();
  await expect.poll(() => entered().count()).toBe(2);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  expect(
    await clicksOf(page, () => perform(page, 'Open sign-up again…', 'Open sign-up again', /./)),
  ).toBeLessThanOrEqual(2);
  const list = await paste(page, 'Players, one a line', CLUB.slice(2));
  await list.getByLabel('Who Kobe in line 10 is').selectOption('somebody else, not known here');
  await list.getByText('Kobe is new here').waitFor();
  await list.getByLabel('Who issa in line 12 is').selectOption('the same as in line 7');
  await list.getByText('The same as in line 7: nothing more is done.').waitFor();
  await list.getByRole('button', { name: 'Enter 12 lines' }).click();
  await expect.poll(() => entered().count()).toBe(14);

  const twice = await clicksOf(page, () => perform(page, 'Take out Oskar…', 'Take the player out', /./));
  const elo = await clicksOf(page, async () => {
    await page.getByRole('button', { name: 'Correct Halima…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct Halima' });
    await dialog.getByLabel('Elo').fill('1808');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Correct the player' }).click();
    await entered().filter({ hasText: 'Halima' }).getByText('1808').waitFor();
  });
  expect({ twice, elo }).toEqual({ twice: 2, elo: 2 });
  await expect.poll(() => entered().count()).toBe(13);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
});

test('while it is played, a name is corrected, and who was withdrawn by mistake is in again with all his games', async () => {
  const name = await clicksOf(page, async () => {
    await page.getByRole('button', { name: 'Correct Chausiku…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct Chausiku' });
    await dialog.getByLabel('Name').fill('Chausiku Omari');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Correct the player' }).click();
    await entered().filter({ hasText: 'Chausiku Omari' }).waitFor();
  });
  await dashboard.server.clock.advance(MINUTE);
  await perform(page, 'Withdraw Fumo…', 'Withdraw the player', /Fumo/);
  await games().locator('tbody tr').first().waitFor();
  const back = await clicksOf(page, async () => {
    await page.getByRole('button', { name: 'Take Fumo in again…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('He had only been ill');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Take the player in again' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  await expect.poll(() => games().locator('tbody tr').count()).toBe(0);
  expect({ name, back }).toEqual({ name: 2, back: 2 });
});

test('while it is played, somebody who does not appear is replaced, a wrong result corrected, and a wrong batch taken back', async () => {
  const noShow = await clicksOf(page, async () => {
    await page.getByRole('button', { name: 'Replace Mosi…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Somebody new', { exact: true }).click();
    await dialog.getByLabel('Name of the new player').fill('Nuru');
    await dialog.getByLabel('Reason, public').fill('Mosi did not appear');
    await dialog.locator('.changes').getByText('Nuru plays in place of Mosi').first().waitFor();
    await dialog.getByRole('button', { name: 'Replace the player' }).click();
    await entered().filter({ hasText: 'Nuru' }).waitFor();
  });
  await expect.poll(() => report().locator('tbody tr', { hasText: 'Mosi' }).count()).toBe(0);
  const row = report().locator('tbody tr').first();
  const [, winner = '', loser = ''] = (await row.getByRole('group').locator('label').allInnerTexts()).map((name) =>
    name.trim(),
  );
  await row.getByRole('group').getByText(winner, { exact: true }).click();
  await perform(page, /^Report 1 result…$/, /^Report 1 result$/, /./);
  await games()
    .locator('td.wide', { hasText: `${winner} wins` })
    .waitFor();
  const wrong = await clicksOf(page, async () => {
    await games().getByRole('button', { name: 'Correct…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${loser} wins`, { exact: true }).click();
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Correct the result' }).click();
    await games()
      .locator('td.wide', { hasText: `${loser} wins` })
      .waitFor();
  });
  await dashboard.server.clock.advance(MINUTE);
  const next = report().locator('tbody tr').first();
  await next.getByRole('group').locator('label').nth(1).click();
  await perform(page, /^Report 1 result…$/, /^Report 1 result$/, /./);
  await expect.poll(() => games().locator('tbody tr').count()).toBe(2);
  const batch = await clicksOf(page, () =>
    perform(page, 'Take the last report back…', 'Take it back', /is taken back/),
  );
  await expect.poll(() => games().locator('tbody tr').count()).toBe(1);
  expect({ noShow, wrong, batch }).toEqual({ noShow: 3, wrong: 3, batch: 2 });
});

test('meanwhile a knock-out of seventeen is played by mail lines, of which one cannot be taken and is mended', async () => {
  await draft(page, 'Ten points', async (form) => {
    await choose(form, 'Game', 'backgammon');
    await choose(form, 'System of play', 'knock-out');
    await choose(form, 'Played', 'elsewhere, results are reported');
  });
  at.knockout = page.url();
  await perform(page, 'Open for players…', 'Open for players', /./);
  const list = await paste(page, 'Players, one a line', MEN);
  await list.getByRole('button', { name: 'Enter 17 lines' }).click();
  await expect.poll(() => entered().count()).toBe(17);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
  const { tournament } = await dashboard.server.data(
    `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { rounds { matches {
      number sides { entry { player { name } } } } } } } }`,
    { id: await tournamentIdAt(dashboard.server, at.knockout) },
  );
  const { rounds } = tournament as {
    rounds: { matches: { number: number; sides: { entry: { player: { name: string } } | null }[] }[] }[];
  };
  const match = rounds[0]!.matches.find(({ sides }) => sides.every(({ entry }) => entry !== null))!;
  const [one, other] = match.sides.map(({ entry }) => entry!.player.name);
  const mended = await clicksOf(page, async () => {
    const form = await paste(page, 'Subject lines', [
      `Re: match ${match.number}: board 7 started`,
      `Fwd: match ${match.number}: board 7 won by Nobody by 4 points`,
    ]);
    await form.getByText('Cannot be taken').waitFor();
    const field = form.getByLabel('Subject lines');
    await field.fill((await field.inputValue()).replace('Nobody', one ?? ''));
    await form.getByRole('button', { name: 'Report 2 lines' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
  });
  expect(mended).toBeLessThanOrEqual(3);
  const corrected = await clicksOf(page, async () => {
    await games().getByRole('button', { name: 'Correct…' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${other} wins`, { exact: true }).click();
    await dialog.getByLabel('Points that it counts').fill('2');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Correct the result' }).click();
    await games()
      .locator('td.wide', { hasText: `${other} wins, counting 2 points` })
      .waitFor();
  });
  expect(corrected).toBe(3);
});

test('a cycle is set up from the table of the last one: a line that cannot be read, and a loser who is not named, are mended', async () => {
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'New championship or title' }).click();
  const series = page.locator('form.new-series');
  await series.getByText('a Kuksu title', { exact: true }).click();
  await series.getByLabel('Name', { exact: true }).fill('Kuksu');
  await series.locator('.preview li').first().waitFor();
  await series.getByRole('button', { name: 'Make the title' }).click();
  await page.getByRole('link', { name: 'Set up the first cycle' }).click();
  await page.waitForURL(/\?series=/);
  title = `/series/${new URL(page.url()).searchParams.get('series')}`;
  const form = page.locator('form.new-tournament');
  await choose(form, 'Played', 'elsewhere, results are reported');
  await turnTo(form, 'Name and start');
  await form.getByLabel('Name', { exact: true }).fill('Kuksu, 9th cycle');
  await form.getByLabel('Number of the cycle').fill('9');
  await makeDraft(form);
  await status(page).getByText('draft', { exact: true }).waitFor();
  at.kuksu = page.url();
  await perform(page, 'Open for players…', 'Open for players', /./);
  const players = await paste(page, 'Players, one a line', ['Leira, KR', ...[...LEAGUE_A, ...LEAGUE_B]]);
  await players.getByRole('button', { name: 'Enter 16 lines' }).click();
  await expect.poll(() => entered().count()).toBe(16);

  const unread = await clicksOf(page, async () => {
    const table = await paste(page, 'The last cycle as a table', LAST_CYCLE);
    await table.getByText('Cannot be taken').waitFor();
    const field = table.getByLabel('The last cycle as a table');
    await field.fill((await field.inputValue()).replace('first', '1'));
    await table.getByRole('button', { name: /^Take \d+ lines over$/ }).click();
    await expect.poll(() => field.inputValue()).toBe('');
  });
  const needed = page.locator('.preflight').getByText('Y01 has won League A');
  await needed.waitFor();
  const loser = await clicksOf(page, () =>
    perform(page, 'Y01 lost the title match…', 'Note that it was lost', /Y01 was corrected/),
  );
  await needed.waitFor({ state: 'detached' });
  expect({ unread, loser }).toEqual({ unread: 2, loser: 2 });
});

test('who has accepted but was taken for one who has not, and all who had no time to answer, play after all', async () => {
  await perform(page, 'Close sign-up…', 'Close sign-up', /asked to accept/);
  await perform(page, 'Decline for Z5…', 'Decline for Z5', /Z5 has declined/);
  await page.locator('.preflight').getByText('prevents the start').waitFor();
  const declined = await clicksOf(page, () => perform(page, 'Accept for Z5…', 'Accept for Z5', /Z5 has accepted/));
  // The time to accept is ended while nobody has answered: it is seen who falls out, and all are let in again at once.
  await perform(page, 'End it now…', 'End it now', /is over/);
  const silent = await clicksOf(page, () =>
    perform(page, /^Accept for all 14/, 'Accept for 14 players', /has accepted/),
  );
  expect({ declined, silent }).toEqual({ declined: 2, silent: 2 });
  await perform(page, 'Start…', 'Start the tournament', /Leagues/);
  await status(page).getByText('running', { exact: true }).waitFor();
});

test('all three run at once on one desk, and nothing of one was lost over the others', async () => {
  await page.goto('/desk');
  for (const name of ['Kombe la Pwani', 'Ten points', 'Kuksu, 9th cycle']) {
    await page.getByRole('link', { name }).first().waitFor();
  }
  await direct(at.kiba);
  await expect.poll(() => games().locator('tbody tr').count()).toBe(1);
  await direct(at.knockout);
  await expect.poll(() => games().locator('tbody tr').count()).toBe(1);
});

test('the cycle is played to its holder, and the next one opened like it', async () => {
  await page.goto(at.kuksu.replace('/direct', ''));
  await expect.poll(() => page.locator('.league-card').count()).toBe(2);
  const tables = await leagues(page, '.league-card');
  await direct(at.kuksu);
  const lines = tables.flatMap((names) => pairs(names.toSorted(), '+'));
  await reportLines(page, lines, 55);
  await perform(page, 'Approve the leagues…', 'Approve the leagues', /./);
  for (const game of [1, 2, 3]) {
    const rows = report()
      .locator('tbody tr')
      .filter({ hasText: `Game ${game}` });
    await expect.poll(() => rows.count()).toBe(1);
    await reportLines(page, ['Y01, Leira, +'], 1);
  }
  await status(page).getByText('finished', { exact: true }).waitFor();
  await page.goto(`${title}/direct`);
  const next = await clicksOf(page, () => perform(page, 'Open cycle 10…', 'Make the draft of cycle 10', /./));
  await page.getByRole('link', { name: 'Direct cycle 10' }).click();
  await status(page).getByText('draft', { exact: true }).waitFor();
  expect(next).toBe(2);
});
