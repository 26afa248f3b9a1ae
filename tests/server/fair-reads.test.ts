import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, runningTournament } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { bareSocket } from './live-scene.ts';

const FLOOD = 50;

let server: TestServer;
let director: TestPerson;

beforeAll(async () => {
  server = await startServer();
  ({ director } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']));
});
afterAll(() => server.close());

const BOARD = 'game { id seats { player { name } entry { elo } } moves(last: 5) { edges { node { notation } } } }';

test.each([
  ['watches', (number: number) => `subscription { liveBoards { a${number}: __typename ${BOARD} } }`],
  [
    'asks for',
    (number: number) => `{ tournaments(first: 3) { edges { node { a${number}: name lastStageStandings { rank } } } } }`,
  ],
])(
  'somebody else is answered, and what he commands done, before all that one connection %s is read',
  async (_what, query) => {
    const { socket, got } = await bareSocket(`${server.url}/graphql`);
    const answered = () => new Set(got.filter(({ type }) => type === 'next').map(({ id }) => id)).size;
    for (let number = 0; number < FLOOD; number += 1) {
      socket.send(JSON.stringify({ id: `${number}`, type: 'subscribe', payload: { query: query(number) } }));
    }
    await expect.poll(answered, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0);
    await server.data('{ players(first: 1) { edges { node { name } } } }');
    const input = { name: 'Kombe', game: 'BAO', format: 'ROUND_ROBIN' };
    await done((text, given) => server.ask(text, given, director), 'createTournament', input, '');
    expect(answered()).toBeLessThan(FLOOD / 2);
    await expect.poll(answered, { timeout: 20_000 }).toBe(FLOOD);
    socket.close();
  },
);
