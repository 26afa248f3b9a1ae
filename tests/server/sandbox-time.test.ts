import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, instant, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy, sandboxOf } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cup: ApiTournament;
let asha: TestPerson;

beforeAll(async () => {
  server = await startServer();
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui', 'Duma']);
  asha = cup.players.get('Asha')!;
  await server.clock.settled();
});
afterAll(() => server.close());

const CUP = `query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node { id ply seats { player { id name } } } } } } }`;
const BIBIS = `{ viewer { games { id ply seats { player { name } }
  clock { countsTo } ... on BaoGame { legalMoves { notation } } } } }`;

test('time runs as fast as it is told to: clocks tick, bots move one by one, and a game is lost on time at its very moment', async () => {
  const games = listAt(await server.data(CUP, { id: cup.id }), 'tournament.games.edges.*.node');
  const people = games.flatMap((game) => listAt(game, 'seats.*.player'));
  const ownPlayerIds = [...new Set(people.filter(({ name }) => name !== 'Duma').map((player) => textAt(player, 'id')))];
  const bibi = textAt(
    people.find(({ name }) => name === 'Bibi'),
    'id',
  );
  const sandbox = await forkedBy(server, asha, { tournamentId: cup.id, ownPlayerIds });
  const begin = Date.parse(textAt(await sandboxOf(server, asha), 'now'));
  const outset = server.clock.now();
  const speed = 3_600;
  expect(await sandbox.play({ speed })).toMatchObject({ stop: null, speed, ownPlayers: [{}, {}, {}] });
  await server.clock.advance(millis(500));
  expect(Date.parse(textAt(await sandboxOf(server, asha), 'now'))).toBe(begin + HOUR / 2);
  const plies = listAt((await sandbox.ask(CUP, { id: cup.id })).data, 'tournament.games.edges.*.node').map(({ ply }) =>
    Number(ply),
  );
  expect(Math.max(...plies)).toBe(1);
  await done((query, given) => server.ask(query, given, asha), 'stopSandbox', { sandboxId: sandbox.id }, '');
  await server.clock.settled();
  expect(await sandboxOf(server, asha)).toMatchObject({ stop: 'STOPPED' });
  await sandbox.play({ speed });

  const [waits] = listAt((await sandbox.ask(BIBIS, {}, bibi)).data, 'viewer.games').filter(
    (game) =>
      listAt(game, 'legalMoves').length > 0 && listAt(game, 'seats.*.player').some(({ name }) => name === 'Duma'),
  );
  const input = {
    gameId: waits?.['id'],
    ply: waits?.['ply'],
    move: textAt(listAt(waits, 'legalMoves')[0], 'notation'),
  };
  await sandbox.ask(mutationOf('playMove', '__typename'), { input }, bibi);
  await server.clock.advance(millis(100));
  const answered = listAt((await sandbox.ask(BIBIS, {}, bibi)).data, 'viewer.games').find(
    (game) => game['id'] === input.gameId,
  );
  expect(answered?.['ply']).toBe(Number(input.ply) + 2);

  const deadline = Date.parse(textAt(answered, 'clock.countsTo'));
  const outside = (inside: number) => Math.ceil((inside - begin) / speed) + outset;
  const GAME = 'query ($id: ID!) { game(id: $id) { finishedAt result { how } } }';
  const game = async () => at((await sandbox.ask(GAME, { id: input.gameId })).data, 'game');
  await server.clock.advanceTo(instant(outside(deadline) - 1));
  expect(await game()).toEqual({ finishedAt: null, result: null });
  await server.clock.advance(millis(1));
  expect(await game()).toEqual({ finishedAt: new Date(deadline).toISOString(), result: { how: 'TIME' } });
  const wrong = mutationOf('playSandbox', '__typename ... on CommandError { code }');
  expect((await server.data(wrong, { input: { sandboxId: sandbox.id, speed: 0 } }, asha))['playSandbox']).toMatchObject(
    {
      code: 'INVALID_INPUT',
    },
  );
});
