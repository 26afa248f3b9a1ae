import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, draft, paste, perform, status } from './directing.ts';

/** The first fifteen of a club: Oscar twice, Kobe who is known here, Halima with an Elo that she has not. */
const CLUB = [
  ...['Asha, KE, 2, 1612, 40', 'Bahati, TZ', 'Chausiku', 'Daudi; KE; 3; 1503; 9', 'Eshe\tTZ', 'Fumo', 'Ghalib'],
  ...['Halima, KE, , 1088', 'Issa', 'Juma', 'Oscar', 'Kobe', 'Oskar', 'Lulu', 'Mosi'],
];
const MEN = Array.from({ length: 17 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`);

let dashboard: Dashboard;
let page: Page;
/** The addresses of the events, where they are directed. */
const at: Record<'kiba' | 'knockout', string> = { kiba: '', knockout: '' };

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
  await list.getByRole('button', { name: 'Enter 13 lines' }).click();
  await expect.poll(() => entered().count()).toBe(15);

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
  await expect.poll(() => entered().count()).toBe(14);
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await perform(page, 'Start…', 'Start the tournament', /./);
  await status(page).getByText('running', { exact: true }).waitFor();
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
    { id: new URL(at.knockout).pathname.split('/')[2] },
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
  expect(other).not.toBe(one);
});

test('nothing of the first event was lost meanwhile, and the desk has both', async () => {
  await direct(at.kiba);
  await expect.poll(() => games().locator('tbody tr').count()).toBe(1);
  await page.goto('/desk');
  for (const name of ['Kombe la Pwani', 'Ten points']) await page.getByRole('link', { name }).first().waitFor();
});
