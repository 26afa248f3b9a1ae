import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { choose, makeDraft, turnTo } from './directing.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let page: Page;
let form: Locator;
let person: TestPerson;

beforeAll(async () => {
  dashboard = await openDashboard();
  person = await dashboard.server.signUp('Salma', 'DIRECTOR');
  // A browser that writes 6:30 PM, where it is a quarter to when it is noon in UTC.
  page = await dashboard.visit('/tournaments/new', { person, prefers: 'en-US', zone: 'Asia/Kathmandu' });
  form = page.locator('form.new-tournament');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const field = (): Locator => page.getByRole('group', { name: 'Planned start' });
const day = (): Locator => field().getByLabel('Day', { exact: true });
const time = (): Locator => field().getByLabel('Time of day');
/** When the tournament of this file starts, as the API has it. */
const startsAt = async (): Promise<unknown> => {
  const { data } = await dashboard.server.ask('{ tournaments(first: 9) { edges { node { startsAt } } } }', {}, person);
  return at(data, 'tournaments.edges.0.node.startsAt');
};

test('a time without a day is neither dropped nor taken for none: what is missing is told at the field and at the end', async () => {
  await choose(form, 'System of play', 'round robin');
  await turnTo(form, 'Name and start');
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Saa');
  await field()
    .getByText(/In your time zone: Asia\/Kat(h)?mandu, UTC\+5:45\.$/)
    .waitFor();
  await time().fill('1830');
  await page.keyboard.press('Tab');
  expect(await time().inputValue()).toBe('18:30');
  await field().getByRole('alert').getByText('The day is missing.').waitFor();
  expect(await day().getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page, 'a time without a day')).toEqual([]);
  expect(await misfits(page, 'a time without a day', [1440, 390])).toEqual([]);

  await turnTo(form, 'Look and make');
  await form.getByText('its day or its time is missing').waitFor();
  await form.getByRole('link', { name: 'The start is not whole' }).click();
  expect(await time().inputValue()).toBe('18:30');
});

test('by the keyboard: the day, then the time by the clock of 24 hours; one that is none is told', async () => {
  await day().focus();
  await page.keyboard.type('0105');
  await time().focus();
  await page.keyboard.press('Tab');
  await field().getByText('The day is not whole.').waitFor();
  await day().focus();
  await page.keyboard.type('0105202');
  await time().focus();
  await field().getByText('The day is not whole.').waitFor();
  await day().focus();
  await page.keyboard.type('01052027');
  await field().getByRole('alert').waitFor({ state: 'detached' });
  for (const typed of ['6:30 PM', '25:00']) {
    await time().fill(typed);
    await page.keyboard.press('Tab');
    await field().getByText('This is no time of day').waitFor();
  }
  await time().fill('6.30');
  await field().getByRole('alert').waitFor({ state: 'detached' });
  await time().fill('18:30');
  await turnTo(form, 'Look and make');
  await form.getByText('Tue 5 Jan 18:30').waitFor();
  await makeDraft(form);
  await page.getByRole('heading', { name: 'Kombe la Saa', level: 1 }).waitFor();
});

test('what was agreed stands in the field again, is changed only when it is whole, and taken away', async () => {
  expect(await startsAt()).toBe('2027-01-05T12:45:00.000Z');
  const card = page.locator('form.settings');
  const button = card.getByRole('button', { name: 'Change them…' });
  await expect.poll(() => day().inputValue()).toBe('2027-01-05');
  expect(await time().inputValue()).toBe('18:30');
  await time().fill('');
  await button.click();
  await field().getByRole('alert').getByText('The time of day is missing.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await time().fill('7');
  await send();
  await expect.poll(startsAt).toBe('2027-01-05T01:15:00.000Z');
  await day().fill('');
  await time().fill('');
  await send();
  await expect.poll(startsAt).toBeNull();

  async function send(): Promise<void> {
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.changes li').first().waitFor();
    await dialog.getByRole('button', { name: 'Change the settings' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});
