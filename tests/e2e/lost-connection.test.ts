import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { millis } from '../../api/src/kernel/time.ts';
import { textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import type { OpenGame } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { newDatabaseUrl } from '../support/test-database.ts';
import { layDatabaseWire, layWire } from '../support/cuttable-wire.ts';
import type { CuttableWire } from '../support/cuttable-wire.ts';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { playMoves } from './moving.ts';

const HALF_HOUR = millis(1_800_000);
const bears = /Failed to load resource|WebSocket connection to/;
const chance = seededNumbers(5);
let dashboard: Dashboard;
let wire: CuttableWire;
let databaseWire: CuttableWire;
let id: string;
let players: ReadonlyMap<string, TestPerson>;
let games: readonly OpenGame[];
let direct: (mutation: string, input: Record<string, unknown>, fields?: string) => Promise<Fields>;
/** A staged tournament that is played elsewhere, and its games. */
let staged: { readonly id: string; readonly games: readonly OpenGame[] };

beforeAll(async () => {
  wire = await layWire(() => Number(new URL(dashboard.server.url).port));
  const laid = await layDatabaseWire((await newDatabaseUrl()) ?? '');
  databaseWire = laid.wire;
  dashboard = await openDashboard({ databaseUrl: laid.databaseUrl, variables: { PUBLIC_URL: wire.url } });
  let director: TestPerson;
  ({ id, players, director } = await runningTournament(dashboard.server, ['Amina', 'Bakari', 'Chausiku', 'Dalili']));
  direct = (mutation, input, fields = '') =>
    done((query, variables) => dashboard.server.ask(query, variables, director), mutation, input, fields);
  staged = await stagedTournament();
  games = await gamesOf(dashboard.server, id);
  await dashboard.server.clock.advance(millis(HALF_HOUR / 2)); // so that no hour is full while somebody looks
});
afterEach(async () => {
  wire.mend();
  databaseWire.mend();
  await dashboard.leave();
});
afterAll(async () => {
  await wire.close();
  await dashboard.close();
  await databaseWire.close();
});

const badge = (page: Page) => page.locator('.live-badge');

async function stagedTournament(): Promise<typeof staged> {
  const input = { name: 'Kombe la Hatua', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', timeControl: null };
  const made = '... on CreateTournamentSuccess { tournament { id } }';
  const tournamentId = textAt(await direct('createTournament', input, made), 'tournament.id');
  await direct('openRegistration', { tournamentId });
  const newPlayers = ['Eshe', 'Fumo', 'Ghalib', 'Halima', 'Issa', 'Juma'].map((name) => ({ name }));
  await direct('enterPlayers', { tournamentId, newPlayers });
  await direct('closeRegistration', { tournamentId });
  await direct('startTournament', { tournamentId });
  return { id: tournamentId, games: await gamesOf(dashboard.server, tournamentId) };
}

/** Moves are made and a game is given up, half an hour before and after, and a little, so that no minute is full. */
async function lifeGoesOn(resigned: OpenGame): Promise<void> {
  const { server } = dashboard;
  await server.clock.advance(HALF_HOUR);
  for (const game of games.filter((one) => one.id !== resigned.id).slice(-4)) {
    await playMoves(server, players, game, 3, chance);
  }
  const loser = players.get(resigned.first);
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, loser);
  await done(ask, 'resign', { gameId: resigned.id }, '');
  const [reported] = staged.games;
  const results = [{ gameId: reported!.id, how: 'PLAYED', winner: 'FIRST' }];
  await direct('reportResult', { tournamentId: staged.id, results });
  await server.clock.advance(millis(HALF_HOUR + 5_000));
}

/** Everything on a page below its head. */
const says = (page: Page): Promise<string> => told(page.locator('main'));

/** What a page that stayed says like one that came later. Which board the first page features depends on what its reader has looked at. */
const alike = async (page: Page): Promise<string> =>
  (await page.locator('.home').count()) === 0
    ? says(page)
    : (await page.locator('.home table.list').allTextContents()).join(' ');

/** Those that differ most in what they follow; in long runs the others too. */
const looked: readonly (readonly [what: string, path: () => string])[] = [
  ['the crosstable', () => `/tournaments/${id}/crosstable`],
  ['a game that moves on', () => `/games/${games.at(-1)!.id}`],
  ...(process.env['BARAZA_LONG'] === '1'
    ? ([
        ['the first page', () => '/'],
        ['a staged tournament', () => `/tournaments/${staged.id}`],
        ['the overview', () => `/tournaments/${id}`],
        ['the schedule', () => `/tournaments/${id}/schedule`],
        ['the boards', () => `/tournaments/${id}/boards`],
        ['a game that ends', () => `/games/${games[0]!.id}`],
      ] as const)
    : []),
];

test('every page equals a fresh load after its connection was lost', async () => {
  const pages = await Promise.all(
    looked.map(async ([what, path]) => {
      const page = await dashboard.visit(path(), { url: wire.url, bears, clock: true });
      await isLive(page);
      await page.waitForLoadState('networkidle');
      return { what, path, page, stayed: await mark(page), before: await says(page) };
    }),
  );
  wire.cut();
  for (const { page } of pages)
    await badge(page)
      .getByText(/^Reconnecting/)
      .waitFor();
  await lifeGoesOn(games[0]!);
  for (const { what, page, before } of pages) {
    await page.clock.fastForward(1_500);
    await badge(page)
      .getByText(/^Reconnecting, try [1-9]/)
      .waitFor();
    expect([what, await says(page)]).toEqual([what, before]);
    await page.clock.fastForward(20_000);
    await badge(page)
      .getByText(/^Stale since \d\d:\d\d$/)
      .waitFor();
    expect([what, await says(page)]).toEqual([what, before]);
  }

  wire.mend();
  for (const { what, path, page, stayed, before } of pages) {
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return badge(page).innerText();
      })
      .toBe('Live');
    const fresh = await dashboard.visit(path());
    await isLive(fresh);
    await expect.poll(async () => (await alike(page)) === (await alike(fresh))).toBe(true);
    expect([what, await alike(page)]).toEqual([what, await alike(fresh)]);
    expect([what, await says(page)]).not.toEqual([what, before]);
    expect([what, await stayed()]).toEqual([what, true]);
    await fresh.close();
  }
});

test('the browser says when it has no network and when it has one again: nothing is waited for', async () => {
  const page = await dashboard.visit('/', { bears, clock: true });
  await isLive(page);
  // While the page's own time stands, no ping is missed and no next try comes due.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.context().setOffline(true);
  await badge(page)
    .getByText(/^Reconnecting/)
    .waitFor();
  await page.context().setOffline(false);
  await badge(page).getByText('Live', { exact: true }).waitFor();
});

test('a server whose database does not answer is not live; it is asked again by itself and then shown without a new load', async () => {
  const page = await dashboard.visit('/', { bears: /status of 503|UNAVAILABLE/, clock: true });
  await isLive(page);
  const stayed = await mark(page);
  databaseWire.cut();
  await page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).click();
  await page.getByText('Baraza cannot answer at the moment; it is asked again by itself.').first().waitFor();
  await badge(page).getByText('Not answering').waitFor();

  databaseWire.mend();
  await expect
    .poll(async () => {
      await page.clock.fastForward(6_000);
      return badge(page).innerText();
    })
    .toBe('Live');
  await page.getByText('Kombe la Hatua').first().waitFor();
  expect(await stayed()).toBe(true);
});
