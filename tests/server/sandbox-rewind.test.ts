import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cup: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  server = await startServer();
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui']);
  games = await gamesOf(server, cup.id);
});
afterAll(() => server.close());

const SEEN = `query ($id: ID!) { tournament(id: $id) { status
  games(first: 100) { edges { node { id status ply toMove position { encoding } clock { countsTo expiresAt remaining { first second } running serverNow since timeUsed { first second } }
    seats { player { name ratings { elo games } } } } } }
  version log(first: 50) { edges { node { __typename } } }
  lastStageStandings { rank points entry { player { name } } } } }`;

async function move(game: OpenGame, ply: number): Promise<void> {
  const { data } = await server.ask(
    'query ($id: ID!) { game(id: $id) { toMove ... on BaoGame { legalMoves { notation } } } }',
    { id: game.id },
  );
  const mover = cup.players.get(at(data, 'game.toMove') === 'FIRST' ? game.first : game.second);
  const notation = textAt(listAt(data, 'game.legalMoves')[0], 'notation');
  await done(
    (query, input) => server.ask(query, input, mover),
    'playMove',
    { gameId: game.id, ply, move: notation },
    '',
  );
}

test('a tournament is forked as it was: what happened later is left out, and time goes on from there', async () => {
  const [one, other] = games as [OpenGame, OpenGame];
  await server.clock.advance(HOUR);
  await move(one, 0);
  await server.clock.advance(HOUR);
  await move(one, 1);
  await server.clock.advance(HOUR);
  const then = new Date(server.clock.now()).toISOString();
  const seen = await server.data(SEEN, { id: cup.id });

  await server.clock.advance(HOUR);
  await move(one, 2);
  await move(other, 0);
  const loser = cup.players.get(other.second);
  await done((query, input) => server.ask(query, input, loser), 'resign', { gameId: other.id }, '');
  await server.clock.advance(HOUR);

  const sandbox = await forkedBy(server, cup.director, { tournamentId: cup.id, at: then });
  expect((await sandbox.ask(SEEN, { id: cup.id })).data).toMatchObject(seen);
  expect(await sandbox.play()).toMatchObject({ stop: 'ENDED', games: { finished: 6, all: 6 } });
});

test('what cannot be taken back is said', async () => {
  const fork = async (instant: string) => {
    const query = mutationOf('forkTournament', '... on InvalidInput { field } ... on CommandError { message }');
    return (await server.data(query, { input: { tournamentId: cup.id, at: instant } }, cup.players.get('Asha')))[
      'forkTournament'
    ];
  };
  expect(await fork('2026-11-20T12:00:00Z')).toEqual({
    field: 'at',
    message: 'It can be shown only as it was after its start: fork it as it is.',
  });
  expect(await fork('2027-11-20T12:00:00Z')).toMatchObject({ message: expect.stringContaining('later than now') });
});
