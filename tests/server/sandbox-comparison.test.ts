import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy, type TestSandbox } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cup: ApiTournament;
let sandbox: TestSandbox;

beforeAll(async () => {
  server = await startServer();
  const input = { game: 'OWARE', format: 'SWISS', formatSettings: { swiss: { rounds: 2 } } };
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui', 'Duma'], input);
  await server.clock.settled();
  sandbox = await forkedBy(server, cup.director, { tournamentId: cup.id });
});
afterAll(() => server.close());

const ROUNDS = `query ($id: ID!) { tournament(id: $id) { games(first: 10) { nodes { id status pairing { round }
  result { winner { player { name } } } seats { seat player { name } } } } } }`;
const PLACE = '{ place shared points stage zone }';
const COMPARISON = `comparison { at stop games { finished all }
  players(first: 10) { totalCount nodes { name placesGained cut here ${PLACE} untouched ${PLACE} } } }`;

const gamesIn = async (): Promise<readonly Fields[]> =>
  listAt((await sandbox.ask(ROUNDS, { id: cup.id })).data, 'tournament.games.nodes');
const tried = async (person?: TestPerson) =>
  (
    await server.data(
      mutationOf(
        'compareSandbox',
        `__typename ... on WrongStatus { status } ... on CommandError { code }
        ... on SandboxSuccess { sandbox { ${COMPARISON} } }`,
      ),
      { input: { sandboxId: sandbox.id } },
      person,
    )
  )['compareSandbox'];
const comparison = async (): Promise<unknown> =>
  at(await server.data(`{ viewer { sandbox { ${COMPARISON} } } }`, {}, cup.director), 'viewer.sandbox.comparison');

test('time stands when the round is decided that is played', async () => {
  expect(await sandbox.play({ round: true })).toMatchObject({ stop: 'ROUND', games: { finished: 2, all: 4 } });
  const decided = (await gamesIn()).filter(({ status }) => status === 'FINISHED');
  expect(decided.map((game) => at(game, 'pairing.round'))).toEqual([1, 1]);
  expect(await sandbox.play({ round: true })).toMatchObject({ stop: 'ENDED', games: { finished: 4, all: 4 } });
});

test('what nobody has touched stands as it does without that, though it was played on by pieces', async () => {
  expect(await comparison()).toBeNull();
  expect(await tried()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(await tried(cup.players.get('Asha'))).toMatchObject({ code: 'NOT_FOUND' });
  const [begun, again] = await Promise.all([tried(cup.director), tried(cup.director)]);
  expect(begun).toMatchObject({ sandbox: { comparison: { stop: null, players: { nodes: [] } } } });
  expect(again).toMatchObject({ status: 'COMPARING' });
  await server.clock.settled();
  const made = await comparison();
  expect(made).toMatchObject({ stop: 'ENDED', games: { finished: 4, all: 4 }, players: { totalCount: 4 } });
  for (const player of listAt(made, 'players.nodes')) {
    expect(player).toMatchObject({ placesGained: 0, cut: null });
    expect(player['here']).toEqual(player['untouched']);
  }
});

test('what somebody does moves whom it concerns, and is set beside what would be without it', async () => {
  const game = (await gamesIn()).find((one) => at(one, 'pairing.round') === 2 && at(one, 'result.winner') !== null);
  const nameOf = (seat: string) =>
    textAt(
      listAt(game, 'seats').find((one) => one['seat'] === seat),
      'player.name',
    );
  const winner = textAt(game, 'result.winner.player.name');
  const other = nameOf('FIRST') === winner ? 'SECOND' : 'FIRST';
  const ruling = { gameId: game?.['id'], winner: other, reason: 'To see what follows.' };
  await done(sandbox.ask, 'adjudicate', ruling, '');
  await tried(cup.director);
  await server.clock.settled();
  const made = await comparison();
  const row = (name: string) => listAt(made, 'players.nodes').find((player) => player['name'] === name);
  const [lost, gained] = [row(winner), row(nameOf(other))];
  expect(at(lost, 'here.points')).toBe(Number(at(lost, 'untouched.points')) - 1);
  expect(at(gained, 'here.points')).toBe(Number(at(gained, 'untouched.points')) + 1);
  expect(Number(at(gained, 'placesGained'))).toBeGreaterThan(0);
  expect(Number(at(lost, 'placesGained'))).toBeLessThan(0);
  for (const player of listAt(made, 'players.nodes'))
    expect(at(player, 'placesGained')).toBe(Number(at(player, 'untouched.place')) - Number(at(player, 'here.place')));
});
