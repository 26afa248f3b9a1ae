import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { fullWorld, type FullWorld } from './full-world.ts';
import { inspectorOf, LOOKS } from './inspector.ts';

let dashboard: Dashboard;
let world: FullWorld;
let at: FullWorld['at'];
const { arrive, open, inspect, unjudged } = inspectorOf(() => dashboard);

beforeAll(async () => {
  dashboard = await openDashboard();
  world = await fullWorld(dashboard.server);
  at = world.at;
});
afterEach(() => dashboard.expectSound());
afterAll(() => dashboard.close());

test('what is put wrong on purpose is found', async () => {
  const page = await arrive('/players');
  await page.evaluate(() => {
    const wrong =
      '<img src="/favicon.svg"><p style="color: #777; background: #888; width: 500px; max-width: none">hard to read</p>' +
      '<div style="overflow: hidden"><table style="width: 400px"><caption>too wide</caption></table></div>' +
      '<p style="overflow: hidden; white-space: nowrap; width: 3rem">beyond its edge</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', wrong);
  });
  const found = (await inspect(page, 'players', LOOKS)).join('\n');
  await page.reload();
  for (const fault of [
    'wide, light: image-alt',
    'phone, dark: color-contrast',
    '360 px: the page is 5',
    '1280 px: “beyond its edge” is cut',
    '360 px: the table “too wide” is wider than what holds it',
  ])
    expect(found).toContain(fault);
});

test.each([
  ['home', (): string => '/'],
  ['boards', (): string => '/boards'],
  ['tournaments', (): string => '/tournaments'],
  ['a tournament', (): string => at.running],
  ['its boards', (): string => `${at.running}/boards`],
  ['its crosstable', (): string => `${at.running}/crosstable`],
  ['its schedule', (): string => `${at.running}/schedule`],
  ['its ranking', (): string => `${at.running}/ranking`],
  ['its players', (): string => `${at.running}/players`],
  ['its rules', (): string => `${at.running}/rules`],
  ['its log', (): string => `${at.running}/log`],
  ['one played elsewhere', (): string => at.elsewhere],
  ['one that takes players', (): string => at.open],
  ['a staged one', (): string => at.staged],
  ['a staged one that is won', (): string => at.won],
  ['its certificates', (): string => `${at.won}/certificate`],
  ['a championship', (): string => at.series],
  ['its log', (): string => `${at.series}/log`],
  ['a title', (): string => at.title],
  ['the hall of fame', (): string => '/hall-of-fame'],
  ['a game', (): string => at.game],
  ['a past position', (): string => `${at.game}?ply=3`],
  ['a game that is over', (): string => at.over],
  ['a game of go being counted', (): string => at.go],
  ['a past position of go', (): string => `${at.go}?ply=2`],
  ['a game of backgammon', (): string => at.backgammon],
  ['the knock-out that it is of', (): string => at.match],
  ['the match', (): string => `${at.match}/matches/1`],
  ['a game played elsewhere', (): string => at.reported],
  ['a go board to think on', (): string => '/analyse/go?size=9'],
  ['how bao is played', (): string => '/how-to-play/bao/harvest'],
  ['how oware is played', (): string => '/how-to-play/oware/chain'],
  ['how go is played', (): string => '/how-to-play/go/count'],
  ['the rulebook', (): string => '/rules'],
  ['the rules of a tournament', (): string => '/rules/kiba#10.3'],
  ['the rules of a game', (): string => '/rules/bao#7.2'],
  ['how to begin with the API', (): string => '/api'],
  ['the limits of the API', (): string => '/api/limits#one-operation'],
  ['the dice to be checked', (): string => '/verify'],
  ['a draw to be checked', (): string => '/verify?lot'],
  ['a search', (): string => '/search?q=a'],
  ['players', (): string => '/players'],
  ['a player', (): string => at.person],
  ['sign in', (): string => '/sign-in'],
  ['sign up', (): string => '/sign-up'],
  ['another password', (): string => '/sign-in/password#token'],
  ['a link to sign in by', (): string => '/sign-in/link#token'],
  ['a link that makes an account', (): string => '/sign-up/confirm#token'],
  ['a link that confirms a new address', (): string => '/account/new-address#token'],
  ['a link that shows an address to be one’s own', (): string => '/account/address#token'],
  ['a link to play by', (): string => '/play#token'],
  ['a link to stop mails by', (): string => '/mail/stop/token'],
  ['my games, signed out', (): string => '/my-games'],
  ['the desk, signed out', (): string => '/desk'],
  ['the accounts, signed out', (): string => '/accounts'],
  ['an address where nothing is', (): string => '/nowhere'],
] as const)('signed out, %s: no violation, no side scrolling, nothing from elsewhere', async (name, path) => {
  const page = await arrive(path());
  expect(await inspect(page, name)).toEqual([]);
});

test.each([
  ['my games', (): string => '/my-games', async () => {}],
  ['his webhooks', (): string => '/account/webhooks', async () => {}],
  [
    'his account, its links to be taken back, with a calendar',
    (): string => '/account',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Make an address' }).click();
      await page.getByRole('button', { name: 'Take back all links…' }).click();
      await page.getByRole('button', { name: 'Copy the address' }).waitFor();
      await page.getByLabel('Current password').waitFor();
    },
  ],
  [
    'notices',
    (): string => '/',
    async (page: Page) => {
      await page.getByRole('button', { name: /^Notices/ }).click();
      await page.locator('.notice-list li').first().waitFor();
    },
  ],
  [
    'a tournament to enter',
    (): string => at.open,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Enter', exact: true }).click();
      await page.getByRole('dialog').locator('.changes li, .changes .refused').first().waitFor();
    },
  ],
  [
    'a move that is laid',
    (): string => at.game,
    async (page: Page) => {
      await page.locator('.bao-pit-grid button[aria-disabled="false"]').first().click();
      await page
        .getByText(/which way\?|is laid, not sent/)
        .first()
        .waitFor();
    },
  ],
  [
    'a text that is refused',
    (): string => at.game,
    async (page: Page) => {
      await page.getByLabel('The move').fill('A9');
      await page.getByRole('button', { name: 'Lay it' }).click();
      await page.getByText('at letter 2').waitFor({ state: 'attached' });
    },
  ],
  [
    'giving up',
    (): string => at.game,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('row').first().waitFor();
    },
  ],
] as const)('a player, %s: no violation', async (name, path, doing) => {
  const page = await arrive(path(), world.player);
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
  const page = await arrive(at.backgammon, world.roller);
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

test.each([
  ['the desk', (): string => '/desk', null],
  ['accounts that an administrator alone sees', (): string => '/accounts', null],
  ['a new tournament', (): string => '/tournaments/new', null],
  ['entering players', (): string => `${at.open}/direct`, null],
  ['directing', (): string => `${at.running}/direct`, null],
  ['reporting results', (): string => `${at.elsewhere}/direct`, null],
  ['a new championship', (): string => '/series/new', null],
  ['directing a championship', (): string => `${at.series}/direct`, 'Take in a tournament…'],
  ['directing a title', (): string => `${at.title}/direct`, 'Open cycle 2…'],
  ['approving a stage', (): string => `${at.staged}/direct`, 'Approve the qualification…'],
  ['inviting', (): string => `${at.invited}/direct`, 'Leave players out…'],
  ['closing', (): string => `${at.open}/direct`, 'Close sign-up…'],
  ['ruling', (): string => `${at.running}/direct`, 'Rule…'],
  ['extending', (): string => `${at.running}/direct`, 'Extend time…'],
] as const)('a director, %s: no violation', async (name, path, button) => {
  const page = await arrive(path(), world.director);
  if (button !== null) {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  expect(await inspect(page, name)).toEqual([]);
});

test('an administrator, an account: no violation', async () => {
  const admin = await dashboard.server.signUp('Amani', 'ADMIN');
  const { viewer } = await dashboard.server.data(
    '{ viewer { accounts(first: 1) { edges { node { id } } } } }',
    {},
    admin,
  );
  const page = await arrive(`/accounts/${textAt(viewer, 'accounts.edges.0.node.id')}`, admin);
  expect(await inspect(page, 'an account')).toEqual([]);
});

test('a director, importing transcripts of which one is refused: no violation', async () => {
  const page = await arrive(`${at.elsewhere}/direct`, world.director);
  await page.getByRole('textbox', { name: 'Transcripts' }).fill('KOBE - oscar\n1: A9<');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Line 2, letter').waitFor();
  expect(await inspect(page, 'importing')).toEqual([]);
});

test.each([
  ['home', (): string => '/'],
  ['the account', (): string => '/account'],
  ['the crosstable', (): string => `${at.running}/crosstable`],
  ['the game', (): string => at.game],
  ['directing', (): string => `${at.running}/direct`],
] as const)(
  '%s with the keyboard: first the way past the head, then everything in its order, each seen',
  async (_name, path) => {
    const page = await open(path(), world.director);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
    ).toBe(true);
    const reached: string[] = [];
    const unseen: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate((mark) => {
        const element = document.activeElement;
        // After the last stop some browsers leave the page, others begin again or stay.
        if (element === null || element === document.body || element.hasAttribute(mark)) return null;
        element.setAttribute(mark, '');
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const holder = element.closest('.segments, .bao-pit-grid');
        const around = holder === null ? null : getComputedStyle(holder);
        const ring = document.querySelector('.bao-board .focus') !== null && element.matches('.bao-pit-grid button');
        const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || around?.outlineStyle === 'solid' || ring;
        const every = [...document.querySelectorAll('*')];
        return { name: element.outerHTML.slice(0, 120), isSeen, place: every.indexOf(element) };
      }, 'data-reached');
      if (focus === null) break;
      if (!focus.isSeen) unseen.push(focus.name);
      reached.push(String(focus.place).padStart(6, '0'));
    }
    expect(unseen).toEqual([]);
    expect(reached.length).toBeGreaterThan(8);
    expect(reached).toEqual(reached.toSorted());
  },
);

test('no route was left out', () => {
  expect(unjudged()).toEqual([]);
});
