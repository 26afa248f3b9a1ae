import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { countStatements } from '../support/statements.ts';
import { newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let stranger: Api;
const reread: string[] = [];
let large: RunningTournament;
let queries = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  stranger = await openApi(world, (model) => void reread.push(model));
  large = await world.running(
    Array.from({ length: 34 }, (_, index) => `Player ${index + 1}`),
    { settings: { preset: 'KIBA' } },
  );
  await world.running(['Ana', 'Bea', 'Cleo']);
  await world.running(['Ada', 'Ben', 'Cem', 'Dan']);
  const query = db.pool.query.bind(db.pool);
  // Prisma sends every query outside a transaction through the pool.
  Object.assign(db.pool, { query: (...args: Parameters<typeof query>) => ((queries += 1), query(...args)) });
});
afterAll(async () => {
  await api.close();
  await stranger.close();
  await db.close();
});

const PLAYER = 'player { id handle name country }';
const CROSSTABLE = `query ($id: ID!) { tournament(id: $id) {
  name status gamesTotal gamesDecided entries(first: 100) { nodes { id seeding ${PLAYER} } }
  groups { id name crosstable { provisional rows {
    standing { rank shared points played gamesTotal entry { id ${PLAYER} }
      tieBreaks { code name value terms { text value opponent { id ${PLAYER} } } } }
    cells { opponent { id ${PLAYER} } pairing { id } games { number mark how overridden game { id status } } } } } } } }`;
const SCHEDULE = `query ($id: ID!) { tournament(id: $id) { groups { rounds { number pairings {
  id score decided slots { kind entry { id ${PLAYER} } } games { id status result { how winner { id } } } } } } } }`;
const TOURNAMENTS = `{ tournaments(first: 10) { edges { cursor node { id name status game format version gamesTotal gamesDecided
  minPlayers maxPlayers director { name } winner { ${PLAYER} } entries { totalCount nodes { id } } viewerCanEnter viewerEntry { id } lastStageStandings { rank entry { ${PLAYER} } } } }
  pageInfo { hasNextPage endCursor } } }`;
const HOME = `{ liveGames(first: 24) { nodes { id ply toMove version seats { side ${PLAYER} } tournament { id name }
    clock { remaining { first second } running expiresAt serverNow }
    moves(last: 1) { edges { node { notation at } } } ... on BaoGame { position { encoding south { front back } north { front back } } } } }
  latestResults(first: 10) { nodes { id seats { ${PLAYER} } result { winner { ${PLAYER} } how at } } }
  tournaments(first: 20) { edges { node { id name status gamesTotal gamesDecided director { name } } } } }`;
const LOG = `query ($id: ID!) { tournament(id: $id) { log(last: 50) { edges { node { version at kind text game { id } } } } rulings { nodes { text game { id } by { name } } } } }`;

const GAME = `query ($game: ID!) { game(id: $game) { id ply status version toMove seats { side ${PLAYER} } tournament { id name }
  clock { running expiresAt remaining { first second } } result { how } moves(first: 100) { edges { node { ply notation at } } }
  viewerCanMove ... on BaoGame { legalMoves { notation } position { encoding } } } }`;
const PLAYER_PAGE = `query ($handle: String!) { player(handle: $handle) { name ratings { elo score { tenths } history(first: 20) {
  edges { node { number opponent { name } by { name } } } } } entries(first: 20) { edges { node { seeding tournament { name director { name }
  series { id } officials { player { name } } entries { nodes { id } } } } } } } }`;
const PLAYERS = `{ players(first: 100) { edges { cursor node { name country ratings { game elo } } } pageInfo { endCursor } } }`;
const ONE_BY_ONE = `query ($id: ID!) { tournament(id: $id) { director { name } series { id } stages { approvedBy { name } groups { stage { name }
  pairings { group { name } slots { entry { player { name } tournament { name } } } } } } } }`;

const RECORD = 'query ($id: ID!) { tournament(id: $id) { record(format: JSON) } }';

// Measured: 9, 6, 9, 8, 5, 6, 3, 1, 5 and 109. The bounds leave room for what is asked in one turn to come in two.
test.each([
  ['the crosstable of 34 players with 1,122 games', CROSSTABLE, 10],
  ['the schedule of 34 players with every result', SCHEDULE, 8],
  ['a list of tournaments with their tables', TOURNAMENTS, 12],
  ['the home page with 24 boards', HOME, 9],
  ['the log of a tournament', LOG, 6],
  ['a game with its board and moves', GAME, 7],
  ['a player with the history of his ratings and his tournaments', PLAYER_PAGE, 4],
  ['a list of 43 players with their ratings', PLAYERS, 2],
  ['what belongs to the parts of a tournament, asked at each of them', ONE_BY_ONE, 7],
  ['the 1,122 games of 34 players as text, 100 at once', RECORD, 12 * 10 + 1],
])('%s takes a bounded number of queries', async (_page, source, most) => {
  const [game] = await large.games();
  if (game === undefined) throw new Error('no game');
  const ids = { id: globalId('RoundRobinTournament', large.id), game: globalId('BaoGame', game.id) };
  const variables = { ...ids, handle: 'player-1' };
  await api.data(world.anonymous, source, variables);
  queries = 0;
  await api.data(world.anonymous, source, variables);
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThanOrEqual(most);
});

// One list of a thing under two names with other arguments: only one of them can be read together with the thing itself.
const TWICE = `{ players(first: 100) { edges { node { name
  newest: entries(first: 1) { edges { node { tournament { name } } } }
  all: entries(first: 20) { edges { node { tournament { name } } } } } } } }`;

test('a list asked for twice with other arguments is answered with one query more for all; our own pages fail where they ask so', async () => {
  queries = 0;
  const { players } = await stranger.data<{ players: { edges: object[] } }>(world.anonymous, TWICE);
  expect(reread).toEqual(players.edges.map(() => 'player'));
  expect(queries).toBeLessThanOrEqual(2);
  const { errors = [] } = await api.ask(world.anonymous, TWICE);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching('was read once more by itself')]);
});

const OF_GAME = '... on GameSuccess { game { status } }';
const OF_TOURNAMENT = '... on TournamentSuccess { tournament { name status } }';
// Begin and commit are counted, and what is read for the answer; who is asking is one statement more over HTTP.
const COMMANDS = [
  ['mover', 'playMove', '{ gameId: $first, ply: 0, move: "A6<" }', '... on PlayMoveSuccess { game { ply } }', 6],
  ['mover', 'setPlan', '{ gameId: $first, ply: 1, nodes: [] }', '... on SetPlanSuccess { __typename }', 6],
  ['mover', 'postMessage', '{ gameId: $first, text: "Karibu" }', '... on MessageSuccess { __typename }', 11],
  ['other', 'resign', '{ gameId: $second }', OF_GAME, 26],
  ['director', 'adjudicate', '{ gameId: $third, winner: FIRST, reason: "Agreed" }', OF_GAME, 24],
  ['director', 'openRegistration', '{ tournamentId: $draft }', OF_TOURNAMENT, 18],
  [
    'mover',
    'enterTournament',
    '{ tournamentId: $draft }',
    '... on EnterTournamentSuccess { tournament { status } }',
    13,
  ],
  ['mover', 'leaveTournament', '{ tournamentId: $draft }', OF_TOURNAMENT, 11],
  ['director', 'updateTournament', '{ tournamentId: $draft, name: "Lamu" }', OF_TOURNAMENT, 13],
  ['mover', 'withdraw', '{ tournamentId: $running }', '... on WithdrawSuccess { __typename }', 37],
] as const;

test('the ten commonest commands take a bounded number of statements', async () => {
  const { id, director, players, games } = await world.running(['Asha', 'Bakari', 'Chausiku']);
  const draft = await world.draft(director);
  const [first, second, third] = await games();
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few games');
  const who = {
    director,
    mover: personOf(players, first.players.first),
    other: personOf(players, second.players.first),
  };
  const variables: Record<string, string> = {
    first: globalId('BaoGame', first.id),
    second: globalId('BaoGame', second.id),
    third: globalId('BaoGame', third.id),
    running: globalId('RoundRobinTournament', id),
    draft: globalId('RoundRobinTournament', draft),
  };
  const tooMany: string[] = [];
  for (const [by, command, input, success, most] of COMMANDS) {
    const [variable = ''] = /(?<=\$)\w+/.exec(input) ?? [];
    const source = `mutation ($${variable}: ID!) { ${command}(input: ${input}) { __typename ${success} } }`;
    const count = countStatements();
    const answer = await api
      .data<Record<string, { __typename: string }>>(who[by].context, source, { [variable]: variables[variable] })
      .finally(() => count.stop());
    expect(answer[command]?.__typename).toMatch(/Success$/);
    if (count.sent() > most) tooMany.push(`${command}: ${count.sent()}, not ${most}`);
  }
  expect(tooMany).toEqual([]);
});
