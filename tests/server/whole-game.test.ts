import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { done, gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import type { SocketClient } from '../support/client.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const GAME = `subscription ($id: ID!) { gameEvents(gameId: $id) { __typename version
  ... on GameSnapshot { game { ply } } ... on MovePlayed { move { ply notation } }
  ... on GameFinished { result { how winner { player { name } } } } } }`;
const TABLE = `subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename version
  ... on StandingsChanged { group { crosstable { rows { standing { rank points entry { player { name } } }
    cells { opponent { player { name } } games { number mark } } } } } } } }`;
const INBOX = 'subscription { myEvents { __typename version ... on MyTurn { game { id } } } }';

test('a game is played to its end over WebSocket, and the winner’s row of the crosstable arrives by itself', async () => {
  const names = ['Amina', 'Bakari', 'Chausiku'];
  const { id, players } = await runningTournament(server, names);
  const sockets = new Map<string, SocketClient>(names.map((name) => [name, server.socket(players.get(name))]));
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  const spectator = server.socket();
  const moves = spectator.watch(GAME, { id: game.id });
  const table = spectator.watch(TABLE, { id });
  const inbox = sockets.get(game.second)!.watch(INBOX);
  for (const watch of [moves, table, inbox]) await watch.until(1);

  const next = seededNumbers(7);
  let plies = 0;
  while (await playOn(sockets, game, (count) => Math.floor(next() * count))) plies += 1;

  const finished = await moves.find(({ data }) => at(data, 'gameEvents.__typename') === 'GameFinished');
  const winner: string = textAt(finished.data, 'gameEvents.result.winner.player.name');
  const loser = winner === game.first ? game.second : game.first;
  const versions = moves.results.map(({ data }) => numberAt(data, 'gameEvents.version'));
  expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
  const played = moves.results.flatMap(({ data }) => at(data, 'gameEvents.move') ?? []);
  expect(at(played, '*.ply')).toEqual(Array.from({ length: plies }, (_, ply) => ply));

  const changed = await table.find(({ data }) => at(data, 'tournamentEvents.__typename') === 'StandingsChanged');
  const rows = listAt(changed.data, 'tournamentEvents.group.crosstable.rows');
  const row = rows.find(({ standing }) => at(standing, 'entry.player.name') === winner);
  expect(row?.standing).toMatchObject({ rank: 1, points: 1 });
  const cell = listAt(row, 'cells').find(({ opponent }) => at(opponent, 'player.name') === loser);
  expect(at(cell, 'games.0')).toMatchObject({ number: 1, mark: 'WON' });

  const turns = inbox.results.filter(({ data }) => at(data, 'myEvents.game.id') === game.id);
  expect(turns.length).toBeGreaterThan(0);
});

const SERIES = `subscription ($id: ID!, $after: Int) { seriesEvents(seriesId: $id, after: $after) { __typename version
  ... on SeriesSnapshot { series { name } } ... on SeriesTournamentAdded { number tournament { name } }
  ... on SeriesTournamentRemoved { number tournament { name } } } }`;

test('a championship is watched over WebSocket, and who lost the connection resumes at the version he had', async () => {
  const director = await server.signUp('Nino', 'DIRECTOR');
  const run = (mutation: string, input: Record<string, unknown>, fields = '') =>
    done((query, variables) => server.ask(query, variables, director), mutation, input, fields);
  const made = await run('createChampionship', { name: 'Kombe' }, '... on SeriesSuccess { series { id } }');
  const seriesId = textAt(made, 'series.id');
  const add = async (name: string) => {
    const input = { name, game: 'BAO', format: 'KIBA', seriesId };
    const fields = '... on CreateTournamentSuccess { tournament { id } }';
    return textAt(await run('createTournament', input, fields), 'tournament.id');
  };
  const seen = (results: readonly { data?: unknown }[]) => results.map(({ data }) => at(data, 'seriesEvents'));
  const first = server.socket();
  const watch = first.watch(SERIES, { id: seriesId });
  expect(seen(await watch.until(1))).toEqual([{ __typename: 'SeriesSnapshot', version: 1, series: { name: 'Kombe' } }]);
  const tournamentId = await add('Wa kwanza');
  const [, added] = seen(await watch.until(2));
  expect(added).toEqual({
    __typename: 'SeriesTournamentAdded',
    version: 2,
    number: 1,
    tournament: { name: 'Wa kwanza' },
  });
  await first.close();
  await run('removeTournament', { seriesId, tournamentId });
  const again = server.socket().watch(SERIES, { id: seriesId, after: 2 });
  await again.until(1);
  await add('Wa pili');
  const missed = { __typename: 'SeriesTournamentRemoved', version: 3, number: 1, tournament: { name: 'Wa kwanza' } };
  const live = { __typename: 'SeriesTournamentAdded', version: 4, number: 1, tournament: { name: 'Wa pili' } };
  expect(seen(await again.until(2))).toEqual([missed, live]);
});
