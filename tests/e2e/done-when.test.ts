import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { done, nameAt } from '../support/api-tournament.ts';
import type { SocketClient } from '../support/client.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { isLive, mark, openDashboard, told } from './dashboard.ts';
import type { Dashboard } from './dashboard.ts';
import { anyMove, type MovingGame } from './moving.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterEach(() => dashboard.leave());
afterAll(() => dashboard.close());

const NAMES = ['Amina', 'Bakari', 'Chausiku', 'Dalili', 'Eshe', 'Fumo'];
const GAMES_IN_ALL = NAMES.length * (NAMES.length - 1);
const STATE = 'id ply status toMove ... on BaoGame { legalMoves { notation } }';
const GAMES = `query ($id: ID!, $after: String) { tournament(id: $id) { games(first: 10, after: $after) {
  edges { node { ${STATE} seats { seat player { name } } } } pageInfo { hasNextPage endCursor } } } }`;
const RANKED = `query ($id: ID!) { tournament(id: $id) { status winner { player { name } }
  lastStageStandings { rank points entry { player { name } } } } }`;

/** Plays a game to its end by legal moves at random, each sent as soon as the one before is answered. */
async function playToTheEnd(
  game: MovingGame,
  socketOf: (name: string) => SocketClient,
  chance: () => number,
): Promise<number> {
  let state = game;
  let plies = 0;
  for (; state.status === 'RUNNING'; plies += 1) {
    if (state.toMove === null) throw new Error('Nobody is to move');
    const input = { gameId: game.id, ply: state.ply, move: anyMove(state, chance) };
    const fields = `... on PlayMoveSuccess { game { ${STATE} } }`;
    const played = await done(socketOf(nameAt(game, state.toMove)).ask, 'playMove', input, fields);
    state = played.game as MovingGame;
  }
  return plies;
}

test('a page that is never loaded again shows a tournament from its making to its winner', async () => {
  const { server } = dashboard;
  const director = await server.signUp('Asha', 'DIRECTOR');
  const byDirector = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
  const home = await dashboard.visit('/');
  await isLive(home);
  const homeStayed = await mark(home);

  const { tournament } = await done(
    byDirector,
    'createTournament',
    { name: 'Kombe la Lamu', game: 'BAO', format: 'ROUND_ROBIN', formatSettings: { roundRobin: { preset: 'KIBA' } } },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const id = textAt(tournament, 'id');
  const step = (mutation: string) => done(byDirector, mutation, { tournamentId: id }, '');
  const page = await dashboard.visit(`/tournaments/${id}`, { person: director });
  await isLive(page);
  const stayed = await mark(page);
  const status = page.locator('.tournament-header .status-badge');
  expect(await status.innerText()).toBe('draft');

  await step('openRegistration');
  await status.getByText('sign-up', { exact: true }).waitFor();
  const sockets = new Map<string, SocketClient>();
  for (const name of NAMES) {
    const person = await server.signUp(name);
    sockets.set(name, server.socket(person));
    await done(sockets.get(name)!.ask, 'enterTournament', { tournamentId: id }, '');
    await page.getByText(`${sockets.size} of at most 34 players have entered`).waitFor();
  }
  await step('closeRegistration');
  await status.getByText('sign-up closed', { exact: true }).waitFor();
  await step('startTournament');
  await status.getByText('running', { exact: true }).waitFor();
  await page.getByText(`0 of ${GAMES_IN_ALL} games decided`).waitFor();
  await home.getByRole('link', { name: 'Kombe la Lamu' }).first().waitFor();
  await page
    .getByRole('navigation', { name: /^Pages of/ })
    .getByRole('link', { name: 'Crosstable' })
    .click();
  await page
    .locator('table.crosstable tbody tr')
    .nth(NAMES.length - 1)
    .waitFor();

  const games: MovingGame[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: Fields = await server.data(GAMES, { id, after });
    games.push(...(at(page, 'tournament.games.edges.*.node') as MovingGame[]));
    more = at(page, 'tournament.games.pageInfo.hasNextPage') === true;
    after = textAt(page, 'tournament.games.pageInfo.endCursor');
  }
  expect(games).toHaveLength(GAMES_IN_ALL);
  // Each game has its own chance: they are played side by side, and so are the same games every time.
  const plies = await Promise.all(
    games.map((game, index) => playToTheEnd(game, (name) => sockets.get(name)!, seededNumbers(2026 + index))),
  );
  expect(Math.min(...plies)).toBeGreaterThan(5);

  const ranked = (await server.data(RANKED, { id })).tournament;
  expect(at(ranked, 'status')).toBe('FINISHED');
  await status.getByText('finished', { exact: true }).waitFor();
  await page.getByText(`${GAMES_IN_ALL} of ${GAMES_IN_ALL} games decided`).waitFor();
  if (at(ranked, 'winner') !== null) {
    await page
      .locator('.tournament-header')
      .getByRole('link', { name: textAt(ranked, 'winner.player.name') })
      .waitFor();
  }
  const table = page.locator('.crosstables');
  await table.getByText('Every game is decided: this table is final').waitFor();
  const ranks = listAt(ranked, 'lastStageStandings').map(({ rank }) => String(rank));
  const names = at(ranked, 'lastStageStandings.*.entry.player.name');
  await expect.poll(() => table.locator('tbody th.name a').allInnerTexts()).toEqual(names);
  const shownRanks = await table.locator('tbody td.rank').allInnerTexts();
  expect(shownRanks.map((text) => text.replace('=', ''))).toEqual(ranks);
  expect(await table.locator('tbody .sign').allInnerTexts()).not.toContain('›');

  const fresh = await dashboard.visit(`/tournaments/${id}/crosstable`);
  await isLive(fresh);
  await fresh
    .locator('table.crosstable tbody tr')
    .nth(NAMES.length - 1)
    .waitFor();
  expect(await told(table)).toBe(await told(fresh.locator('.crosstables')));
  expect([await stayed(), await homeStayed()]).toEqual([true, true]);
});
