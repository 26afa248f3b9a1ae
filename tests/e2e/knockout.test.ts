import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { millis, MINUTE } from '../../api/src/kernel/time.ts';
import { knockoutBots, type KnockoutBots } from '../support/knockout-bots.ts';
import { tournamentIdAt } from '../support/api-tournament.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { violations } from './axe.ts';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { choose, draft, perform, status, turnTo } from './directing.ts';

const LONG = process.env['BARAZA_LONG'] === '1';
/** Sixteen bots and Asha: one of them rests, and nine who go on need seven lucky losers. */
const FAMILIES = ['Dada', 'Kaka'];
const NAMES = FAMILIES.flatMap((family) => Array.from({ length: 8 }, (_, index) => `${family} ${index + 1}`));
const ROUNDS = [8, 8, 4, 2, 1];

let dashboard: Dashboard;
let bots: KnockoutBots;
let id: string;
/** The director's page, and somebody's who watches. */
let page: Page;
let watcher: Page;
/** The page of the one who is no bot. */
let hers: Page;
let stayed: () => Promise<boolean>;

beforeAll(async () => {
  dashboard = await openDashboard();
  bots = await knockoutBots(dashboard.server, NAMES);
  page = await dashboard.visit('/desk', { person: await dashboard.server.signUp('Nino', 'DIRECTOR') });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const pass = (minutes: number) => dashboard.server.clock.advance(millis(minutes * MINUTE));
const round = (number: number): Locator => watcher.locator('.bracket-round').nth(number - 1);
const boxes = (number: number): Locator => round(number).locator('.match-box');
const lineOf = (name: string, number: number): Locator => round(number).locator('.line').filter({ hasText: name });

/** Lets the bots play, in daily runs some moves, and give up what is not decided then; the next round is drawn. */
async function decideRound(number: number, decided = 0): Promise<void> {
  await pass(LONG ? 90 : 0.2);
  const given = await bots.resignAll(id);
  if (!LONG) expect(given).toBe(ROUNDS[number - 1]! - decided);
  await expect.poll(() => boxes(number + 1).count()).toBe(ROUNDS[number]);
}

test('a knock-out is drafted and opened, and its draws are promised before anybody has entered', async () => {
  await draft(page, 'Gamerz Knock-out', async (form) => {
    await choose(form, 'Game', 'backgammon');
    await choose(form, 'System of play', 'knock-out');
    await turnTo(form, 'Time and places');
    await choose(form, 'Time', 'with a clock');
    await form.getByLabel('At most so many players').fill('64');
    await turnTo(form, 'Rules');
    await form.getByLabel('Points that win a match').fill('1');
  });
  await perform(page, 'Open for players…', 'Open for players', /./);
  const path = new URL(page.url()).pathname.replace('/direct', '');
  id = await tournamentIdAt(dashboard.server, path);
  watcher = await dashboard.visit(path);
  await isLive(watcher);
  stayed = await mark(watcher);
  await watcher.getByText('There is no bracket yet.').waitFor();
});

test('players sign on, the bracket grows with them, and its slots say what they wait for', async () => {
  for (const family of FAMILIES) {
    await page.getByLabel('Who has played here').fill(family);
    const found = page.getByRole('button', { name: `Add ${family}` });
    await expect.poll(() => found.count()).toBe(8);
    while ((await found.count()) > 0) await found.first().click();
  }
  await perform(page, 'Enter them…', 'Enter 16 players', /./);
  hers = await dashboard.visit(new URL(watcher.url()).pathname, { person: await dashboard.server.signUp('Asha') });
  await perform(hers, 'Enter', 'Enter the tournament', /./);
  await expect.poll(() => watcher.locator('.bracket-round').count()).toBe(5);
  await watcher.getByText('drawn at the start').first().waitFor();
  expect(await round(2).locator('.slot').count()).toBe(8);
  await watcher.getByText('Draws, checked').click();
  await expect.poll(() => watcher.getByText('shown with the draw', { exact: true }).count()).toBe(5);
  expect((await watcher.locator('.draw-list .code').allInnerTexts()).every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(
    true,
  );
  await perform(page, 'Close sign-up…', 'Close sign-up', /./);
  await page.getByText('Round 2 needs 7 lucky losers').waitFor();
  await perform(page, 'Start…', 'Start the tournament', /example/);
  await status(page).getByText('running', { exact: true }).waitFor();
});

test('round 1 is drawn from the promised seed, as every browser finds, and is played by bots', async () => {
  await watcher.getByRole('button', { name: 'Check it here' }).click();
  await watcher.getByText('Everything that was given agrees').waitFor();
  expect(await violations(watcher, 'the draws')).toEqual([]);
  await watcher.getByText('Bracket', { exact: true }).click();
  await expect.poll(() => boxes(1).count()).toBe(8);
  expect(await round(1).locator('.bye').count()).toBe(1);
  expect(await round(2).locator('.slot').count()).toBe(8);
  expect(await told(boxes(1).first())).toContain('to 1');
  await pass(0.3);
  await expect.poll(() => round(1).getByText('game 1, live').count()).toBe(8);
  await decideRound(1);
});

test('round 2 has seven lucky losers, each marked, linked to his lost match, and lit with his way', async () => {
  const lucky = round(2).locator('.line', { has: watcher.locator('.lucky') });
  expect(await lucky.count()).toBe(7);
  const name = await lucky.first().locator('.name').innerText();
  await lucky.first().locator('.name').focus();
  await expect.poll(() => watcher.locator('.line.lit').count()).toBe(2);
  expect(await lineOf(name, 1).getAttribute('class')).toContain('lost');
  expect(await round(2).locator('.way path').count()).toBe(1);
  // The line ends in the middle of both rows.
  const middles = await watcher.locator('.line.lit').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  const line = (await round(2).locator('.way path').boundingBox())!;
  expect(line.y).toBeCloseTo(Math.min(...middles), -1);
  expect(line.y + line.height).toBeCloseTo(Math.max(...middles), -1);
  await watcher.locator('.bracket-path', { hasText: 'drawn as a lucky loser, meets' }).waitFor();
  await lucky.first().locator('.lucky').press('Enter');
  const lost = await watcher.evaluate(() => document.activeElement?.closest('.match-box')?.textContent ?? '');
  expect(lost).toContain(name);
  expect(await violations(watcher, 'the bracket')).toEqual([]);
  await watcher.keyboard.press('Escape');
});

test('a player protests, the director answers, she gives her match up, and the director decides another', async () => {
  await hers
    .getByRole('region', { name: 'Your match' })
    .getByRole('link', { name: /^Match \d+$/ })
    .click();
  await hers.getByRole('button', { name: 'Protest…' }).click();
  await hers.getByLabel('What you protest against').fill('He waits for the end of the week.');
  await hers.getByRole('dialog').locator('.changes li').first().waitFor();
  await hers.getByRole('button', { name: 'Send the protest' }).click();
  await hers.getByText('The director has not answered yet').waitFor();
  await round(2).getByText('under protest').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'under protest' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Answer the protest…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('it goes on', { exact: true }).click();
  await dialog.getByLabel('Answer, public').fill('He has until the end of the week.');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: 'Answer: it goes on' }).click();
  await hers.getByText('He has until the end of the week.').waitFor();
  await perform(hers, 'Give the match up…', 'Give the match up', /./);
  await round(2).getByText('forfeited').waitFor();
  expect(await violations(hers, 'a match')).toEqual([]);
  await page.goBack();
  await page.getByRole('listitem').filter({ hasText: 'game 1, live' }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Decide the match…' }).click();
  await dialog
    .getByText(/ wins \(0 points\)$/)
    .first()
    .click();
  await dialog.getByLabel('Reason, public').fill('Both agree.');
  await dialog.locator('.changes li').first().waitFor();
  await dialog.getByRole('button', { name: /^Decide: .* wins$/ }).click();
  await round(2).getByText('decided by the director').waitFor();
  await decideRound(2, 2);
});

test('a match has a page of its own, with its games, whose they are, and how it went', async () => {
  await boxes(1).first().getByRole('link', { name: 'Match 1' }).click();
  await watcher.getByRole('heading', { name: 'Match 1, Round 1' }).waitFor();
  await watcher.getByRole('link', { name: 'Game 1', exact: true }).waitFor();
  await watcher
    .getByText(/ won \d points?$/)
    .first()
    .waitFor();
  await watcher.getByRole('link', { name: 'Back to the bracket' }).click();
  await decideRound(3);
});

test('the final has its champion, and the page that stayed equals a fresh one', async () => {
  await decideRound(4);
  await boxes(5)
    .getByText(LONG ? 'decided' : 'game 1')
    .waitFor();
  // How many turns a game takes lies with its dice.
  const crowned = watcher.locator('.champion-place').getByText('is the champion');
  for (let part = 0; part < 40 && !(await crowned.isVisible()); part += 1) await pass(30);
  await crowned.waitFor();
  const champion = await watcher.locator('.champion-place a').innerText();
  await status(watcher).getByText('finished', { exact: true }).waitFor();
  await lineOf(champion, 5).locator('.name').press('Enter');
  await watcher.locator('.bracket-path', { hasText: 'is the champion' }).waitFor();
  await watcher.keyboard.press('Escape');
  await watcher.mouse.move(0, 0);
  const fresh = await dashboard.visit(new URL(watcher.url()).pathname);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('.rounds'));
  await expect.poll(async () => (await says(watcher)) === (await says(fresh))).toBe(true);
  expect(await stayed()).toBe(true);
  await fresh.setViewportSize({ width: 390, height: 844 });
  await fresh.emulateMedia({ colorScheme: 'dark' });
  expect(await fresh.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(fresh, 'the bracket on a phone')).toEqual([]);
});

test('where too few have lost a finished match, the director names who comes back', async () => {
  const { id: short, director, forfeitAll } = await reportedKnockout(dashboard.server, 5);
  await forfeitAll();
  const desk = await dashboard.visit(`/tournaments/${short}/direct`, { person: director });
  await desk.getByRole('link', { name: /^Name them… / }).waitFor();
  await desk.getByText('Round 2 lacks 1 lucky loser').waitFor();
  await desk
    .getByRole('group', { name: /^Who comes back/ })
    .getByRole('checkbox')
    .first()
    .check();
  await desk.getByLabel('Reason, public').fill('By the order of entry.');
  expect(await violations(desk, 'the director’s page')).toEqual([]);
  await perform(desk, 'Name them…', 'Name them', /./);
  await desk.getByText('Semi-finals: 0 of 2 decided').waitFor();
});
