import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (who: AppContext, name: string, input: object, fields?: string) => mutate(api, who, name, input, fields);

const playerOf = (person: Person) => globalId('Player', person.playerId);
const CHANGED = '{ tournament { id status } effects { dryRun events { kind text topic } } }';
const TOURNAMENT = `... on TournamentSuccess ${CHANGED}`;
const ARRANGED = `... on ArrangedSuccess ${CHANGED}`;

describe('the life of a tournament', () => {
  test('through the API alone: made, opened, entered, closed, started, played, ruled, resigned to its end', async () => {
    const made = await run(
      director.context,
      'createTournament',
      { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN' },
      '... on CreateTournamentSuccess { tournament { id status name format game venue timeControl } effects { events { text } } }',
    );
    expect(made).toMatchObject({
      __typename: 'CreateTournamentSuccess',
      tournament: { status: 'DRAFT', name: 'Lamu', format: 'ROUND_ROBIN', venue: 'HERE', timeControl: 'T=(3+1)<=7' },
      effects: { events: [{ text: 'The tournament was created.' }] },
    });
    const tournamentId: string = textAt(made.tournament, 'id');
    const of = { tournamentId };
    expect(await run(director.context, 'openRegistration', of, TOURNAMENT)).toMatchObject({
      tournament: { status: 'REGISTRATION' },
      effects: { dryRun: false, events: [{ kind: 'TournamentChanged', text: 'Registration has opened.' }] },
    });
    const ana = await world.person('Ana');
    const entered =
      '... on EnterTournamentSuccess { entries { player { name hasAccount } elo matches } tournament { entries { totalCount } } }';
    expect(await run(ana.context, 'enterTournament', of, entered)).toMatchObject({
      entries: [{ player: { name: 'Ana', hasAccount: true } }],
    });
    const bea = await world.person('Bea');
    const input = {
      ...of,
      playerIds: [playerOf(bea)],
      newPlayers: [{ name: 'Cleo', country: 'KE', elo: 1700, matches: 3 }],
    };
    expect(await run(director.context, 'enterPlayers', input, entered)).toMatchObject({
      entries: [{ player: { name: 'Bea' } }, { player: { name: 'Cleo', hasAccount: false }, elo: 1700, matches: 3 }],
    });
    expect(await run(ana.context, 'leaveTournament', of, TOURNAMENT)).toMatchObject({
      __typename: 'TournamentSuccess',
    });
    expect(await run(ana.context, 'enterTournament', of, entered)).toMatchObject({
      __typename: 'EnterTournamentSuccess',
    });
    expect(
      await run(director.context, 'closeRegistration', of, '... on FieldSuccess { tournament { status } }'),
    ).toMatchObject({
      tournament: { status: 'CLOSED' },
    });
    const dry = await run(director.context, 'startTournament', { ...of, dryRun: true }, ARRANGED);
    expect(dry).toMatchObject({ tournament: { status: 'CLOSED' }, effects: { dryRun: true } });
    expect(listAt(dry.effects, 'events').map(({ kind }) => kind)).toContain('StageStarted');
    expect(listAt(dry.effects, 'events').every(({ topic }) => !textAt(topic, '').startsWith('player:'))).toBe(true);
    expect(await run(director.context, 'startTournament', of, ARRANGED)).toMatchObject({
      tournament: { status: 'RUNNING' },
    });

    const GAMES = `query ($id: ID!) { tournament(id: $id) { status winner { player { name } } games(first: 100) { edges { node { id status
      seats { seat player { id name } } ... on BaoGame { legalMoves { notation } } } } } lastStageStandings { points entry { player { name } } } } }`;
    const games = async () => (await api.data(world.anonymous, GAMES, { id: tournamentId })).tournament;
    const open = listAt(at(await games(), 'games.edges.*.node'));
    expect(open).toHaveLength(6);
    const seatOf = (game: Answer, name: string) =>
      listAt(game, 'seats').find(({ player }) => at(player, 'name') === name)?.seat;
    const own = open.find((game) => seatOf(game, 'Ana') === 'FIRST') ?? {};
    const move = textAt(own, 'legalMoves.0.notation');
    const played = '... on PlayMoveSuccess { notation repeated warnings game { ply version toMove } }';
    expect(await run(ana.context, 'playMove', { gameId: own.id, ply: 0, move }, played)).toMatchObject({
      notation: move,
      repeated: false,
      game: { ply: 1, toMove: 'SECOND' },
    });
    expect(await run(ana.context, 'playMove', { gameId: own.id, ply: 0, move }, played)).toMatchObject({
      repeated: true,
      game: { ply: 1 },
    });
    const changed =
      '... on GameSuccess { game { status result { how winner { player { name } } ruling { reason } } clock { remaining { first } } } effects { standings { pointsBefore pointsAfter rankAfter entry { player { name } } } games { id } } }';
    const more = { gameId: own.id, seat: 'FIRST', seconds: 3_600, reason: 'The line was down.' };
    expect(await run(director.context, 'extendTime', more, changed)).toMatchObject({ game: { status: 'RUNNING' } });
    const resigned = await run(ana.context, 'resign', { gameId: own.id }, changed);
    expect(resigned.game).toMatchObject({ status: 'FINISHED', result: { how: 'RESIGNED', ruling: null } });
    expect(at(resigned.effects, 'standings')).toContainEqual(
      expect.objectContaining({ pointsBefore: 0, pointsAfter: 1, rankAfter: 1 }),
    );
    for (const game of open) {
      const cleo = seatOf(game, 'Cleo');
      const ruling = { gameId: game.id, winner: cleo ?? 'FIRST', reason: 'The director decides.' };
      expect(await run(director.context, 'adjudicate', ruling, changed)).toMatchObject({
        game: { status: 'FINISHED', result: { how: 'ADJUDICATED', ruling: { reason: 'The director decides.' } } },
      });
    }
    expect(await games()).toMatchObject({
      status: 'FINISHED',
      winner: { player: { name: 'Cleo' } },
      lastStageStandings: [{ points: 4 }, {}, {}],
    });
  });

  test('played elsewhere: results come in bulk, all or none', async () => {
    const made = await run(
      director.context,
      'createTournament',
      { name: 'By mail', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' },
      '... on CreateTournamentSuccess { tournament { id timeControl } }',
    );
    expect(at(made.tournament, 'timeControl')).toBeNull();
    const of = { tournamentId: at(made.tournament, 'id') };
    await run(director.context, 'openRegistration', of);
    const newPlayers = ['Ada', 'Ben', 'Cem'].map((name) => ({ name }));
    await run(director.context, 'enterPlayers', { ...of, newPlayers });
    await run(director.context, 'closeRegistration', of);
    await run(director.context, 'startTournament', of);
    const GAMES = `query ($id: ID!) { tournament(id: $id) { games { edges { node { __typename id clock { control } record moves { edges { cursor } } result { how at } ... on ReportedGame { address boardNumber reportedBy { name } } } } } } }`;
    const games = async () =>
      listAt(at(await api.data(world.anonymous, GAMES, { id: of.tournamentId }), 'tournament.games.edges.*.node'));
    const before = await games();
    expect(before[0]).toMatchObject({
      __typename: 'ReportedGame',
      clock: null,
      record: null,
      moves: null,
      result: null,
    });
    const results = before.map(({ id }, index) => ({
      gameId: id,
      winner: index % 2 === 0 ? 'FIRST' : 'SECOND',
      address: 'https://example.org/board/7',
      boardNumber: '7',
    }));
    const spoiled = [...results.slice(0, 2), { ...results[2], gameId: 'nothing' }];
    expect(
      await run(director.context, 'reportResult', { ...of, results: spoiled }, '... on InvalidResult { index }'),
    ).toMatchObject({
      __typename: 'InvalidResult',
      index: 2,
    });
    for (const address of ['javascript:alert(1)', 'ftp://example.org/7', 'example.org/7', 'http://']) {
      const elsewhere = results.map((result) => ({ ...result, address }));
      expect(
        await run(director.context, 'reportResult', { ...of, results: elsewhere }, '... on InvalidResult { index }'),
      ).toMatchObject({ index: 0, message: 'Result 1: an address begins with http:// or https://.' });
    }
    expect(await games()).toEqual(before);
    expect(
      await run(
        director.context,
        'reportResult',
        { ...of, results },
        '... on ReportResultSuccess { games { id status } tournament { status } }',
      ),
    ).toMatchObject({
      tournament: { status: 'FINISHED' },
      games: results.map(({ gameId }) => ({ id: gameId, status: 'FINISHED' })),
    });
    expect((await games())[0]).toMatchObject({
      address: 'https://example.org/board/7',
      boardNumber: '7',
      reportedBy: { name: 'Dalila' },
      result: { how: 'PLAYED' },
    });
  });

  test('a dry run of a new tournament answers no tournament, and makes none', async () => {
    const count = async () => db.prisma.tournament.count();
    const before = await count();
    const dry = await run(
      director.context,
      'createTournament',
      { name: 'Nowhere', game: 'BAO', format: 'ROUND_ROBIN', dryRun: true },
      '... on CreateTournamentSuccess { tournament { id } effects { dryRun events { text } } }',
    );
    expect(dry).toMatchObject({
      tournament: null,
      effects: { dryRun: true, events: [{ text: 'The tournament was created.' }] },
    });
    expect(await count()).toBe(before);
  });
});

test('a cycle of leagues through the API: the last one from a text, the start, a table, and a refusal (Kuksu 12)', async () => {
  const settings = {
    name: 'Kuksu',
    format: 'KUKSU',
    game: 'GO',
    venue: 'ELSEWHERE',
    formatSettings: { kuksu: { acceptanceDays: 0 } },
  };
  const made = await run(
    director.context,
    'createTournament',
    settings,
    '... on CreateTournamentSuccess { tournament { id __typename maxPlayers } }',
  );
  expect(made).toMatchObject({ tournament: { __typename: 'KuksuTournament', maxPlayers: 1270 } });
  const tournamentId = textAt(made, 'tournament.id');
  const about = { tournamentId };
  await run(director.context, 'openRegistration', about);
  const newPlayers = ['Ada', 'Bea', 'Cyd', 'Dan', 'Eve', 'Fay'].map((name, index) => ({ name, elo: 2000 - index }));
  await run(director.context, 'enterPlayers', { ...about, newPlayers });
  const MATCHES = `... on ImportLastCycleSuccess { unmatched lines { line outcome messages } newcomers { player { name } }
    matched { entry { player { name } previousCycle { title } } previous { league tier rank disqualified title } } }`;
  const text = 'name,league,rank,title\nFay,,,holder\nAda,A,2,\nGil,B1,1,';
  const taken = await run(director.context, 'importLastCycle', { ...about, text }, MATCHES);
  expect(taken).toMatchObject({
    ...{ __typename: 'ImportLastCycleSuccess', unmatched: ['Gil'] },
    lines: [
      { line: 2, outcome: 'TAKEN', messages: ['Fay holds the title.'] },
      { line: 3, outcome: 'TAKEN', messages: ['Ada was in A, place 2.'] },
      { line: 4, outcome: 'NOTHING', messages: ['Gil has not signed up: nothing is taken over.'] },
    ],
  });
  expect(listAt(taken, 'matched').map(({ previous }) => previous)).toEqual(
    expect.arrayContaining([
      { league: null, tier: null, rank: null, disqualified: false, title: 'HOLDER' },
      { league: 'A', tier: 1, rank: 2, disqualified: false, title: null },
    ]),
  );
  expect(listAt(taken, 'newcomers')).toHaveLength(4);
  const refused = await run(director.context, 'takeLastCycle', { ...about, lastId: tournamentId });
  expect(refused).toMatchObject({ __typename: 'InvalidInput', code: 'INVALID_INPUT' });
  const ARRANGED = `query ($id: ID!) { tournament(id: $id) { ... on KuksuTournament { arrangement { refusal plan { status }
    placements { entry { player { name } } league reason rule } } } } }`;
  const arranged = async () =>
    at(await api.data(director.context, ARRANGED, { id: tournamentId }), 'tournament.arrangement');
  const before = await arranged();
  expect(before).toMatchObject({ refusal: null, plan: { status: 'OK' } });
  expect(listAt(before, 'placements').slice(0, 2)).toEqual([
    { entry: { player: { name: 'Ada' } }, league: 'A', reason: 'DEFAULT', rule: 'Kuksu 2.2' },
    { entry: { player: { name: 'Bea' } }, league: 'A', reason: 'REST', rule: 'Kuksu 8.1' },
  ]);
  await run(director.context, 'closeRegistration', about);
  expect(await run(director.context, 'startTournament', about)).toMatchObject({ __typename: 'ArrangedSuccess' });
  expect(await arranged()).toEqual(before);
  const shown = await api.data(
    director.context,
    `query ($id: ID!) { tournament(id: $id) { ... on KuksuTournament { holder { id } gamesTotal
      groups { name crosstable { rows { standing { zone why entry { player { name } } } } } } } } }`,
    { id: tournamentId },
  );
  const rows = listAt(shown, 'tournament.groups.0.crosstable.rows');
  // Who goes up and who goes down is said when something was played.
  expect(rows.map((row) => ['entry.player.name', 'zone', 'why'].map((told) => at(row, `standing.${told}`)))).toEqual(
    ['Ada', 'Bea', 'Cyd', 'Dan', 'Eve'].map((name) => [name, null, null]),
  );
  expect(at(shown, 'tournament')).toMatchObject({ holder: null, gamesTotal: 10 });
});
