import { expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import { inspected, type Asking, type Doing, type Place } from './inspected.ts';
import { LOOKS } from './inspector.ts';
import { expectReachable } from './keyboard-order.ts';

// Every route once; what else is shown at some of them is in the long runs (a11y-states).
const scene = inspected();
const { arrive, open, inspect, unjudged } = scene;

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

test.each<Place>([
  ['home', () => '/'],
  ['boards', () => '/boards'],
  ['tournaments', () => '/tournaments'],
  ['a tournament', (at) => at.running],
  ['its boards', (at) => `${at.running}/boards`],
  ['its crosstable', (at) => `${at.running}/crosstable`],
  ['its schedule', (at) => `${at.running}/schedule`],
  ['its ranking', (at) => `${at.running}/ranking`],
  ['its players', (at) => `${at.running}/players`],
  ['its rules', (at) => `${at.running}/rules`],
  ['its log', (at) => `${at.running}/log`],
  ['its certificates', (at) => `${at.won}/certificate`],
  ['a championship', (at) => at.series],
  ['its log', (at) => `${at.series}/log`],
  ['a title', (at) => at.title],
  ['the hall of fame', () => '/hall-of-fame'],
  ['a game', (at) => at.game],
  ['a game of go being counted', (at) => at.go],
  ['a game of backgammon', (at) => at.backgammon],
  ['the knock-out that it is of', (at) => at.match],
  ['the match', (at) => `${at.match}/matches/1`],
  ['a go board to think on', () => '/analyse/go?size=9'],
  ['how bao is played', () => '/how-to-play/bao/harvest'],
  ['how go is played', () => '/how-to-play/go/count'],
  ['how backgammon is played', () => '/how-to-play/backgammon/hitting'],
  ['how oware is played', () => '/how-to-play/oware/chain'],
  ['the rulebook', () => '/rules'],
  ['the rules of a tournament', () => '/rules/kiba#10.3'],
  ['how to begin with the API', () => '/api'],
  ['the limits of the API', () => '/api/limits#one-operation'],
  ['the dice to be checked', () => '/verify'],
  ['a search', () => '/search?q=a'],
  ['the tour', () => '/tour'],
  ['players', () => '/players'],
  ['a player', (at) => at.person],
  ['sign in', () => '/sign-in'],
  ['sign up', () => '/sign-up'],
  ['another password', () => '/sign-in/password#token'],
  ['a link to sign in by', () => '/sign-in/link#token'],
  ['a link that makes an account', () => '/sign-up/confirm#token'],
  ['a link that confirms a new address', () => '/account/new-address#token'],
  ['a link that shows an address to be one’s own', () => '/account/address#token'],
  ['a link to play by', () => '/play#token'],
  ['a link to stop mails by', () => '/mail/stop/token'],
  ['an address where nothing is', () => '/nowhere'],
])('signed out, %s: no violation, no side scrolling, nothing from elsewhere', async (name, path) => {
  const page = await arrive(path(scene.at()));
  expect(await inspect(page, name)).toEqual([]);
});

test.each<Doing>([
  ['my games', () => '/my-games', async () => {}],
  ['his webhooks', () => '/account/webhooks', async () => {}],
  [
    'his account, its links to be taken back, with a calendar',
    () => '/account',
    async (page) => {
      await page.getByRole('button', { name: 'Make an address' }).click();
      await page.getByRole('button', { name: 'Take back all links…' }).click();
      await page.getByRole('button', { name: 'Copy the address' }).waitFor();
      await page.getByLabel('Current password').waitFor();
    },
  ],
])('a player, %s: no violation', async (name, path, doing) => {
  const page = await arrive(path(scene.at()), scene.world().player);
  await doing(page);
  expect(await inspect(page, name)).toEqual([]);
});

test.each<Asking>([
  ['the desk', () => '/desk', null],
  ['accounts that an administrator alone sees', () => '/accounts', null],
  ['a new tournament', () => '/tournaments/new', null],
  ['directing', (at) => `${at.running}/direct`, null],
  ['a new championship', () => '/series/new', null],
  ['directing a championship', (at) => `${at.series}/direct`, 'Take in a tournament…'],
])('a director, %s: no violation', async (name, path, button) => {
  const page = await arrive(path(scene.at()), scene.world().director);
  if (button !== null) {
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  expect(await inspect(page, name)).toEqual([]);
});

test('an administrator, an account: no violation', async () => {
  const admin = await scene.dashboard().server.signUp('Amani', 'ADMIN');
  const { viewer } = await scene
    .dashboard()
    .server.data('{ viewer { accounts(first: 1) { edges { node { id } } } } }', {}, admin);
  const page = await arrive(`/accounts/${textAt(viewer, 'accounts.edges.0.node.id')}`, admin);
  expect(await inspect(page, 'an account')).toEqual([]);
});

test('an administrator, how the server is doing: no violation', async () => {
  const page = await arrive('/server', await scene.dashboard().server.signUp('Subira', 'ADMIN'));
  await page.getByRole('region', { name: 'What is due' }).waitFor();
  expect(await inspect(page, 'the server')).toEqual([]);
});

test.each<Place>([
  ['home', () => '/'],
  ['the crosstable', (at) => `${at.running}/crosstable`],
])(
  '%s with the keyboard: first the way past the head, then everything in its order, each seen',
  async (_name, path) => {
    await expectReachable(await open(path(scene.at()), scene.world().director));
  },
);

test.each<Place>([
  ['a screen of a hall', (at) => at.wall],
  ['a screen with every board by turns', () => '/tv'],
  ['a part in a frame', (at) => at.running.replace('tournaments', 'embed/crosstable')],
])('%s, around which nothing stands: no violation', async (name, path) => {
  const page = await open(path(scene.at()));
  expect(await inspect(page, name)).toEqual([]);
});

test('no route was left out', () => {
  expect(unjudged()).toEqual([]);
});
