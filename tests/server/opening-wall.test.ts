import { afterAll, beforeAll, expect, test } from 'vitest';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { at } from '../support/answer.ts';
import { gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { holdStatements } from '../support/held-statements.ts';
import { startServer, type TestServer } from '../support/server.ts';

// On PostgreSQL alone: the embedded database does nothing else while it is asked how far a board has come.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const BOARDS = 'subscription ($id: ID) { liveBoards(tournamentId: $id, first: 50) { change game { id ply } } }';

test('a move that is made while a wall opens is on it', async () => {
  const { id: opened, players } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(server, opened);
  const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
  const topic = `game:${idNamed<GameId>(game!.id, ['BaoGame'])}`;
  // From which event on a board is heard is read so.
  const held = holdStatements((text, values) => /^SELECT .*"Topic"/s.test(text) && values.includes(topic));
  const watch = server.socket().watch(BOARDS, { id: opened });
  await held.asked;
  await playOn(sockets, game!, () => 0);
  held.release();
  const shown = await watch.find(({ data }) => at(data, 'liveBoards.game.ply') === 1);
  expect(at(shown, 'data.liveBoards.game.id')).toBe(game!.id);
});
