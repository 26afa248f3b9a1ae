import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt, at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { perform } from './directing.ts';

/** The strongest first; whoever stands before beats whoever stands behind. */
const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo'];
const COUNTRIES = ['KE', 'TZ', 'KE', 'TZ', 'KE', 'TZ'];

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;
let watcher: Page;
let series: string;
let players: readonly string[] = [];
let stayed: () => Promise<boolean>;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Nino', 'DIRECTOR');
  page = await dashboard.visit('/tournaments', { person: director });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const ask = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);
const run = (mutation: string, type: string, input: Record<string, unknown>, fields = '') =>
  done(ask, mutation, type, input, fields);

const GAMES = `query ($id: ID!) { tournament(id: $id) { status entries { player { id } }
  games(first: 100) { edges { node { id result { at } seats { seat player { name } } } } } } }`;

/** Reports every open game of a tournament, game after game of its final, until it is over. */
async function playOut(id: string): Promise<void> {
  for (;;) {
    const { tournament } = await dashboard.server.data(GAMES, { id });
    if (textAt(tournament, 'status') === 'FINISHED') return;
    const open = listAt(at(tournament, 'games.edges.*.node')).filter((game) => game.result === null);
    const results = open.map((game) => {
      const seats = listAt(game, 'seats');
      const winner = NAMES.find((name) => seats.some((seat) => textAt(seat, 'player.name') === name));
      return {
        gameId: game.id,
        how: 'PLAYED',
        winner: seats.find((seat) => textAt(seat, 'player.name') === winner)?.seat,
      };
    });
    await run('reportResult', 'ReportResultInput', { tournamentId: id, results });
  }
}

/** One of the four tournaments, from its draft to its end. */
async function tournament(name: string): Promise<void> {
  const kiba = { approvalHours: 0 };
  const input = { name, format: 'KIBA', venue: 'ELSEWHERE', timeControl: null, kiba, seriesId: series };
  const made = await run(
    'createTournament',
    'CreateTournamentInput',
    input,
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', 'TournamentInput', { tournamentId });
  const newPlayers = NAMES.map((player, index) => ({
    name: player,
    country: COUNTRIES[index],
    elo: 1900 - 20 * index,
  }));
  const who = players.length > 0 ? { playerIds: players, newPlayers: [] } : { playerIds: [], newPlayers };
  await run('enterPlayers', 'EnterPlayersInput', { tournamentId, ...who });
  await run('closeRegistration', 'TournamentInput', { tournamentId });
  await run('startTournament', 'TournamentInput', { tournamentId });
  const { tournament: seen } = await dashboard.server.data(GAMES, { id: tournamentId });
  players = listAt(seen, 'entries').map((entry) => textAt(entry, 'player.id'));
  await playOut(tournamentId);
}

const row = (shown: Page, name: string) => shown.locator('table.standings tbody tr').filter({ hasText: name });

test('a championship is made, and its first tournament fills the standings of who watches', async () => {
  await page.getByRole('link', { name: 'New championship' }).click();
  const form = page.locator('form.new-series');
  await form.getByLabel('Name', { exact: true }).fill('Kombe la Bingwa');
  await form.locator('.preview li').first().waitFor();
  await form.getByRole('button', { name: 'Make the championship' }).click();
  await page.getByRole('link', { name: 'New tournament in it' }).waitFor();
  const path = new URL(page.url()).pathname.replace('/direct', '');
  series = path.split('/').at(-1)!;
  watcher = await dashboard.visit(path);
  await isLive(watcher);
  stayed = await mark(watcher);
  await watcher.getByText('No points yet.').waitFor();
  await tournament('Wa kwanza');
  // 10 games won in the group, a point each; 2 in the final, three each; 4 for the tournament.
  await expect.poll(() => row(watcher, 'Amina').locator('td.points').innerText()).toBe('20');
  await row(watcher, 'Amina')
    .getByRole('button', { name: /Why\?$/ })
    .click();
  await watcher.getByRole('dialog', { name: 'Why 20: Amina in tournament I' }).getByText('10 games won').waitFor();
  await watcher.getByRole('button', { name: 'Close' }).click();
});

test('after the fourth the Mabingwa and the match of countries are opened from the desk', async () => {
  await tournament('Wa pili');
  await tournament('Wa tatu');
  await page.goto(`/tournaments/new?series=${series}`);
  await page.getByText('It becomes a tournament of Kombe la Bingwa').waitFor();
  await tournament('Wa nne');
  await expect.poll(() => row(watcher, 'Amina').locator('td.points').innerText()).toBe('80');
  await row(watcher, 'Fumo').getByText('to the Mabingwa').waitFor();
  await watcher.getByRole('row', { name: /Kenya/ }).getByText('to the match of countries').waitFor();
  await page.goto(`/series/${series}/direct`);
  await perform(page, 'Open the match of countries…', 'Open the match', /./);
  await perform(page, 'Open the Mabingwa…', 'Open the Mabingwa', /./);
  await row(watcher, 'Fumo').getByText('in the Mabingwa').waitFor();
});

test('the winner of the Mabingwa is the Bingwa, here and in the hall of fame; a page that stayed equals a fresh one', async () => {
  const { series: seen } = await dashboard.server.data(
    'query ($id: ID!) { series(id: $id) { ... on KibaChampionship { mabingwa { id } countryMatches { id } } } }',
    { id: series },
  );
  for (const id of [textAt(seen, 'mabingwa.id'), textAt(seen, 'countryMatches.0.id')]) {
    await run('startTournament', 'TournamentInput', { tournamentId: id });
    await playOut(id);
  }
  await watcher.locator('.bingwa-place').getByText('Amina').waitFor();
  await watcher.getByText('Kenya is the country champion').waitFor();
  await watcher.getByText('6–3').waitFor();
  const fresh = await dashboard.visit(new URL(watcher.url()).pathname);
  await isLive(fresh);
  const says = (shown: Page) => told(shown.locator('main'));
  await expect.poll(async () => (await says(watcher)) === (await says(fresh))).toBe(true);
  expect(await stayed()).toBe(true);
  await fresh.getByRole('link', { name: 'Hall of fame' }).click();
  await fresh.getByRole('heading', { name: 'Hall of fame', level: 1 }).waitFor();
  await fresh.locator('li .name').filter({ hasText: 'Kenya' }).waitFor();
  await fresh.locator('li .name').filter({ hasText: 'Amina' }).waitFor();
});
