import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { clicksOf, countClicks } from './clicks.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, makeDraft, status, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

const STEPS = ['Game and system', 'Name and start', 'Rules', 'Time and places', 'Look and make'];

let dashboard: Dashboard;
let page: Page;
let form: Locator;
let summary: Locator;

beforeAll(async () => {
  dashboard = await openDashboard();
  const person = await dashboard.server.signUp('Salma', 'DIRECTOR');
  page = await dashboard.visit('/tournaments/new', { person });
  form = page.locator('form.new-tournament');
  summary = page.getByRole('complementary', { name: 'What it will be' });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

/** The number over these words in the summary. */
const figure = (words: string): Locator => summary.locator('dl > div', { hasText: words }).locator('dd');
const stage = (name: string): Locator => summary.getByRole('listitem').filter({ hasText: name });
const next = (): Promise<void> => form.getByRole('button', { name: /^Next: / }).click();

test('the summary moves with each choice and says what the tournament will be', async () => {
  await choose(form, 'System of play', 'KIBA');
  await stage('Qualification').getByText('3 groups of 4').waitFor();
  await stage('Final').getByText('2–3 games, one after another').waitFor();
  expect(await figure('days at the longest').innerText()).toBe('334');
  await summary.getByLabel('Players expected').fill('15');
  await stage('Qualification').getByText('3 groups of 5').waitFor();
  expect(await figure('games a player').innerText()).toBe('8–15');
  await summary.getByLabel('Players expected').fill('5');
  await summary.getByText('It cannot be played by 5 players.').waitFor();
  await summary.getByLabel('Players expected').fill('');
  await choose(form, 'Played', 'elsewhere, results are reported');
  await summary.getByText('No clock says how long it lasts.').waitFor();
  await choose(form, 'Played', 'here');
  await figure('days at the longest').waitFor();
});

test('what cannot be is told at its field, at its step and in the summary, before it has a name', async () => {
  await turnTo(form, 'Rules');
  await form.getByLabel('Groups', { exact: true }).fill('99');
  await form.locator('.field', { hasText: 'Groups' }).getByRole('alert').first().waitFor();
  await turnTo(form, 'Game and system');
  await form.getByRole('link', { name: /^Rules.*something in it cannot be$/ }).waitFor();
  await summary.getByRole('link', { name: 'Something cannot be: Rules' }).click();
  await form.getByLabel('Groups', { exact: true }).fill('4');
  await stage('Qualification').getByText('4 groups of 3').waitFor();
});

test('the way back, by the button or the browser, loses nothing that was typed', async () => {
  await turnTo(form, 'Game and system');
  await next();
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Tanga');
  await form.getByLabel('About it').fill('By mail');
  await next();
  await form.getByText('I look at each round before it is published').click();
  await form.getByRole('link', { name: 'Back', exact: true }).click();
  expect(await form.getByLabel('About it').inputValue()).toBe('By mail');
  await page.goBack();
  expect(await form.getByLabel('Groups', { exact: true }).inputValue()).toBe('4');
  expect(await form.getByLabel('I look at each round').isChecked()).toBe(true);
});

test('every step fits a phone and keeps what readers of screens need, in both schemes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const step of STEPS) {
      await turnTo(form, step);
      expect(await violations(page, `${step}, ${colorScheme}`)).toEqual([]);
      if (colorScheme === 'light') expect(await misfits(page, step, [1440, 390])).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
});

test('the last step tells all that was chosen, and one button makes the draft', async () => {
  await form.getByText('published when you have looked at them').waitFor();
  await form.getByRole('link', { name: 'Change: Name' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Pwani');
  await makeDraft(form);
  await page.getByRole('heading', { name: 'Kombe la Pwani', level: 1 }).waitFor();
  expect(await status(page).innerText()).toBe('draft');
  await page.getByRole('button', { name: 'Publish rounds by themselves…' }).waitFor();
});

test('with the keyboard alone, and with a mouse in four clicks beside the choices', async () => {
  await page.goto('/tournaments/new');
  await form.getByRole('radio', { name: 'round robin' }).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('heading', { name: 'Name and start' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kombe la Vidole');
  for (const step of STEPS.slice(2)) {
    await page.keyboard.press('Enter');
    await form.getByRole('heading', { name: step, level: 2 }).waitFor();
    if (step !== 'Look and make') await form.getByRole('button', { name: /^Next: / }).focus();
  }
  await form.locator('.preview li').first().waitFor();
  await form.getByRole('button', { name: 'Make the draft' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Kombe la Vidole', level: 1 }).waitFor();

  await page.goto('/desk');
  await countClicks(page);
  const clicks = await clicksOf(page, async () => {
    await page.getByRole('link', { name: 'New tournament' }).click();
    await turnTo(form, 'Name and start');
    await form.getByLabel('Name', { exact: true }).fill('Kombe la Panya');
    await makeDraft(form);
    await page.getByRole('heading', { name: 'Kombe la Panya', level: 1 }).waitFor();
  });
  expect(clicks).toBe(4);
});
