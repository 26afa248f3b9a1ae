import { afterAll, beforeAll, expect, test } from 'vitest';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { at, textAt } from '../support/answer.ts';
import { gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { holdStatements } from '../support/held-statements.ts';
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
const BOARDS_BY_PLY = 'subscription ($id: ID) { liveBoards(tournamentId: $id, first: 50) { change game { id ply } } }';

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

test('a move that is made while a wall opens is on it', async () => {
  // One on which nobody looks at anything yet.
  const quiet = await startServer();
  const { id: opened, players } = await runningTournament(quiet, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(quiet, opened);
  const sockets = new Map([...players].map(([name, person]) => [name, quiet.socket(person)]));
  const topic = `game:${idNamed<GameId>(game!.id, ['BaoGame'])}`;
  // From which event on a board is heard is read so.
  const held = holdStatements((text, values) => /^SELECT .*"Topic"/s.test(text) && values.includes(topic));
  const watch = quiet.socket().watch(BOARDS_BY_PLY, { id: opened });
  await held.asked;
  await playOn(sockets, game!, () => 0);
  held.release();
  const shown = await watch.find(({ data }) => at(data, 'liveBoards.game.ply') === 1);
  expect(at(shown, 'data.liveBoards.game.id')).toBe(game!.id);
  await quiet.close();
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
