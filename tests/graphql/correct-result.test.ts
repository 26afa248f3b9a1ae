import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerId } from '../../api/src/kernel/ids.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** A tournament that is played elsewhere, whose first game its first player is reported to have won. */
async function reported() {
  const running = await world.running(['Ana', 'Bea', 'Cem'], { venue: 'ELSEWHERE', timeControl: null });
  const { context } = running.director;
  const [game] = await running.games();
  const tournamentId = globalId('RoundRobinTournament', game!.tournamentId);
  const gameId = globalId('BaoGame', game!.id);
  const results = [{ gameId, winner: 'FIRST', how: 'PLAYED' }];
  expect(await mutate(api, context, 'reportResult', { tournamentId, results })).toMatchObject({
    __typename: 'ReportResultSuccess',
  });
  const correct = (input: object, who = context) => mutate(api, who, 'correctResult', { gameId, ...input });
  const read = async (fields: string) =>
    (await api.data(world.anonymous, `query ($id: ID!) { game(id: $id) { ${fields} } }`, { id: gameId })).game;
  return { running, context, tournamentId, gameId, game: game!, correct, read };
}

test('a corrected result counts as if it had been reported so, in table and ratings; what was reported stays in the log', async () => {
  const { running, context, tournamentId, game, correct, read } = await reported();
  const elos = async () =>
    Promise.all(
      [game.players.first, game.players.second].map((playerId) => db.prisma.rating.findFirst({ where: { playerId } })),
    );
  const [winner, loser] = await elos();
  expect(winner!.elo).toBeGreaterThan(loser!.elo);
  for (const seat of ['SECOND', 'FIRST', 'SECOND'])
    expect(await correct({ winner: seat })).toMatchObject({ __typename: 'GameSuccess' });
  const [first, second] = await elos();
  expect([first!.elo, first!.matches]).toEqual([loser!.elo, 1]);
  expect([second!.elo, second!.matches]).toEqual([winner!.elo, 1]);
  expect(at(await read('result { seat how }'), 'result')).toEqual({ seat: 'SECOND', how: 'PLAYED' });
  const { tournament } = await api.data(
    context,
    `query ($id: ID!) { tournament(id: $id) { rulings { nodes { text reason } } log(last: 5) { edges { node { text } } }
      some: games(first: 9, search: "ANA") { edges { node { id } } } none: games(first: 9, search: "_na") { edges { node { id } } }
      groups { crosstable { rows { cells { games { how overridden } } } } } } }`,
    { id: tournamentId },
  );
  expect(listAt(tournament, 'rulings.nodes').at(-1)).toMatchObject({
    text: expect.stringMatching(/corrected: .* won on the board; reported before: .* won on the board\.$/),
    reason: 'The result was reported wrongly.',
  });
  expect(JSON.stringify(at(tournament, 'log'))).toContain('corrected: ');
  expect(listAt(tournament, 'some.edges')).toHaveLength((await running.games()).length - 2);
  expect(listAt(tournament, 'none.edges')).toEqual([]);
  expect(JSON.stringify(at(tournament, 'groups'))).toContain('{"how":"PLAYED","overridden":true}');
});

test('nothing is corrected that was not reported, is so already, or cannot be; by nobody else, and not by a dry run', async () => {
  const { running, context, gameId, correct, read } = await reported();
  const before = await read('result { seat how } version');
  expect(await correct({ winner: 'FIRST' })).toMatchObject({ message: 'That is the result that is recorded.' });
  expect(await correct({ winner: null })).toMatchObject({ __typename: 'InvalidResult' });
  expect(await correct({ winner: 'SECOND' }, running.players[0]!.context)).toMatchObject({ __typename: 'Forbidden' });
  expect(await correct({ winner: 'SECOND', dryRun: true })).toMatchObject({ __typename: 'GameSuccess' });
  expect(await read('result { seat how } version')).toEqual(before);
  const open = globalId('BaoGame', (await running.games()).at(-1)!.id);
  expect(await correct({ winner: 'SECOND', gameId: open })).toMatchObject({
    message: 'It has no result yet: report it.',
  });
  await mutate(api, context, 'adjudicate', { gameId, winner: 'SECOND', reason: 'He was ill.' });
  expect(await correct({ winner: 'FIRST' })).toMatchObject({ message: expect.stringContaining('rule it instead') });
});

test('what a correction means is told before it is made: points, what separates players of as many, and places', async () => {
  const { running, context, tournamentId, gameId, game } = await reported();
  const third = running.players.find(
    ({ playerId }) => playerId !== game.players.first && playerId !== game.players.second,
  )!;
  const other = (await running.games()).find(
    ({ players }) => players.first === third.playerId && players.second === game.players.second,
  )!;
  const results = [{ gameId: globalId('BaoGame', other.id), winner: 'SECOND', how: 'PLAYED' }];
  await mutate(api, context, 'reportResult', { tournamentId, results });
  const ROWS = `... on GameSuccess { effects { standings { entry { player { id } } pointsBefore pointsAfter rankBefore rankAfter
    tieBreak { code name before after } reach { bestAfter } } } }`;
  const tried = await mutate(api, context, 'correctResult', { gameId, winner: 'SECOND', dryRun: true }, ROWS);
  const rowOf = (playerId: PlayerId) =>
    listAt(tried, 'effects.standings').find((row) => at(row, 'entry.player.id') === globalId('Player', playerId));
  // What the first had was won of who has a point himself, in a pair of which half is played.
  expect(rowOf(game.players.first)).toMatchObject({
    ...{
      pointsBefore: 1,
      pointsAfter: 0,
      tieBreak: { name: 'Neustadtl', before: 0.5, after: 0 },
      reach: { bestAfter: 1 },
    },
  });
  expect(rowOf(game.players.second)).toMatchObject({ pointsBefore: 1, pointsAfter: 2 });
});
