import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../api/src/kernel/locale.ts';
import type { TestPerson } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { pageTexts } from '../support/texts.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { isTakenOver } from './routes.ts';

let dashboard: Dashboard;
let asha: TestPerson;
let tournament: string;
beforeAll(async () => {
  dashboard = await openDashboard();
  const running = await runningTournament(dashboard.server, ['Asha', 'Juma', 'Zuri']);
  asha = running.players.get('Asha')!;
  tournament = `/tournaments/${running.id}`;
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

/** What the server says of the tournament’s clock. */
const CLOCK: Readonly<Record<Locale, string>> = {
  en: 'plus 1 day a move',
  it: 'più 1 giorno a mossa',
  fr: 'plus 1 jour par coup',
  sw: 'siku 1 kwa kila hatua',
  eo: 'plus 1 tago por ĉiu movo',
};

/** Waits until page and server speak this language at the tournament. */
async function speaks(page: Page, locale: Locale): Promise<void> {
  const players = pageTexts(locale).get('nav.players') ?? '';
  await page.locator('header nav').getByRole('link', { name: players, exact: true }).waitFor();
  await page.getByText(CLOCK[locale]).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
}

test.each([
  ['sw-TZ', 'sw'],
  ['it-CH', 'it'],
  ['fr', 'fr'],
  ['de-DE', 'en'],
] as const)(
  'a browser that prefers %s is shown the page in %s, and loads the texts of no other language',
  async (prefers, locale) => {
    const page = await dashboard.visit(tournament, { prefers });
    await speaks(page, locale);
    await isTakenOver(page);
    const texts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/(en|it|fr|sw|eo)-[^/]*\.js$/.exec(name)?.[1] ?? []),
    );
    expect(texts).toEqual([locale]);
  },
);

test('an address asks for a language, which is kept; where the browser does not know it, it has names of its own', async () => {
  const page = await dashboard.visit(`${tournament}?lang=eo`, { prefers: 'fr' });
  await speaks(page, 'eo');
  await page.goto(tournament);
  await speaks(page, 'eo');
  const started = page.locator('main time').first();
  expect(await started.innerText()).toMatch(
    /^(dim|lun|mar|mer|ĵaŭ|ven|sab) \d+ (jan|feb|mar|apr|maj|jun|jul|aŭg|sep|okt|nov|dec)/,
  );
  await page.goto('/sign-up');
  await page.locator('option[value="DE"]').waitFor({ state: 'attached' });
  expect(await page.locator('option[value="DE"]').textContent()).toBe('Germanujo');
});

test('the menu shows page and server in another language at once, and the account keeps it for every browser', async () => {
  const page = await dashboard.visit(tournament, { person: asha, prefers: 'fr' });
  // Its account was made in English.
  await speaks(page, 'en');
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Kiswahili' });
  expect(await choice.getAttribute('lang')).toBe('sw');
  await choice.focus();
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('setLanguage') === true);
  await page.keyboard.press('Enter');
  await kept;
  await speaks(page, 'sw');
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  await speaks(await dashboard.visit(tournament, { person: asha, prefers: 'it' }), 'sw');
  // On a phone it is in the menu of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: pageTexts('sw').get('nav.menu') ?? '', exact: true }).click();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await speaks(page, 'it');
});
