import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cup: ApiTournament;
/** What was seen of the tournament, by the instant. */
const seen: { readonly what: string; readonly at: string; readonly tournament: unknown }[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const SEEN = `query ($id: ID!) { tournament(id: $id) { status startedAt finishedAt version gamesDecided gamesTotal roundDueSince
  entries { nodes { id enteredAt withdrawnAt disqualifiedAt } }
  stages { id state startedAt completedAt awaitingUntil } pauses { id since until } rulings(first: 20) { nodes { id at } }
  games(first: 20) { edges { node { id status ply number startedAt finishedAt toMove position { encoding } pairing { id round }
    result { how at value reason winner { id } }
    clock { countsTo expiresAt remaining { first second } running serverNow since timeUsed { first second } }
    moves(first: 10) { edges { node { ply notation cause at } } }
    seats { seat entry { id } player { name ratings { elo games } } } } } }
  log(first: 50) { edges { node { __typename } } }
  lastStageStandings { rank points entry { player { name } } } } }`;

async function see(what: string): Promise<void> {
  await server.clock.settled();
  const { tournament } = await server.data(SEEN, { id: cup.id });
  seen.push({ what, at: new Date(server.clock.now()).toISOString(), tournament });
  await server.clock.advance(HOUR);
}

const by = (person: TestPerson) => (query: string, input: Record<string, unknown>) => server.ask(query, input, person);
const direct = (mutation: string, input: Record<string, unknown>, fields = '') =>
  done(by(cup.director), mutation, input, fields);
const person = (name: string): TestPerson => cup.players.get(name)!;

async function openGames(): Promise<readonly OpenGame[]> {
  const { tournament } = await server.data(
    'query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node { id status } } } } }',
    { id: cup.id },
  );
  const open = new Set(
    listAt(tournament, 'games.edges.*.node').flatMap(({ id, status }) => (status === 'FINISHED' ? [] : [id])),
  );
  return (await gamesOf(server, cup.id)).filter(({ id }) => open.has(id));
}

async function move(game: OpenGame): Promise<void> {
  const asked = 'query ($id: ID!) { game(id: $id) { ply toMove ... on BaoGame { legalMoves { notation } } } }';
  const { data } = await server.ask(asked, { id: game.id });
  const mover = person(at(data, 'game.toMove') === 'FIRST' ? game.first : game.second);
  const input = {
    gameId: game.id,
    ply: at(data, 'game.ply'),
    move: textAt(listAt(data, 'game.legalMoves')[0], 'notation'),
  };
  await done(by(mover), 'playMove', input, '');
}

async function resign(game: OpenGame): Promise<void> {
  await done(by(person(game.second)), 'resign', { gameId: game.id }, '');
}

async function endRound(what: string): Promise<void> {
  for (const game of await openGames()) {
    await move(game);
    await move(game);
    await server.clock.advance(millis(MINUTE));
    await resign(game);
  }
  await see(what);
}

test('at each instant of a tournament that was played, its fork stands as it stood', async () => {
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui', 'Duma', 'Eshe'], {
    format: 'SWISS',
    formatSettings: { swiss: { rounds: 3 } },
  });
  await see('the start');
  const [one, other] = (await openGames()) as [OpenGame, OpenGame];
  await move(one);
  await see('a move');
  await direct('extendTime', { gameId: one.id, seat: 'SECOND', seconds: 3_600, reason: 'Was ill.' });
  await see('time that was given');
  const pause = await direct(
    'pauseGames',
    { tournamentId: cup.id, until: new Date(server.clock.now() + 48 * HOUR).toISOString(), reason: 'A feast.' },
    '... on PauseSuccess { pause { id } }',
  );
  await see('a pause');
  await direct('endPause', { pauseId: textAt(pause, 'pause.id'), reason: 'It is over.' });
  await see('the end of a pause');
  await move(one);
  await move(other);
  await resign(other);
  await see('a result');
  await direct('adjudicate', { gameId: other.id, winner: 'SECOND', reason: 'A mistake.' });
  await see('a result that was corrected');
  await endRound('the second round');
  const [third] = (await openGames()) as [OpenGame];
  await move(third);
  await see('a move in the second round');
  const { tournament } = await server.data(
    'query ($id: ID!) { tournament(id: $id) { entries { nodes { player { id name } } } } }',
    { id: cup.id },
  );
  const out = listAt(tournament, 'entries.nodes.*.player').find(({ name }) => name === third.first);
  await direct('disqualify', { tournamentId: cup.id, playerId: out?.['id'], reason: 'Was helped.' });
  await see('a disqualification');
  await direct('reinstate', { tournamentId: cup.id, playerId: out?.['id'], reason: 'Was not helped.' });
  await see('somebody taken in again');
  await done(by(person(third.second)), 'withdraw', { tournamentId: cup.id }, '');
  await see('a withdrawal');
  await endRound('the third round');
  await endRound('the end');
  expect(at(seen.at(-1)?.tournament, 'status')).toBe('FINISHED');

  // A copy takes seconds: these are the instants between which each kind of thing has happened.
  const looked = seen.filter((_, index) => [3, 6, 9, 10].includes(index));
  for (const { what, at: then, tournament: was } of looked) {
    const sandbox = await forkedBy(server, cup.director, { tournamentId: cup.id, at: then });
    const { data } = await sandbox.ask(SEEN, { id: cup.id });
    expect.soft({ what, ...data }).toEqual({ what, tournament: was });
    await direct('deleteSandbox', { sandboxId: sandbox.id });
  }
});

test('what was put in the place of something else is not taken back', async () => {
  const then = new Date(server.clock.now() - HOUR).toISOString();
  const open = await runningTournament(server, ['Fundi', 'Gathoni', 'Imani'], {}, cup.director);
  await server.clock.advance(HOUR);
  const later = new Date(server.clock.now()).toISOString();
  await server.clock.advance(HOUR);
  const newcomer = await server.signUp('Hamisi');
  const { viewer } = await server.data('{ viewer { player { id } } }', {}, newcomer);
  const { tournament } = await server.data(
    'query ($id: ID!) { tournament(id: $id) { entries { nodes { player { id } } } } }',
    {
      id: open.id,
    },
  );
  const [leaving] = listAt(tournament, 'entries.nodes.*.player');
  const input = {
    tournamentId: open.id,
    out: leaving?.['id'],
    in: at(viewer, 'player.id'),
    reason: 'Has moved away.',
  };
  await direct('replacePlayer', input);
  const query = mutationOf('forkTournament', '... on InvalidInput { field } ... on CommandError { message }');
  const fork = async (instant: string) =>
    (await server.data(query, { input: { tournamentId: open.id, at: instant } }, cup.director))['forkTournament'];
  expect(await fork(later)).toMatchObject({ field: 'at', message: expect.stringContaining('in the place of another') });
  expect(await fork(then)).toMatchObject({ field: 'at', message: expect.stringContaining('after its start') });
});
