import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { at, textAt } from '../support/answer.ts';
import { done, gamesOf, type OpenGame } from '../support/api-tournament.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { gameNow } from './moving.ts';

const PASSWORD = 'kete na nyumba';
let dashboard: Dashboard;
let director: TestPerson;
let tournamentId: string;
let game: OpenGame;
/** The pages of the two players and of somebody who only watches; they stay open from test to test. */
let amina: Page;
let bakari: Page;
let watcher: Page;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Asha', 'DIRECTOR');
  const created = await done(
    (query, variables) => dashboard.server.ask(query, variables, director),
    'createTournament',
    { name: 'Kombe la Pemba', game: 'BAO', format: 'ROUND_ROBIN' },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  tournamentId = textAt(created, 'tournament.id');
  await step('openRegistration');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const step = (mutation: string) =>
  done((query, variables) => dashboard.server.ask(query, variables, director), mutation, { tournamentId }, '');

async function signUpBy(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(`${name.toLowerCase()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('button', { name: `You: ${name}` }).waitFor();
}

/** Presses Tab until the focus is on what is looked for; fails after a hundred. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${what}`);
}

const moves = (page: Page) => page.locator('.move-list td a');
const bar = (page: Page) => page.getByRole('region', { name: 'Your move' });

test('two people make accounts, one signs out and in again, and both enter', async () => {
  amina = await dashboard.visit(`/sign-up?to=/tournaments/${encodeURIComponent(tournamentId)}`);
  await signUpBy(amina, 'Amina');
  bakari = await dashboard.visit('/sign-in', { bears: /status of 401|SESSION_ENDED/ });
  await bakari.getByRole('link', { name: 'Make an account' }).click();
  await signUpBy(bakari, 'Bakari');
  await bakari.getByRole('button', { name: 'You: Bakari' }).click();
  await bakari.getByRole('button', { name: 'Sign out' }).click();
  await bakari.getByRole('link', { name: 'Sign in' }).click();
  await bakari.getByLabel('E-mail').fill('bakari@people.example');
  await bakari.getByLabel('Password', { exact: true }).fill('not his password');
  await bakari.getByRole('button', { name: 'Sign in' }).click();
  await bakari.getByText('E-mail and password do not belong together.').waitFor();
  await bakari.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await bakari.getByRole('button', { name: 'Sign in' }).click();
  await bakari.getByRole('button', { name: 'You: Bakari' }).waitFor();
  await bakari.goto(`/tournaments/${tournamentId}`);
  for (const page of [amina, bakari]) {
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter Kombe la Pemba' });
    await dialog.getByRole('button', { name: 'Enter the tournament' }).click();
    await page.getByText('You play here').waitFor();
  }
  await bakari.getByText('2 of at most 34 players have entered').waitFor();
});

test('their games come to the page of their games by themselves when the tournament starts', async () => {
  await amina.goto('/my-games');
  await amina.getByText('You have no running game.').waitFor();
  await isLive(amina);
  const third = await dashboard.server.signUp('Chausiku');
  await done(
    (query, variables) => dashboard.server.ask(query, variables, third),
    'enterTournament',
    { tournamentId },
    '',
  );
  await step('closeRegistration');
  await step('startTournament');
  await amina.getByText(/^\d waits? for you$/).waitFor();
  expect(await amina.locator('.my-game').count()).toBe(4);
  const games = await gamesOf(dashboard.server, tournamentId);
  game = games.find(({ first, second }) => first === 'Amina' && second === 'Bakari')!;
  await amina.locator(`.my-game a[href="${game.path}"]`).getByText('your move').waitFor();
  await amina.locator(`.my-game a[href="${game.path}"]`).click();
  await amina.getByRole('heading', { name: 'Amina – Bakari' }).waitFor();
});

test('an illegal text is refused with the server’s own reason, at its letter', async () => {
  watcher = await dashboard.visit(`/games/${game.id}`);
  await isLive(watcher);
  for (const [text, column] of [
    ['Q9>', 1],
    ['A9>', 2],
  ] as const) {
    await bar(amina).getByLabel('The move').fill(text);
    await bar(amina).getByRole('button', { name: 'Lay it' }).click();
    const alert = bar(amina).getByRole('alert');
    await alert.getByText(`at letter ${column}`).waitFor();
    const reason = await dashboard.server.data(
      `query ($position: String!, $move: String!) { rules { baoPosition(variant: KISWAHILI, position: $position, moves: [$move]) {
        ... on CommandError { message } } } }`,
      { position: (await gameNow(dashboard.server, game.id)).position.encoding, move: text },
    );
    expect(await alert.innerText()).toContain(textAt(reason, 'rules.baoPosition.message'));
  }
  expect(await moves(amina).count()).toBe(0);
});

test('on a small desk every tab beside the board has its room, chat and record too', async () => {
  const before = amina.viewportSize()!;
  await amina.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Moves', 'Chat', 'Record']) {
    const tab = amina.getByRole('tab', { name });
    await tab.waitFor();
    const { x, width } = (await tab.boundingBox())!;
    expect(x + width).toBeLessThan(1280);
  }
  expect(await amina.getByRole('tablist').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await amina.setViewportSize(before);
});

test('the key ? tells the keys of the page', async () => {
  await amina.keyboard.press('?');
  const help = amina.getByRole('dialog', { name: 'Keys of this page' });
  for (const told of ['One back', 'Take back', 'Sow to the left'])
    await help.getByText(told, { exact: true }).waitFor();
  await amina.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

test('a move is chosen by clicking, seen before it is sent, taken back, chosen again and sent', async () => {
  const pits = amina.locator('.bao-pit-grid button[aria-disabled="false"]');
  await pits.first().click();
  const toChoose = bar(amina).getByText(/which way\?/);
  const laid = bar(amina).getByText('is laid, not sent.');
  await toChoose.or(laid).first().waitFor();
  if (await toChoose.isVisible()) await amina.locator('.bao-direction').first().click();
  await laid.waitFor();
  expect(await amina.locator('.bao-counts text.changed').first().textContent()).toMatch(/\d+→\d+/);
  expect(await moves(watcher).count()).toBe(0);
  await bar(amina).getByRole('button', { name: 'Take back' }).click();
  await bar(amina).getByText('Your move.').waitFor();
  expect(await amina.locator('.bao-counts text.changed').count()).toBe(0);

  await pits.first().click();
  await toChoose.or(laid).first().waitFor();
  if (await toChoose.isVisible()) await amina.locator('.bao-direction').first().click();
  const send = bar(amina).getByRole('button', { name: /^Send / });
  const notation = (await send.innerText()).replace('Send ', '');
  await send.click();
  await bar(amina).getByText(`${notation} sent.`).waitFor();
  for (const page of [amina, watcher]) await moves(page).first().getByText(notation, { exact: true }).waitFor();
  expect(await watcher.getByRole('region', { name: 'Your move' }).count()).toBe(0);
});

test('the other answers with the keyboard alone', async () => {
  await bakari.goto(`/games/${game.id}`);
  await bar(bakari).getByText('Your move.').waitFor();
  await tabTo(bakari, '.bao-pit-grid button');
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await bakari.keyboard.press(key);
  const focused = () => bakari.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focused()).toMatch(/^[ABab][1-8], .*seed/);
  await bakari.keyboard.press('Home');
  const [pit] = (await bakari
    .locator('.bao-pit-grid button[aria-disabled="false"]')
    .first()
    .getAttribute('aria-label'))!.split(',');
  for (let presses = 0; !(await focused()).startsWith(`${pit},`); presses += 1) {
    if (presses > 40) throw new Error(`The arrows never reach ${pit}`);
    await bakari.keyboard.press(presses % 8 === 7 ? 'ArrowUp' : 'ArrowRight');
    if (presses % 8 === 7) await bakari.keyboard.press('Home');
  }
  await bakari.keyboard.press('Enter');
  const laid = bar(bakari).getByText('is laid, not sent.');
  const toChoose = bar(bakari).getByText(/which way\?/);
  await toChoose.or(laid).first().waitFor();
  if (await toChoose.isVisible()) {
    for (const key of ['<', '>']) if (!(await laid.isVisible())) await bakari.keyboard.press(key);
  }
  await laid.waitFor();
  await tabTo(bakari, '.foot-bar .primary');
  const notation = (
    await bar(bakari)
      .getByRole('button', { name: /^Send / })
      .innerText()
  ).replace('Send ', '');
  await bakari.keyboard.press('Enter');
  await bar(bakari).getByText(`${notation} sent.`).waitFor();
  for (const page of [amina, bakari, watcher]) await moves(page).nth(1).getByText(notation, { exact: true }).waitFor();
  await bar(amina).getByText('Your move.').waitFor();
});

test('a reply is planned on the board while the other is to move, and forgotten again', async () => {
  await bakari.getByRole('tab', { name: 'If they play' }).click();
  await bakari.getByText('plan, played only in answer').waitFor();
  const tried = bakari.locator('.variation-list button');
  for (const count of [1, 2]) {
    await bakari.locator('.bao-pit-grid button[aria-disabled="false"]').first().click();
    const way = bakari.locator('.bao-direction').first();
    await way
      .or(tried.nth(count - 1))
      .first()
      .waitFor();
    if (await way.isVisible()) await way.click();
    await expect.poll(() => tried.count()).toBe(count);
    await way.waitFor({ state: 'detached' });
  }
  await bakari.getByRole('button', { name: 'Plan 1 reply' }).click();
  await bakari.getByText('1 reply is planned.').waitFor();
  await bakari.getByRole('button', { name: 'Plan nothing any more' }).click();
  await bakari.getByText('Nothing is planned.').waitFor();
  await bakari.getByRole('tab', { name: 'Moves' }).click();
});

test('a move laid on a position that is past is refused, and the page says so and stands where the game stands', async () => {
  const { server } = dashboard;
  const state = await gameNow(server, game.id);
  const held = Promise.withResolvers<void>();
  await amina.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('playMove')) await held.promise;
    await route.continue();
  });
  await bar(amina)
    .getByLabel('The move')
    .fill(textAt(state, `legalMoves.${state.legalMoves.length - 1}.notation`));
  await bar(amina).getByRole('button', { name: 'Lay it' }).click();
  await bar(amina)
    .getByRole('button', { name: /^Send / })
    .click();
  await bar(amina)
    .getByText(/^Sending /)
    .waitFor();
  const [cookie] = await amina.context().cookies();
  const answer = await server.data(
    `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename } }`,
    { input: { gameId: game.id, ply: state.ply, move: textAt(state, 'legalMoves.0.notation') } },
    { token: decodeURIComponent(cookie?.value ?? '') },
  );
  expect(at(answer, 'playMove.__typename')).toBe('PlayMoveSuccess');
  held.resolve();
  await bar(amina).getByRole('alert').getByText('The game stands at ply 3, not at 2.').waitFor();
  await expect.poll(() => moves(amina).count()).toBe(3);
  await amina.unroute('**/graphql');
});

test('giving up is seen before it is done, and everybody sees it done', async () => {
  await bar(amina).getByRole('button', { name: 'Resign' }).click();
  const dialog = amina.getByRole('dialog', { name: 'Resign this game to Bakari' });
  await dialog
    .getByRole('row', { name: /Bakari/ })
    .getByText('0 to 1')
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await gameNow(dashboard.server, game.id)).status).toBe('RUNNING');
  await bar(amina).getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Resign, lose the game' }).click();
  for (const page of [amina, bakari, watcher]) {
    await page.locator('.result-line').getByText('Bakari won').waitFor();
    expect(await page.getByRole('region', { name: 'Your move' }).count()).toBe(0);
  }
  const { result } = await gameNow(dashboard.server, game.id);
  expect([result?.how, result?.winner.player.name]).toEqual(['RESIGNED', 'Bakari']);
});

test('moves are tried on the board by whoever watches, a house both ways', async () => {
  await watcher.keyboard.press('Home');
  await watcher.getByRole('tab', { name: 'Analyse' }).click();
  await watcher.getByText('analysis, cannot send').waitFor();
  const tried = watcher.locator('.variation-list [aria-current]');
  for (const move of ['A6<', 'a5>', 'A3<', 'a7>']) {
    await watcher.locator(`.bao-pit-grid button[aria-label^="${move.slice(0, 2)},"]`).click();
    const way = watcher.locator('.bao-direction').getByText(move, { exact: true });
    await way.or(tried.getByText(move)).first().waitFor();
    if (await way.isVisible()) await way.click();
    await tried.getByText(move).waitFor();
  }
  await watcher.getByRole('button', { name: 'Play the house' }).click();
  await tried.getByText('a7>+').waitFor();
  await watcher.getByRole('button', { name: 'Leave the house' }).waitFor();
  expect(await watcher.locator('.variation-list button').count()).toBe(5);
});
