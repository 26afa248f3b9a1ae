import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { names } from '../support/kiba-event.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { watchEvents } from './watch-events.ts';
import { mutationOf } from '../support/mutation.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let queries = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 1_200);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
  const query = db.pool.query.bind(db.pool);
  // Prisma sends every query outside a transaction through the pool.
  Object.assign(db.pool, { query: (...args: Parameters<typeof query>) => ((queries += 1), query(...args)) });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const ERROR = '... on CommandError { code message }';

async function run(who: AppContext, mutation: string, input: object, fields: string): Promise<unknown> {
  const source = mutationOf(mutation, `__typename ${ERROR} ${fields}`);
  return at(await api.data(who, source, { input }), mutation);
}

const PLAYER = 'entry { player { name } }';
const PAGE = `query ($id: ID!) { tournament(id: $id) { name status gamesTotal gamesDecided winner { player { name } }
  rules { title text source } playerList { nodes { category score { tenths shown } player { name } } }
  stages { id key kind name state startedAt completedAt awaitingUntil approvedAt approvedBy { name }
    advances { ${PLAYER} group { name } rank place nextStage { key } replaces { id } provisional decidedBy rule why arranged arrangedIn { key } }
    groups { key name isPlayoff standings { rank zone why points ${PLAYER} tieBreaks { code value } } crosstable { provisional rows { standing { zone } cells { games { mark } } } } } }
  formatSettings { ... on KibaSettings { groups withdrawal few playoff approvalHours } } ... on KibaTournament { tryGroups(groups: 5) { code blocking }
    finalists { player { name } } champion { player { name } } advances { place } } } }`;
const OPEN = `query ($id: ID!) { tournament(id: $id) { games(first: 100, status: SCHEDULED) { edges { node { id seats { player { name } } } } } } }`;

async function reportAll(id: string): Promise<void> {
  const open = listAt(at(await api.data(director.context, OPEN, { id }), 'tournament.games.edges.*.node'));
  const results = open.map((game) => {
    const [first, second] = listAt(game, 'seats').map((seat) => textAt(seat, 'player.name'));
    return { gameId: textAt(game, 'id'), winner: String(first) < String(second) ? 'FIRST' : 'SECOND' };
  });
  const input = { tournamentId: id, results };
  const done = await run(director.context, 'reportResult', input, '');
  expect(done).toMatchObject({ __typename: 'ReportResultSuccess' });
}

test('a director runs a tournament of sixteen by the API alone, from the draft to the champion', async () => {
  const settings = { groups: 2, approvalHours: 12 };
  const create = {
    name: 'Zanzibar',
    game: 'BAO',
    format: 'KIBA',
    venue: 'ELSEWHERE',
    maxPlayers: 16,
    formatSettings: { kiba: settings },
  };
  const made = await run(
    director.context,
    'createTournament',
    create,
    '... on CreateTournamentSuccess { tournament { id __typename formatSettings { ... on KibaSettings { groups few } } } }',
  );
  expect(at(made, 'tournament')).toMatchObject({
    __typename: 'KibaTournament',
    formatSettings: { groups: 2, few: 'SHORT_PATH' },
  });
  const id = textAt(made, 'tournament.id');
  const step = async (mutation: string, success = 'TournamentSuccess') =>
    expect(await run(director.context, mutation, { tournamentId: id }, '')).toMatchObject({
      __typename: success,
    });
  await step('openRegistration');
  const newPlayers = names(16).map((name, index) => ({ name, category: 3, elo: 2_000 - 10 * index, matches: 5 }));
  const entered = await run(
    director.context,
    'enterPlayers',
    { tournamentId: id, newPlayers },
    '... on EnterTournamentSuccess { entries { player { id name } } }',
  );
  const last = listAt(entered, 'entries').find((entry) => textAt(entry, 'player.name') === 'P16');
  const category = { tournamentId: id, playerId: textAt(last, 'player.id'), category: 2 };
  const set =
    '... on SetCategorySuccess { entry { category } tournament { playerList { nodes { player { name } } } } }';
  expect(await run(director.context, 'setCategory', category, set)).toMatchObject({
    entry: { category: 2 },
    tournament: {
      playerList: { nodes: [{ player: { name: 'P16' } }, { player: { name: 'P01' } }, ...Array(14).fill({})] },
    },
  });
  await run(director.context, 'setCategory', { ...category, category: 3 }, set);
  const change = { tournamentId: id, formatSettings: { kiba: { groups: null } } };
  const changed =
    '... on TournamentSuccess { tournament { formatSettings { ... on KibaSettings { groups approvalHours } } } }';
  expect(await run(director.context, 'updateTournament', change, changed)).toMatchObject({
    tournament: { formatSettings: { groups: null, approvalHours: 12 } },
  });
  await step('closeRegistration', 'FieldSuccess');
  await step('startTournament', 'ArrangedSuccess');
  const page = async () => at(await api.data(world.anonymous, PAGE, { id }), 'tournament');
  expect(await page()).toMatchObject({
    status: 'RUNNING',
    gamesTotal: 70,
    tryGroups: [{ code: 'GROUP_WITH_BYE' }, {}],
  });
  await reportAll(id);
  const approve = async (dryRun: boolean) => {
    const stage = listAt(await page(), 'stages').find(({ state }) => state === 'AWAITING_APPROVAL');
    const input = { tournamentId: id, stageId: textAt(stage, 'id'), dryRun };
    const fields = `... on AdvanceTournamentSuccess { stage { state } advances { ${PLAYER} place why }
      games { stage group number first { player { name } } second { player { name } } } effects { dryRun summary } }`;
    return run(director.context, 'advanceTournament', input, fields);
  };
  const told = await approve(true);
  expect(told).toMatchObject({ effects: { dryRun: true }, games: { length: 12 } });
  expect(listAt(told, 'advances')[0]).toMatchObject({
    entry: { player: { name: 'P01' } },
    place: 'FIRST',
    why: 'Place 1 of group A: goes on to the semi-final of the firsts, separated by points from those who fare otherwise (KIBA 10.1).',
  });
  const stands = listAt(await page(), 'stages')[0];
  expect(at(stands, 'groups.0.standings.*.zone')).toEqual(['FIRST', 'SECOND', ...Array(4).fill('OUT')]);
  expect(await approve(false)).toMatchObject({ stage: { state: 'PUBLISHED' }, games: { length: 12 } });
  await reportAll(id);
  expect(await approve(false)).toMatchObject({ games: [{ stage: 'Final', number: 1 }] });
  await reportAll(id);
  await reportAll(id);
  expect(await page()).toMatchObject({
    status: 'FINISHED',
    winner: { player: { name: 'P01' } },
    champion: { player: { name: 'P01' } },
    finalists: [{ player: { name: 'P01' } }, { player: { name: 'P04' } }],
    stages: [{ kind: 'QUALIFICATION', approvedBy: { name: 'Director' } }, { kind: 'SEMIFINAL' }, { kind: 'FINAL' }],
  });
  expect(at(await page(), 'stages.2.groups.0.standings.*.zone')).toEqual(['CHAMPION', 'RUNNER_UP']);
  const RANKING = `query ($id: ID!) { tournament(id: $id) { ranking(first: 100) { edges { node {
    place shared certainty decidedBy why stage { kind } ${PLAYER} standing { rank } } } } } }`;
  const ranking = listAt(await api.data(world.anonymous, RANKING, { id }), 'tournament.ranking.edges').map(
    ({ node }) => node,
  );
  expect(at(ranking, '*.place')).toEqual([
    1,
    2,
    ...Array(2).fill(3),
    ...Array(2).fill(5),
    7,
    7,
    7,
    10,
    10,
    10,
    13,
    13,
    13,
    16,
  ]);
  expect(at(ranking, '*.certainty')).toEqual(Array(16).fill('FINAL'));
  queries = 0;
  await page();
  // Measured: 8. The bound leaves room for what is asked in one turn to come in two.
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThanOrEqual(12);
});

test.each([
  ['another stage than one of the tournament', 'advanceTournament', { stageId: 'U3RhZ2U6eA==' }, 'NOT_FOUND'],
  ['a player who is not there', 'setCategory', { playerId: 'nobody', category: 1 }, 'NOT_FOUND'],
  ['groups below one', 'updateTournament', { formatSettings: { kiba: { groups: 0 } } }, 'INVALID_INPUT'],
  [
    'a replacement before the start',
    'replacePlayer',
    { stageId: 'U3RhZ2U6eA==', out: 'a', in: 'b', reason: 'Ill' },
    'WRONG_STATUS',
  ],
])('a refusal by name: %s', async (_name, mutation, input, code) => {
  const tournamentId = globalId('KibaTournament', await world.draft(director, { format: 'KIBA', settings: {} }));
  await world.db.prisma.tournament.updateMany({
    data: { status: mutation === 'setCategory' ? 'REGISTRATION' : 'DRAFT' },
  });
  expect(await run(director.context, mutation, { tournamentId, ...input }, '')).toMatchObject({ code });
});

test('a player reads what happens to him as sentences', async () => {
  const tournamentId = await world.draft(director, { format: 'KIBA', settings: {}, venue: 'ELSEWHERE' });
  const id = globalId('KibaTournament', tournamentId);
  const command = (mutation: string) => run(director.context, mutation, { tournamentId: id }, '');
  await command('openRegistration');
  const players: Person[] = [];
  for (const name of names(6)) players.push(await world.person(`Reader ${name}`));
  for (const { context } of players) {
    await run(context, 'enterTournament', { tournamentId: id }, '');
  }
  await command('closeRegistration');
  await command('startTournament');
  const source = `subscription { myEvents(after: 0) { __typename text ... on MyStageStarted { stage { key } group { key }
    games { id } deadline tournament { id } } } }`;
  const told = await watchEvents({ api, who: players[0]!.context, source }, 3);
  expect(told.map((event) => at(event, 'myEvents'))).toMatchObject([
    { __typename: 'MyTournamentChanged', text: 'Registration has closed.' },
    { __typename: 'MyTournamentChanged', text: 'The tournament has started.' },
    {
      text: 'Qualification: you have 10 games in group A; you move first in 5 of them.',
      stage: { key: 'q' },
      group: { key: 'q.A' },
      games: { length: 10 },
      deadline: null,
      tournament: { id },
    },
  ]);
});
