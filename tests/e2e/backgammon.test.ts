import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { backgammonFinal, openingRolled } from './backgammon-final.ts';
import { openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterEach(() => dashboard.expectSound());
afterAll(() => dashboard.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const roll = (page: Page) => button(page, 'Roll the dice');
const send = (page: Page) => button(page, /^Send /);
const asked = (page: Page) => page.locator('.near .tag', { hasText: 'your move' });
const places = (page: Page, may: string) => page.locator(`.backgammon-grid button[aria-label*="${may}"]`);
const score = (page: Page): Promise<string> => told(page.locator('.match-score .points'));

/** What the board says of the match: the points of the far side and of the near one. */
const onBoard = (page: Page): Promise<string> =>
  page.locator('.backgammon-match .points').evaluateAll((texts) => texts.map((text) => text.textContent).join(' '));
/** Where the number 24 stands on the board. */
const numbered = (page: Page): Promise<string> =>
  page
    .locator('.backgammon-ground text', { hasText: '24' })
    .evaluate((text) => `${text.getAttribute('x')} ${text.getAttribute('y')}`);

/** The one of both whose move it is, and the other. */
async function onTurn(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [one, other] = pages;
  return Promise.race([
    asked(one)
      .waitFor()
      .then(() => [one, other] as const),
    asked(other)
      .waitFor()
      .then(() => [other, one] as const),
  ]);
}

/** Rolls where that is to be done, and plays the men nearest to their home; or nothing, where no man may move. So the last ones stay where they are. */
async function play(page: Page): Promise<void> {
  const man = places(page, 'may move').last();
  await roll(page).or(man).first().waitFor();
  if (await roll(page).isVisible()) {
    await roll(page).click();
    await roll(page).waitFor({ state: 'detached' });
    await Promise.race([man.waitFor(), asked(page).waitFor({ state: 'detached' })]);
    if (!(await man.isVisible())) return;
  }
  while (!(await send(page).isVisible())) {
    await man.click();
    const target = places(page, 'may go here').first();
    if (await target.isVisible()) await target.click();
  }
  await send(page).click();
  await asked(page).waitFor({ state: 'detached' });
}

/** Doubles, takes or drops, which leaves the next word to the other, or to nobody. */
async function say(page: Page, words: string): Promise<void> {
  await button(page, words).click();
  await asked(page).waitFor({ state: 'detached' });
}

/** Plays until this one may decide whether he rolls or doubles. */
async function untilRoll(pages: readonly [Page, Page], wanted: Page): Promise<void> {
  for (;;) {
    const [mover] = await onTurn(pages);
    if (mover === wanted) {
      await roll(wanted).or(places(wanted, 'may move')).first().waitFor();
      if (await roll(wanted).isVisible()) return;
    }
    await play(mover);
  }
}

/** Gives the game up, and what that costs was said before. */
async function resign(page: Page, cost: string): Promise<void> {
  await button(page, 'Resign').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(cost).waitFor();
  await button(page, 'Resign, lose the game').click();
  await dialog.waitFor({ state: 'detached' });
}

/** Both go on to the next game of the match. */
async function goOn(pages: readonly [Page, Page], number: number): Promise<void> {
  for (const page of pages) {
    await page.getByRole('link', { name: `Go on to game ${number} of the match` }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`game ${number}$`) }).waitFor();
  }
}

test('a match to ten points is played by two browsers, with the cube, the Crawford game and resignations', async () => {
  const { server } = dashboard;
  const director = await server.signUp('Director', 'DIRECTOR');
  const players = [await server.signUp('Zuhura'), await server.signUp('Ronald')];
  const { game, tournament } = await backgammonFinal(server, director, players, 10);
  // The dice of the first game are the same in every run; from the second on each page adds a text of its own.
  await openingRolled(server, game, players);
  const [zuhura, ronald] = await Promise.all(
    players.map((person, index) =>
      dashboard.visit(`/games/${game}`, { person, size: index === 0 ? [1440, 900] : [390, 844] }),
    ),
  );
  const pages = [zuhura!, ronald!] as const;
  const [z, r] = pages;
  const scored = async (mine: number, theirs: number): Promise<void> => {
    for (const page of pages) {
      await expect
        .poll(() => score(page))
        .toMatch(new RegExp(`^(Zuhura ${mine} of 10 ${theirs} Ronald|Ronald ${theirs} of 10 ${mine} Zuhura)$`));
    }
  };

  const numbersBefore = await Promise.all(pages.map(numbered));
  for (let turn = 0; turn < 4; turn += 1) {
    await play((await onTurn(pages))[0]);
    expect(await Promise.all(pages.map(numbered))).toEqual(numbersBefore);
  }
  for (const page of pages) {
    await page.locator('.backgammon-match').getByText('to 10').waitFor();
    await page.locator('.backgammon-dice.past .die').nth(1).waitFor();
    await page.getByText('The cube is in the middle: it shows 64 and counts as 1.').first().waitFor();
    expect(await told(page.locator('.backgammon-cube'))).toBe('64');
  }
  await untilRoll(pages, z);
  await say(z, 'Double to 2');
  await r.getByText('Zuhura doubles to 2.').first().waitFor();
  await say(r, 'Take, play at 2');
  await untilRoll(pages, r);
  await button(r, 'Double to 4').waitFor();
  await r.getByRole('tab', { name: 'Cube' }).click();
  await r.getByText('Zuhura doubled to 2, Ronald took.').waitFor();
  await resign(r, 'as a backgammon: Zuhura gets 6 points.');
  await scored(6, 0);

  await goOn(pages, 2);
  await onTurn(pages);
  await resign(r, 'as a backgammon: Zuhura gets 3 points.');
  await scored(9, 0);

  await goOn(pages, 3);
  await expect.poll(() => Promise.all(pages.map(onBoard))).toEqual(['0 9', '9 0']);
  for (const page of pages) {
    await page.getByText('The Crawford game: nobody doubles.').first().waitFor();
    await page.locator('.backgammon-match').getByText('Crawford').waitFor();
  }
  for (let turn = 0; turn < 2; turn += 1) {
    const [mover] = await onTurn(pages);
    expect(await button(mover, /^Double/).count()).toBe(0);
    await play(mover);
  }
  await onTurn(pages);
  await resign(z, 'as a backgammon: Ronald gets 3 points.');
  await scored(9, 3);

  await goOn(pages, 4);
  for (const page of pages) await page.getByText('doubling is open again').waitFor();
  await untilRoll(pages, r);
  await say(r, 'Double to 2');
  await say(z, 'Drop, lose 1 point');
  await scored(9, 4);

  await goOn(pages, 5);
  await untilRoll(pages, z);
  await z.getByText('A plain win already wins the match').waitFor();
  await resign(r, 'Zuhura gets 3 points.');
  await scored(12, 4);
  for (const page of pages) await page.locator('.result-line', { hasText: 'Zuhura won' }).waitFor();

  await z.getByRole('tab', { name: 'Dice' }).click();
  await z.getByRole('tabpanel').getByRole('link', { name: 'Check every roll' }).click();
  await z.getByText('Everything that was given agrees.').waitFor();
  await z.getByText('the same.').waitFor();
  await r.goto(`/tournaments/${tournament}`);
  await r.getByRole('main').getByText('Zuhura').first().waitFor();
});
