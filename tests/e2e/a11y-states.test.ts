import { expect, test } from 'vitest';
import { inspected, type Asking, type Doing, type Place } from './inspected.ts';
import { expectReachable } from './keyboard-order.ts';

const scene = inspected();
const { arrive, open, inspect } = scene;

test.each<Place>([
  ['one played elsewhere', (at) => at.elsewhere],
  ['one that takes players', (at) => at.open],
  ['a staged one', (at) => at.staged],
  ['a staged one that is won', (at) => at.won],
  ['a past position', (at) => `${at.game}?ply=3`],
  ['a game that is over', (at) => at.over],
  ['a past position of go', (at) => `${at.go}?ply=2`],
  ['a game played elsewhere', (at) => at.reported],
  ['the rules of a game', () => '/rules/bao#7.2'],
  ['a draw to be checked', () => '/verify?lot'],
  ['my games, signed out', () => '/my-games'],
  ['the desk, signed out', () => '/desk'],
  ['the accounts, signed out', () => '/accounts'],
])('signed out, %s: no violation, no side scrolling, nothing from elsewhere', async (name, path) => {
  const page = await arrive(path(scene.at()));
  expect(await inspect(page, name)).toEqual([]);
});

test.each<Doing>([
  [
    'notices',
    () => '/',
    async (page) => {
      await page.getByRole('button', { name: /^Notices/ }).click();
      await page.locator('.notice-list li').first().waitFor();
    },
  ],
  [
    'a tournament to enter',
    (at) => at.open,
    async (page) => {
      await page.getByRole('button', { name: 'Enter', exact: true }).click();
      await page.getByRole('dialog').locator('.changes li, .changes .refused').first().waitFor();
    },
  ],
  [
    'a move that is laid',
    (at) => at.game,
    async (page) => {
      await page.locator('.bao-pit-grid button[aria-disabled="false"]').first().click();
      await page
        .getByText(/which way\?|is laid, not sent/)
        .first()
        .waitFor();
    },
  ],
  [
    'a text that is refused',
    (at) => at.game,
    async (page) => {
      await page.getByLabel('The move').fill('A9');
      await page.getByRole('button', { name: 'Lay it' }).click();
      await page.getByText('at letter 2').waitFor({ state: 'attached' });
    },
  ],
  [
    'giving up',
    (at) => at.game,
    async (page) => {
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('row').first().waitFor();
    },
  ],
])('a player, %s: no violation', async (name, path, doing) => {
  const page = await arrive(path(scene.at()), scene.world().player);
  await doing(page);
  expect(await inspect(page, name)).toEqual([]);
});

test('how backgammon is played, stepped through by the keyboard: told in words, no violation', async () => {
  const page = await arrive('/how-to-play/backgammon/hitting');
  const white = page.locator('li', { hasText: 'White: ' });
  const stands = async (step: number, onBar: number): Promise<void> => {
    await page.getByText(`Step ${step} of 8`).waitFor();
    expect(await white.textContent()).toContain(`White: ${onBar} on the bar`);
  };
  await stands(1, 0);
  for (const step of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await stands(step, step === 4 ? 1 : 0);
  }
  await page.keyboard.press('ArrowLeft');
  await stands(3, 0);
  await page.getByText('Black has rolled 6 and 1.').waitFor();
  expect(await inspect(page, 'how backgammon is played')).toEqual([]);
});

test('who plays backgammon, men moved by the keyboard: told in words, taken back, no violation', async () => {
  const page = await arrive(scene.at().backgammon, scene.world().roller);
  const board = page.getByRole('grid', { name: /^The board/ });
  const movable = board.getByRole('button', { name: /may move/ });
  await movable.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.backgammon-board .focus').count()).toBe(1);
  const undo = page.getByRole('button', { name: 'Undo a step' });
  while (!(await undo.isVisible())) {
    const onward = board.getByRole('button', { name: /may go here/ });
    await ((await onward.count()) > 0 ? onward : movable).first().focus();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await undo.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'The board, and what is done for you' }).click();
  await page.getByRole('switch', { name: 'Roll for me, without asking' }).waitFor();
  expect(await inspect(page, 'playing backgammon')).toEqual([]);
});

test.each<Asking>([
  ['entering players', (at) => `${at.open}/direct`, null],
  ['reporting results', (at) => `${at.elsewhere}/direct`, null],
  ['directing a title', (at) => `${at.title}/direct`, 'Open cycle 2…'],
  ['approving a stage', (at) => `${at.staged}/direct`, 'Approve the qualification…'],
  ['inviting', (at) => `${at.invited}/direct`, 'Leave players out…'],
  ['closing', (at) => `${at.open}/direct`, 'Close sign-up…'],
  ['ruling', (at) => `${at.running}/direct`, 'Rule…'],
  ['extending', (at) => `${at.running}/direct`, 'Extend time…'],
])('a director, %s: no violation', async (name, path, button) => {
  const page = await arrive(path(scene.at()), scene.world().director);
  if (button !== null) {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  expect(await inspect(page, name)).toEqual([]);
});

test('a director, importing transcripts of which one is refused: no violation', async () => {
  const page = await arrive(`${scene.at().elsewhere}/direct`, scene.world().director);
  await page.getByRole('textbox', { name: 'Transcripts' }).fill('KOBE - oscar\n1: A9<');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Line 2, letter').waitFor();
  expect(await inspect(page, 'importing')).toEqual([]);
});

test.each<Place>([
  ['the account', () => '/account'],
  ['the game', (at) => at.game],
  ['directing', (at) => `${at.running}/direct`],
])(
  '%s with the keyboard: first the way past the head, then everything in its order, each seen',
  async (_name, path) => {
    await expectReachable(await open(path(scene.at()), scene.world().director));
  },
);
