import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, instant } from '../../api/src/kernel/time.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { must, newWorld } from '../support/world.ts';
import { isLive, mark, openDashboard, told, type Dashboard } from './dashboard.ts';

const RESULTS = 3;

let dashboard: Dashboard;
let asha: TestPerson;
let path: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { server } = dashboard;
  const world = newWorld(server.db);
  world.setNow(instant(server.clock.now() - 12 * HOUR));
  const tournament = await world.running(['Amina', 'Bakari', 'Chausiku', 'Dalili']);
  for (const { id } of (await tournament.games()).slice(0, RESULTS)) {
    world.pass(HOUR);
    const ruling = { gameId: id, winner: 'first', reason: 'The other never came.' } as const;
    must(await adjudicate(tournament.director.context, ruling));
  }
  asha = await server.signUp('Asha');
  path = `/tournaments/${globalId('RoundRobinTournament', tournament.id)}`;
});
afterAll(() => dashboard.close());

/** A page whose code is held back until it may come. */
interface HeldPage {
  readonly page: Page;
  readonly letCodeCome: () => void;
}

async function held(address: string): Promise<HeldPage> {
  const page = await dashboard.visit('/favicon.svg');
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    // Whoever has gone elsewhere meanwhile needs it no more.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, letCodeCome: () => code.resolve() };
}

/** The same, of which all is there that is to be seen. */
async function drawn(address: string): Promise<HeldPage> {
  const it = await held(address);
  await it.page.getByRole('heading', { level: 1 }).waitFor();
  return it;
}

/** The addresses of all documents that this page asks for from now on. */
function documentsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}

const pages = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });
const theme = (page: Page) => page.getByRole('button', { name: 'Theme' });
const chooseDark = (page: Page) => page.getByRole('button', { name: 'Dark' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Instant that is shown' });
const place = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.each(['by the mouse', 'by the keys'])('a link that is followed %s leads there once', async (how) => {
  const { page, letCodeCome } = await drawn(path);
  const asked = documentsAsked(page);
  const link = pages(page).getByRole('link', { name: 'Crosstable' });
  if (how === 'by the keys') await link.press('Enter', { noWaitAfter: true });
  else await link.click({ noWaitAfter: true });
  letCodeCome();
  await page.waitForURL(/crosstable$/);
  await isLive(page);
  const { pathname } = new URL(page.url());
  expect(asked).toEqual([`GET ${pathname}`]);
  await page.goBack();
  expect(`${new URL(page.url()).pathname}/crosstable`).toBe(pathname);
  await dashboard.leave();
});

test('a menu that is opened is open once the code is there, below its button, and closed where it was closed again', async () => {
  for (const presses of [1, 2]) {
    const { page, letCodeCome } = await drawn(path);
    for (let press = 0; press < presses; press += 1) await theme(page).click();
    letCodeCome();
    await isLive(page);
    await expect.poll(() => theme(page).getAttribute('aria-expanded')).toBe(String(presses === 1));
    expect(await chooseDark(page).isVisible()).toBe(presses === 1);
    if (presses === 1) {
      const button = (await theme(page).boundingBox())!;
      const menu = (await page.getByRole('group', { name: 'Theme' }).boundingBox())!;
      expect(menu.y - button.y - button.height).toBeGreaterThanOrEqual(0);
      expect(menu.y - button.y - button.height).toBeLessThan(20);
    }
    await dashboard.leave();
  }
});

test('a button is pressed as often as it was, by the mouse and by the keys', async () => {
  const { page, letCodeCome } = await drawn(path);
  const last = await place(page);
  await page.getByRole('button', { name: 'One result back' }).click();
  await page.keyboard.press('Enter');
  letCodeCome();
  await isLive(page);
  await expect.poll(() => place(page)).toBe(last - 2);
  await page.getByText(`after ${RESULTS - 1} of ${RESULTS} results`).waitFor();
  await dashboard.leave();
});

test('the track of a tournament stands where it was pressed, and goes on by the keys', async () => {
  const { page, letCodeCome } = await drawn(path);
  await slider(page).click({ position: { x: 1, y: 8 } });
  await page.keyboard.press('ArrowRight');
  letCodeCome();
  await isLive(page);
  await page.getByText(`after 1 of ${RESULTS} results`).waitFor();
  expect(await place(page)).toBe(1);
  await dashboard.leave();
});

test('a key of the whole page is heard once', async () => {
  const { page, letCodeCome } = await drawn(path);
  await page.keyboard.press('/');
  letCodeCome();
  await isLive(page);
  await search(page).and(page.locator(':focus')).waitFor();
  expect(await search(page).inputValue()).toBe('');
  await page.keyboard.type('bak');
  await expect.poll(() => told(suggestions(page).first())).toBe('Bakari bakari Player');
  await dashboard.leave();
});

test('what is being written into the search goes on while the code comes, is searched, and the arrows choose', async () => {
  const { page, letCodeCome } = await drawn(path);
  await search(page).click();
  await page.keyboard.type('ba');
  letCodeCome();
  await page.keyboard.type('kari', { delay: 40 });
  await isLive(page);
  expect(await search(page).inputValue()).toBe('bakari');
  await expect.poll(() => suggestions(page).count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bakari' }).waitFor();
  await dashboard.leave();
});

test('a search that was sent is searched, without another document', async () => {
  const { page, letCodeCome } = await drawn(path);
  const stayed = await mark(page);
  const before = page.url();
  await search(page).fill('bak');
  await search(page).press('Enter');
  letCodeCome();
  await page.waitForURL(/\/search\?q=bak$/);
  await page.getByRole('region', { name: 'Players' }).getByRole('link', { name: 'Bakari' }).waitFor();
  await page.goBack();
  expect(page.url()).toBe(before);
  expect(await stayed()).toBe(true);
  await dashboard.leave();
});

test('no password can be sent before the code is there that sends it', async () => {
  const { page, letCodeCome } = await held('/sign-in');
  await page.locator('#app').waitFor({ state: 'attached' });
  expect(await page.locator('form, input, button').count()).toBe(0);
  const asked = documentsAsked(page);
  letCodeCome();
  await page.getByLabel('E-mail').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^You: Asha/ }).waitFor();
  expect(asked).toEqual(['GET /']);
  await dashboard.leave();
});

test('a switch stays as it was turned, and a choice is what was chosen last', async () => {
  const { page, letCodeCome } = await drawn(path);
  const aloud = page.getByRole('checkbox');
  const was = await aloud.isChecked();
  await aloud.focus();
  await page.keyboard.press('Space');
  letCodeCome();
  await isLive(page);
  expect(await aloud.isChecked()).toBe(!was);
  await page.reload();
  await isLive(page);
  expect(await aloud.isChecked()).toBe(!was);

  const { page: other, letCodeCome: letItsCodeCome } = await drawn('/players');
  const choices = other.getByRole('radio');
  const count = await choices.count();
  expect(count).toBeGreaterThan(1);
  for (const index of [1, 0, 1]) await choices.nth(index).check({ force: true });
  letItsCodeCome();
  await isLive(other);
  await expect.poll(() => choices.nth(1).isChecked()).toBe(true);
  await other.waitForURL(/\?/);
  await dashboard.leave();
});
