import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { violations } from './axe.ts';
import { openDashboard, told, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let director: TestPerson;
let page: Page;
/** A tournament in which two of a name have played. */
let both: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  director = await dashboard.server.signUp('Salma', 'DIRECTOR');
  await finished('Kombe la Kwanza', ['Kobe', 'Zola', 'Ana']);
  await finished('Kombe la Pili', ['Kobe', 'Yara', 'Bea']);
  both = await finished('Kombe la Tatu', ['Kobe', 'Kobe', 'Cleo']);
  page = await dashboard.visit('/');
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, director);

/** A tournament elsewhere of new players of these names that has started. */
async function started(name: string, names: readonly string[], format: string): Promise<string> {
  const settings = { name, game: 'BAO', format, venue: 'ELSEWHERE', timeControl: null };
  const made = await done(by, 'createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await done(by, 'openRegistration', { tournamentId }, '');
  for (const one of names) await done(by, 'enterPlayers', { tournamentId, newPlayers: [{ name: one }] }, '');
  await done(by, 'closeRegistration', { tournamentId }, '');
  await done(by, 'startTournament', { tournamentId }, '');
  return tournamentId;
}

/** A round robin elsewhere that is over: a Kobe has won it, of two the later. */
async function finished(name: string, names: readonly string[]): Promise<string> {
  const tournamentId = await started(name, names, 'ROUND_ROBIN');
  const GAMES =
    'query ($id: ID!) { tournament(id: $id) { games(first: 50) { nodes { id seats { seat player { handle } } } } } }';
  const { tournament } = await dashboard.server.data(GAMES, { id: tournamentId });
  const rank = (seat: Fields): string => textAt(seat, 'player.handle').replace(/^kobe/, '~');
  const results = listAt(tournament, 'games.nodes').map((game) => {
    const [one, other] = listAt(game, 'seats');
    return { gameId: game.id, how: 'PLAYED', winner: (rank(one!) > rank(other!) ? one! : other!).seat };
  });
  await done(by, 'reportResult', { tournamentId, results }, '');
  return tournamentId;
}

/** Where a page says this name and not at once which of those called so is meant: in what is read on it, and what is read aloud. */
async function bare(name: string): Promise<readonly string[]> {
  const said = await page.evaluate(() => [
    document.title,
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ]),
  ]);
  const unmarked = new RegExp(`.{0,30}${name}(?!(?:(?!${name}).){0,24}${name.toLowerCase()}(?:-\\d)?).{0,30}`, 'g');
  return said.flatMap((text) => text.replaceAll(/\s+/g, ' ').match(unmarked) ?? []);
}

test('players of one name are told apart wherever they meet: lists of tournaments, players, search, certificates', async () => {
  await page.goto('/hall-of-fame');
  await page.getByRole('row', { name: /Kombe la Tatu/ }).waitFor();
  const hall = await told(page.locator('main'));
  for (const name of [/Kobe ?kobe\b/, /Kobe ?kobe-2/, /Kobe ?kobe-4/]) expect(hall).toMatch(name);
  await page.goto('/players?search=kobe');
  for (const handle of ['kobe-2', 'kobe-3', 'kobe-4']) await page.getByRole('row', { name: handle }).waitFor();
  await page.goto('/search?q=kobe');
  await page.getByText('kobe-4').first().waitFor();
  await page.goto(`/tournaments/${both}/certificate`);
  const sheets = page.getByRole('article');
  await expect.poll(() => sheets.count()).toBe(3);
  const certified = await told(page.locator('main'));
  for (const name of ['Kobe (kobe-3)', 'Kobe (kobe-4)']) expect(certified).toContain(name);
  expect(certified).not.toContain('Cleo (');
  expect(await violations(page, 'certificates of namesakes')).toEqual([]);
  await page.goto('/players/kobe-3');
  await page.getByText('kobe-3').first().waitFor();
});

const dialog = () => page.getByRole('dialog');

test('nowhere in a tournament of two of a name is one of them named alone, nor in what its director does', async () => {
  const knockout = await started('Kombe la Nne', ['Zuri', 'Zuri', 'Dalia', 'Emil'], 'KNOCKOUT');
  const league = await started('Kombe la Tano', ['Zuri', 'Zuri', 'Faraji'], 'ROUND_ROBIN');
  await dashboard.server.signUp('Nyota');
  const other = await dashboard.server.signUp('Nyota Mpya');
  await done(
    (query, variables) => dashboard.server.ask(query, variables, other),
    'changeProfile',
    { name: 'Nyota' },
    '',
  );
  const GAMES =
    'query ($id: ID!) { tournament(id: $id) { games(first: 9) { nodes { pagePath seats { player { name } } } } } }';
  const { tournament } = await dashboard.server.data(GAMES, { id: league });
  page = await dashboard.visit('/', { person: director });
  const at = [knockout, league].map((id) => `/tournaments/${id}`);
  const parts = ['', '/schedule', '/ranking', '/players', '/log', '/direct'].flatMap((part) =>
    at.map((one) => one + part),
  );
  const pathOf = (game: Fields): string => textAt(game, 'pagePath');
  const all = listAt(tournament, 'games.nodes');
  const games = all.map(pathOf);
  const between = pathOf(
    all.find((game) => listAt(game, 'seats').every((seat) => textAt(seat, 'player.name') === 'Zuri'))!,
  );
  const paths = [...parts, `${at[0]}/matches/1`, `${at[0]}/matches/2`, `${at[1]}/crosstable`, ...games, '/desk'];
  const alone: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    alone.push(...(await bare('Zuri')).map((text) => `${path}: ${text}`));
  }
  expect(alone).toEqual([]);

  await page.goto(at[0]!);
  await page.locator('.bracket-round').getByRole('button', { name: /Zuri/ }).first().click();
  await page.locator('.bracket-path').getByText('Zuri (zuri').waitFor();
  await page.goto(`${at[1]}/direct`);
  await page.getByRole('button', { name: 'Appoint somebody…' }).click();
  await dialog().getByRole('searchbox').fill('Nyota');
  await dialog()
    .getByRole('button', { name: /nyota-mpya/ })
    .click();
  await dialog().locator('button[type=submit]:enabled').click();
  await page.getByText('Nyota (nyota-mpya) now helps').waitFor();
  await page.getByRole('button', { name: 'Try what would happen…' }).click();
  await dialog().getByRole('checkbox', { name: 'Zuri (zuri' }).first().check();
  expect(await bare('Zuri')).toEqual([]);

  await page.goto('/account');
  const overlays = page.getByRole('region', { name: 'Overlays for streams' });
  await overlays.getByLabel('What you call it').fill('Camera 1');
  await overlays.getByRole('button', { name: 'Make an overlay' }).click();
  await overlays.getByRole('button', { name: 'Show something else in Camera 1' }).click();
  await dialog().getByLabel('Address of the page').fill(`${dashboard.server.composed.url}${between}`);
  await dialog()
    .getByText(/^Zuri \(zuri(-\d)?\) – Zuri \(zuri(-\d)?\)$/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Show it' }).click();
  await overlays.getByText(/^Shows: Zuri \(zuri(-\d)?\) – Zuri \(zuri(-\d)?\)$/).waitFor();
});
