import { afterAll, beforeAll, expect, test } from 'vitest';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { at, textAt } from '../support/answer.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { countStatements } from '../support/statements.ts';

let server: TestServer;
let id: string;
let games: readonly string[];

beforeAll(async () => {
  server = await startServer();
  ({ id } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']));
  games = (await gamesOf(server, id)).map((game) => game.id);
});
afterAll(() => server.close());

const BOARDS = 'subscription ($id: ID) { liveBoards(tournamentId: $id, first: 50) { change game { id } } }';

test.each([
  ['of every tournament', (): string | null => null],
  ['of one tournament', (): string | null => id],
])('whoever comes to a wall %s that others look at already is shown every board too', async (_which, chosen) => {
  for (let comer = 0; comer < 3; comer += 1) {
    const watch = server.socket().watch(BOARDS, { id: chosen() });
    for (const game of games) {
      const shown = await watch.find(({ data }) => at(data, 'liveBoards.game.id') === game);
      expect(shown).toEqual({ data: { liveBoards: { change: 'SNAPSHOT', game: { id: game } } } });
    }
  }
});

test('a wall of many boards is opened with no more queries than one of a single board', async () => {
  const statements = countStatements();
  const toOpen = async (first: number) => {
    await server.composed.settled();
    const before = statements.sent();
    const query = `subscription { liveBoards(first: ${first}) { game { id seats { player { name } entry { elo } }
      clock { expiresAt } moves(last: 5) { edges { node { notation } } } } } }`;
    const watch = server.socket().watch(query);
    await watch.until(Math.min(first, games.length));
    await server.composed.settled();
    return statements.sent() - before;
  };
  const one = await toOpen(1);
  const many = await toOpen(games.length);
  statements.stop();
  expect(one).toBeGreaterThan(0);
  // What is asked in one turn may come in two, but each board asks for nothing of its own.
  expect(many - one).toBeLessThan(games.length);
});

test('all who come within some seconds are told of the most dramatic game by the same look at the games', async () => {
  const statements = countStatements();
  const toTell = async (): Promise<number> => {
    await server.composed.settled();
    const before = statements.sent();
    const { featuredGame } = await server.data('{ featuredGame { drama game { id } } }');
    expect(games).toContain(textAt(featuredGame, 'game.id'));
    return statements.sent() - before;
  };
  const first = await toTell();
  const second = await toTell();
  await server.clock.advance(millis(11 * SECOND));
  const later = await toTell();
  statements.stop();
  expect(second).toBeLessThan(first);
  expect(later).toBeGreaterThan(second);
});
