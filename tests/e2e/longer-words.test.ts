import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { longerWords } from '../support/longer-words.ts';
import { pageTexts } from '../support/texts.ts';
import type { TestPerson } from '../support/api-client.ts';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';
import { fullWorld, type FullWorld } from './full-world.ts';
import { misfits } from './misfits.ts';

// A language whose words are longer than those of English by two fifths is there for the test alone: every page has room for it.
let dashboard: Dashboard;
let world: FullWorld;
beforeAll(async () => {
  // Words are made longer in the browser, which draws the page itself.
  dashboard = await openDashboard({ drawing: undefined });
  world = await fullWorld(dashboard.server);
});
afterEach(() => dashboard.expectSound());
afterAll(() => dashboard.close());

interface Texts {
  [key: string]: string | Texts;
}

function longTexts(): Texts {
  const texts: Texts = {};
  for (const [path, text] of pageTexts('en')) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let group = texts;
    for (const key of keys) group = (group[key] ??= {}) as Texts;
    group[last] = longerWords(text, 1.4);
  }
  return texts;
}

const pages = new Map<TestPerson | undefined, Page>();

/** A page in the longer language, with everything loaded; each person has one browser. */
async function arrive(path: string, person: TestPerson | undefined): Promise<Page> {
  const page = pages.get(person) ?? (await dashboard.visit('/rules', person === undefined ? {} : { person }));
  if (!pages.has(person)) {
    const body = `export default ${JSON.stringify(longTexts())}`;
    await page.route(/\/assets\/en-[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    pages.set(person, page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await isLive(page);
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

type Who = 'nobody' | 'player' | 'director';

test.each<readonly [name: string, path: (at: FullWorld['at']) => string, who: Who]>([
  ['home', () => '/', 'nobody'],
  ['boards', () => '/boards', 'nobody'],
  ['tournaments', () => '/tournaments', 'nobody'],
  ['a tournament', (at) => at.running, 'nobody'],
  ['its crosstable', (at) => `${at.running}/crosstable`, 'nobody'],
  ['its schedule', (at) => `${at.running}/schedule`, 'nobody'],
  ['its ranking', (at) => `${at.running}/ranking`, 'nobody'],
  ['its players', (at) => `${at.running}/players`, 'nobody'],
  ['its rules', (at) => `${at.running}/rules`, 'nobody'],
  ['its log', (at) => `${at.running}/log`, 'nobody'],
  ['a tournament in stages', (at) => at.staged, 'nobody'],
  ['a championship', (at) => at.series, 'nobody'],
  ['a title', (at) => at.title, 'nobody'],
  ['the hall of fame', () => '/hall-of-fame', 'nobody'],
  ['a game of bao', (at) => at.game, 'nobody'],
  ['a game of go', (at) => at.go, 'nobody'],
  ['a game of backgammon', (at) => at.backgammon, 'nobody'],
  ['a knock-out', (at) => at.match, 'nobody'],
  ['a match of it', (at) => `${at.match}/matches/1`, 'nobody'],
  ['a player', (at) => at.person, 'nobody'],
  ['players', () => '/players', 'nobody'],
  ['the dice to be checked', () => '/verify', 'nobody'],
  ['sign in', () => '/sign-in', 'nobody'],
  ['sign up', () => '/sign-up', 'nobody'],
  ['an address where nothing is', () => '/nowhere', 'nobody'],
  ['his games', () => '/my-games', 'player'],
  ['his game', (at) => at.game, 'player'],
  ['his account', () => '/account', 'player'],
  ['the desk', () => '/desk', 'director'],
  ['directing', (at) => `${at.running}/direct`, 'director'],
  ['a new tournament', () => '/tournaments/new', 'director'],
])('%s has room for words that are longer by two fifths', async (name, path, who) => {
  const person = { nobody: undefined, player: world.player, director: world.director }[who];
  const page = await arrive(path(world.at), person);
  expect(await misfits(page, name, [1440, 390])).toEqual([]);
});
