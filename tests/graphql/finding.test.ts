import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api, type Variables } from './ask.ts';
import { startedKnockout, type Scene } from './knockout-scene.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let lamu: RunningTournament;
let knockout: Scene;
let draft: string;
let before: string;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  lamu = await world.running(['Asha', 'Juma', 'Neema'], { name: 'Lamu 100%' });
  world.pass(millis(DAY));
  before = new Date(world.now()).toISOString();
  world.pass(millis(DAY));
  knockout = await startedKnockout(api, world, 4, { name: 'Pwani', venue: 'ELSEWHERE', timeControl: null });
  const director = await world.person('Dalila', 'DIRECTOR');
  draft = globalId('RoundRobinTournament', await world.draft(director, { name: 'lamu again' }));
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const ofType = (type: string, { id }: { readonly id: RunningTournament['id'] }) => globalId(type, id);

async function tournaments(args: string): Promise<readonly string[]> {
  const answer = await api.data(
    world.anonymous,
    `{ tournaments(${args}) { totalCount nodes { name } edges { node { name } } } }`,
  );
  const names = at(answer, 'tournaments.nodes.*.name') as readonly string[];
  expect(at(answer, 'tournaments.edges.*.node.name')).toEqual(names);
  expect(at(answer, 'tournaments.totalCount')).toBe(names.length);
  return names;
}

test.each<[string, () => string, readonly string[]]>([
  ['all, the newest first', () => 'first: 50', ['lamu again', 'Pwani', 'Lamu 100%']],
  ['by a part of the name, whatever the case', () => 'search: "LAMU"', ['lamu again', 'Lamu 100%']],
  ['by a sign of the database, which means itself', () => 'search: "0%"', ['Lamu 100%']],
  ['of a game', () => 'game: BACKGAMMON', ['Pwani']],
  ['of a system', () => 'format: ROUND_ROBIN', ['lamu again', 'Lamu 100%']],
  ['as they stand', () => 'status: [DRAFT]', ['lamu again']],
  ['of a player', () => `playerId: "${globalId('Player', lamu.players[0]!.playerId)}"`, ['Lamu 100%']],
  ['of a director', () => `directorId: "${globalId('Player', lamu.director.playerId)}"`, ['Lamu 100%']],
  ['of a series that there is not', () => 'seriesId: "nothing"', []],
  ['begun before a day', () => `to: "${before}"`, ['Lamu 100%']],
  ['not ended before a day', () => `from: "${before}"`, ['lamu again', 'Pwani', 'Lamu 100%']],
  ['by name', () => 'orderBy: NAME', ['Lamu 100%', 'Pwani', 'lamu again']],
  ['the last to start first', () => 'orderBy: LAST_STARTED', ['Pwani', 'Lamu 100%']],
  ['the last to end first', () => 'orderBy: LAST_FINISHED', []],
  ['all that fits all', () => 'search: "lamu", status: [RUNNING], format: ROUND_ROBIN', ['Lamu 100%']],
])('tournaments: %s', async (_what, args, names) => {
  expect((await tournaments(args())).toSorted()).toEqual(names.toSorted());
  if (args().includes('orderBy') || args().includes('first'))
    expect(await tournaments(args())).toHaveLength(names.length);
});

test('tournaments of an order are read on by cursors, and one that is no such cursor is refused', async () => {
  const PAGE = `query ($after: String) { tournaments(orderBy: LAST_STARTED, first: 1, after: $after) { totalCount nodes { name } pageInfo { endCursor hasNextPage } } }`;
  const first = await api.data(world.anonymous, PAGE, {});
  expect(first).toMatchObject({
    tournaments: { totalCount: 2, nodes: [{ name: 'Pwani' }], pageInfo: { hasNextPage: true } },
  });
  const second = await api.data(world.anonymous, PAGE, { after: at(first, 'tournaments.pageInfo.endCursor') });
  expect(second).toMatchObject({ tournaments: { nodes: [{ name: 'Lamu 100%' }], pageInfo: { hasNextPage: false } } });
  expect((await api.ask(world.anonymous, PAGE, { after: 'x' })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

const GAMES = `query ($game: GameKey, $status: GameStatus, $tournament: ID, $stage: ID, $group: ID, $round: Int, $player: ID, $search: String, $first: Int, $after: String) {
  games(game: $game, status: $status, tournamentId: $tournament, stageId: $stage, groupId: $group, round: $round, playerId: $player, search: $search, first: $first, after: $after) {
    totalCount nodes { id tournament { name } } pageInfo { endCursor } } }`;

test('games of all tournaments are found by tournament, stage, group, round, player, game and state', async () => {
  const all = at(await api.data(world.anonymous, GAMES, { first: 100 }), 'games');
  expect(all).toMatchObject({ totalCount: 8, nodes: { length: 8 } });
  const count = async (args: Variables) => at(await api.data(world.anonymous, GAMES, args), 'games.totalCount');
  const shape = 'query ($id: ID!) { tournament(id: $id) { stages { id } groups { id } } }';
  const tournament = ofType('RoundRobinTournament', lamu);
  const { tournament: seen } = await api.data(world.anonymous, shape, { id: tournament });
  const player = globalId('Player', lamu.players[0]!.playerId);
  expect(await count({ tournament })).toBe(6);
  expect(await count({ stage: textAt(seen, 'stages.0.id') })).toBe(6);
  expect(await count({ group: textAt(seen, 'groups.0.id') })).toBe(6);
  expect(await count({ round: 1, tournament })).toBe(2);
  expect(await count({ player })).toBe(4);
  expect(await count({ player, tournament: knockout.id })).toBe(0);
  expect(await count({ game: 'BACKGAMMON' })).toBe(2);
  expect(await count({ game: 'GO' })).toBe(0);
  expect(await count({ status: 'RUNNING' })).toBe(6);
  expect(await count({ search: 'asha' })).toBe(4);
  const page = await api.data(world.anonymous, GAMES, { tournament, first: 4 });
  const rest = await api.data(world.anonymous, GAMES, {
    tournament,
    first: 4,
    after: at(page, 'games.pageInfo.endCursor'),
  });
  const ids = [...listAt(page, 'games.nodes'), ...listAt(rest, 'games.nodes')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});

test('live games and results are lists that go on', async () => {
  const LIVE =
    'query ($after: String) { liveGames(first: 4, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }';
  const first = await api.data(world.anonymous, LIVE, {});
  expect(first).toMatchObject({ liveGames: { totalCount: 6, nodes: { length: 4 }, pageInfo: { hasNextPage: true } } });
  const rest = await api.data(world.anonymous, LIVE, { after: at(first, 'liveGames.pageInfo.endCursor') });
  expect(rest).toMatchObject({ liveGames: { nodes: { length: 2 }, pageInfo: { hasNextPage: false } } });

  const [one, two] = await lamu.games();
  for (const game of [one!, two!]) {
    world.pass(millis(1_000));
    const player = lamu.players.find(({ playerId }) => playerId === game.players.first)!;
    await mutate(api, player.context, 'resign', { gameId: globalId('BaoGame', game.id) }, '');
  }
  const RESULTS =
    'query ($after: String) { latestResults(first: 1, after: $after) { totalCount nodes { id } pageInfo { endCursor } } }';
  const last = await api.data(world.anonymous, RESULTS, {});
  expect(last).toMatchObject({ latestResults: { totalCount: 2, nodes: [{ id: globalId('BaoGame', two!.id) }] } });
  const earlier = await api.data(world.anonymous, RESULTS, { after: at(last, 'latestResults.pageInfo.endCursor') });
  expect(earlier).toMatchObject({ latestResults: { nodes: [{ id: globalId('BaoGame', one!.id) }] } });
});

test('a match is read by its id', async () => {
  const { id, number } = await knockout.match(1, 1);
  const MATCH = 'query ($id: ID!) { match(id: $id) { id number sides { entry { player { name } } } } }';
  expect(await api.data(world.anonymous, MATCH, { id })).toMatchObject({ match: { id, number, sides: { length: 2 } } });
  expect(await api.data(world.anonymous, MATCH, { id: draft })).toEqual({ match: null });
});

const SEARCH = `query ($text: String!, $first: Int) { search(text: $text, first: $first) { __typename
  ... on PlayerHit { field text player { name } } ... on TournamentHit { field text tournament { id name } }
  ... on SeriesHit { field text series { name } } ... on GameHit { field text game { id } } } }`;

test('a game is found by words from the names of both its players, and by its tournament and its number in it', async () => {
  const found = async (text: string) => {
    const hits = listAt(await api.data(world.anonymous, SEARCH, { text, first: 9 }), 'search');
    return hits.filter(({ __typename }) => __typename === 'GameHit').map(({ field, text: where }) => [field, where]);
  };
  const both = [
    ['PLAYERS', 'Asha – Juma'],
    ['PLAYERS', 'Juma – Asha'],
  ];
  for (const text of ['asha juma', 'JUM ash', 'Asha – Juma']) expect(new Set(await found(text))).toEqual(new Set(both));
  for (const text of ['asha', 'asha asha', 'asha kobe', 'asha juma neema', '– –'])
    expect(await found(text)).toEqual([]);
  expect(await found('lamu 3')).toEqual([['NUMBER', 'Lamu 100% 3']]);
  expect(await found('Lamu 100% #6')).toEqual([['NUMBER', 'Lamu 100% 6']]);
  for (const text of ['lamu 7', 'lamu 0', 'nowhere 3', 'lamu 99999999']) expect(await found(text)).toEqual([]);
});

test('one search looks through players, tournaments, series and games elsewhere, and says where it has found', async () => {
  const found = async (text: string, first?: number) =>
    listAt(await api.data(world.anonymous, SEARCH, { text, first }), 'search');
  expect(await found('lamu')).toEqual([
    { __typename: 'TournamentHit', field: 'NAME', text: 'lamu again', tournament: { id: draft, name: 'lamu again' } },
    expect.objectContaining({ text: 'Lamu 100%' }),
  ]);
  expect(await found('ash')).toContainEqual({
    __typename: 'PlayerHit',
    field: 'NAME',
    text: 'Asha',
    player: { name: 'Asha' },
  });
  const { game } = { game: textAt(await knockout.match(1, 0), 'games.0.id') };
  await db.prisma.game.updateMany({
    where: { tournamentId: knockout.running.id, key: 'r1.m1.g1' },
    data: { boardNumber: '34567' },
  });
  expect(await found('3456')).toEqual([{ __typename: 'GameHit', field: 'BOARD', text: '34567', game: { id: game } }]);
  expect(await found('p', 2)).toEqual([]);
  expect(await found('lamu', 1)).toHaveLength(1);
  expect(await found('  ')).toEqual([]);
  expect(await found('\u0000\u0000')).toEqual([]);
  const { errors } = await api.ask(world.anonymous, SEARCH, { text: 'lamu', first: 21 });
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});
