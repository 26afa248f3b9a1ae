import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

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
