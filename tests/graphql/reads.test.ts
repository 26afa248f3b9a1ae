import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type GameId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { USUAL_TOURNAMENT, must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;
let gameId: GameId;
let game: string;
let tournament: string;

/** Oscar, Kobe and Jan; two moves played in one game, which is then decided by a ruling. */
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [first] = await running.games();
  if (first === undefined) throw new Error('No game');
  gameId = first.id;
  game = globalId('BaoGame', gameId);
  tournament = globalId('RoundRobinTournament', running.id);
  for (const ply of [0, 1]) {
    world.pass(HOUR);
    const { game: seen } = await api.data(
      world.anonymous,
      '{ game(id: "' + game + '") { ... on BaoGame { legalMoves { notation } } } }',
    );
    const seat = ply === 0 ? 'first' : 'second';
    const mover = personOf(running.players, first.players[seat]);
    must(await playMove(mover.context, { gameId, ply, move: textAt(seen, 'legalMoves.0.notation') }));
  }
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const NODES = `query ($id: ID!) { node(id: $id) { __typename id } }`;

describe('node', () => {
  test('answers everything that has an id, by the very id it was asked for', async () => {
    const { tournament: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { tournament(id: $id) { id director { id } entries { id } stages { id } groups { id pairings { id games { id } } } } }`,
      { id: tournament },
    );
    const ids: string[] = [
      textAt(seen, 'id'),
      textAt(seen, 'director.id'),
      textAt(seen, 'entries.0.id'),
      textAt(seen, 'stages.0.id'),
      textAt(seen, 'groups.0.id'),
      textAt(seen, 'groups.0.pairings.0.id'),
      game,
    ];
    for (const id of ids) {
      const { node } = await api.data(world.anonymous, NODES, { id });
      expect(node).toMatchObject({ id });
      expect(Buffer.from(id, 'base64').toString()).toMatch(new RegExp(`^${at(node, '__typename')}:`));
    }
    const { nodes } = await api.data(world.anonymous, `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
      ids: [...ids, 'nothing'],
    });
    expect(nodes).toEqual([...ids.map((id) => ({ id })), null]);
  });

  test.each([
    ['text that is no id', 'hello'],
    ['nothing', ''],
    ['an id of nobody', globalId('Player', asId('nobody'))],
    ['a type that there is not', globalId('Account', asId('x'))],
    ['a name that every object inherits', globalId('constructor', asId('x'))],
    ['a key of the database', '\'; drop table "Game"; --'],
    ['very long text', 'A'.repeat(100_000)],
    ['characters of no alphabet', '\u0000\uD800😀'],
  ])('answers null for %s', async (_what, id) => {
    expect((await api.data(world.anonymous, NODES, { id })).node).toBeNull();
    const { game: none, tournament: neither } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { id } tournament(id: $id) { id } }`,
      { id },
    );
    expect([none, neither]).toEqual([null, null]);
  });

  test('answers null for an id under the name of another type', async () => {
    for (const name of ['ReportedGame', 'Player', 'RoundRobinTournament']) {
      expect((await api.data(world.anonymous, NODES, { id: globalId(name, gameId) })).node).toBeNull();
    }
  });
});

describe('a game of bao', () => {
  test('shows its seats, clock, moves and board; nobody signed out is to move', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { __typename number status ply version toMove viewerCanMove viewerSeat
        seats { seat side player { name } } clock { control limit remaining { first second } timeUsed { first second } running since expiresAt serverNow paused }
        moves(first: 1) { edges { cursor node { ply seat notation cause at remaining { first second } } } pageInfo { hasNextPage hasPreviousPage } }
        result { how } ... on BaoGame { variant position { stage toMove south { front back store } outcome { winner } } legalMoves { notation result { encoding } } } } }`,
      { id: game },
    );
    expect(seen).toMatchObject({
      __typename: 'BaoGame',
      status: 'RUNNING',
      ply: 2,
      toMove: 'FIRST',
      viewerCanMove: false,
      viewerSeat: null,
      result: null,
      variant: 'KISWAHILI',
      clock: {
        control: 'T=(3+1)<=7',
        limit: 604_800,
        running: 'FIRST',
        paused: false,
        timeUsed: { first: 3_600, second: 3_600 },
      },
      moves: { pageInfo: { hasNextPage: true, hasPreviousPage: false } },
      position: { stage: 'KUNAMUA', toMove: 'FIRST', outcome: null },
    });
    expect(listAt(seen, 'seats').map(({ side }) => side)).toEqual(['South', 'North']);
    expect(at(seen, 'clock.remaining')).toEqual({ first: (4 * DAY - HOUR) / 1_000, second: (4 * DAY - HOUR) / 1_000 });
    expect(at(seen, 'position.south.front')).toHaveLength(8);
    expect(at(seen, 'legalMoves.length')).toBeGreaterThan(0);
    const [move] = listAt(seen, 'moves.edges');
    expect(move?.node).toMatchObject({ ply: 0, seat: 'FIRST', cause: 'PLAYER' });
  });

  test('can be looked at after any ply, each with its sowing in words; beyond the last there is nothing', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { ... on BaoGame { position { encoding } start: at(ply: 0) { ply notation summary trace { kind } position { encoding } }
        last: at(ply: 2) { ply notation summary trace { kind pit seeds } position { encoding } } beyond: at(ply: 3) { ply } before: at(ply: -1) { ply } } } }`,
      { id: game },
    );
    expect(at(seen, 'start')).toMatchObject({ ply: 0, notation: null, summary: null, trace: [] });
    expect(at(seen, 'start.position.encoding')).toBe('K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -');
    expect(at(seen, 'last.position.encoding')).toBe(at(seen, 'position.encoding'));
    expect(at(seen, 'last.summary')).toMatch(/^a\d[<>]\S* took .* sown, stopped in [ab]\d.*\.$/);
    expect(listAt(seen, 'last.trace').at(0)?.kind).toBe('PLACE');
    expect(listAt(seen, 'last.trace').at(-1)?.kind).toBe('STOP');
    expect([at(seen, 'beyond'), at(seen, 'before')]).toEqual([null, null]);
  });

  test('has a record: a transcript that reads back to the same position, and JSON', async () => {
    const { game: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { game(id: $id) { record json: record(format: JSON) ... on BaoGame { position { encoding } } } }`,
      { id: game },
    );
    const { baoRecord } = await api.data(
      world.anonymous,
      `query ($text: String!) { baoRecord(text: $text) { ... on BaoRecord { moves south position { encoding } } } }`,
      { text: at(seen, 'record') },
    );
    expect(at(baoRecord, 'position.encoding')).toBe(at(seen, 'position.encoding'));
    expect(JSON.parse(textAt(seen, 'json'))).toMatchObject({
      position: at(seen, 'position.encoding'),
      moves: [{ ply: 0 }, { ply: 1 }],
    });
  });

  test('tells its players which seat is theirs and whether they are to move', async () => {
    const [record] = (await running.games()).filter(({ id }) => id === gameId);
    if (record === undefined) throw new Error('No game');
    for (const [seat, may] of [
      ['first', true],
      ['second', false],
    ] as const) {
      const person = personOf(running.players, record.players[seat]);
      const { game: seen, viewer } = await api.data(
        person.context,
        `query ($id: ID!) { game(id: $id) { viewerSeat viewerCanMove } viewer { name role canDirect player { name } games { id viewerCanMove } } }`,
        { id: game },
      );
      expect(seen).toEqual({ viewerSeat: seat.toUpperCase(), viewerCanMove: may });
      expect(viewer).toMatchObject({
        name: person.name,
        role: 'PLAYER',
        canDirect: false,
        player: { name: person.name },
      });
      const mine = listAt(viewer, 'games').map(({ viewerCanMove }) => viewerCanMove === true);
      expect(mine).toHaveLength(4);
      expect(mine).toEqual(mine.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});

const cursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

describe('lists', () => {
  const PLAYERS = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String) {
    players(first: $first, after: $after, last: $last, before: $before, search: $search) {
      edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const names = (connection: unknown) => at(connection, 'edges.*.node.name');

  test('go forwards and backwards without gap or repeat', async () => {
    const { players: all } = await api.data(world.anonymous, PLAYERS, { first: 100 });
    const forwards: unknown[] = [];
    for (let after: string | null = null; ;) {
      const { players }: Answer = await api.data(world.anonymous, PLAYERS, { first: 2, after });
      forwards.push(...listAt(names(players)));
      if (!at(players, 'pageInfo.hasNextPage')) break;
      after = textAt(players, 'pageInfo.endCursor');
    }
    expect(forwards).toEqual(names(all));
    const backwards: unknown[] = [];
    for (let before: string | null = null; ;) {
      const { players }: Answer = await api.data(world.anonymous, PLAYERS, { last: 2, before });
      backwards.unshift(...listAt(names(players)));
      if (!at(players, 'pageInfo.hasPreviousPage')) break;
      before = textAt(players, 'pageInfo.startCursor');
    }
    expect(backwards).toEqual(names(all));
  });

  test('of games go on over a key of several numbers, and of a player put open games first', async () => {
    const GAMES = `query ($id: ID!, $after: String) { tournament(id: $id) { games(first: 2, after: $after) {
      edges { node { id number pairing { round } } } pageInfo { hasNextPage endCursor } } } }`;
    const seen: Answer[] = [];
    for (let after: string | null = null; ;) {
      const page: Answer = await api.data(world.anonymous, GAMES, { id: tournament, after });
      seen.push(...listAt(at(page, 'tournament.games.edges.*.node')));
      if (!at(page, 'tournament.games.pageInfo.hasNextPage')) break;
      after = textAt(page, 'tournament.games.pageInfo.endCursor');
    }
    expect(seen.map(({ number, pairing }) => [at(pairing, 'round'), number])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
  });

  test('search by a part of the name, in which signs of the database mean themselves', async () => {
    expect(names((await api.data(world.anonymous, PLAYERS, { search: 'OSC' })).players)).toEqual(['Oscar']);
    expect(names((await api.data(world.anonymous, PLAYERS, { search: '%' })).players)).toEqual([]);
    expect(names((await api.data(world.anonymous, PLAYERS, { search: '_' })).players)).toEqual([]);
  });

  test.each([
    ['an instant beyond all calendars', '{ tournaments(after: "CURSOR") { edges { cursor } } }', { at: 1e20, id: 'x' }],
    ['half an instant', '{ tournaments(after: "CURSOR") { edges { cursor } } }', { at: 0.5, id: 'x' }],
    ['a ply beyond all games', '{ tournament(id: "ID") { log(after: "CURSOR") { edges { cursor } } } }', 4e9],
    [
      'a place of too few numbers',
      '{ tournament(id: "ID") { games(after: "CURSOR") { edges { cursor } } } }',
      { numbers: [1], id: 'x' },
    ],
  ])('refuse a cursor of %s', async (_what, source, key) => {
    const { errors } = await api.ask(world.anonymous, source.replace('CURSOR', cursor(key)).replace('ID', tournament));
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('find nobody under a name that no name can be', async () => {
    for (const text of ['\0', 'a\0b', '\uD800', "' or 1=1 --"]) {
      const { player, players } = await api.data(
        world.anonymous,
        `query ($text: String!) { player(handle: $text) { id } players(search: $text) { edges { cursor } } }`,
        { text },
      );
      expect([player, at(players, 'edges')]).toEqual([null, []]);
    }
    const { player } = await api.data(
      world.anonymous,
      '{ player(handle: "oscar") { name isBot hasAccount kibaScore { tenths shown } } }',
    );
    expect(player).toEqual({ name: 'Oscar', isBot: false, hasAccount: true, kibaScore: { tenths: 1500, shown: 150 } });
  });

  test.each([
    ['no items', { first: 0 }],
    ['fewer than none', { first: -1 }],
    ['more than a hundred', { first: 101 }],
    ['more than a hundred from the back', { last: 101 }],
    ['both ends at once', { first: 1, last: 1 }],
    ['a cursor that is none', { first: 1, after: 'x' }],
    ['a cursor of another list', { first: 1, after: cursor({ at: 1, id: 'x' }) }],
    ['a cursor with a NUL in it', { first: 1, after: cursor({ name: '\0', id: 'x' }) }],
    ['a cursor of a megabyte', { first: 1, before: 'A'.repeat(1_000_000) }],
  ])('refuse %s as bad input', async (_what, variables) => {
    const { errors } = await api.ask(world.anonymous, PLAYERS, variables);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });
});

describe('a tournament', () => {
  const TABLE = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) { version gamesTotal gamesDecided
    standings(asOf: $asOf) { rank points played entry { player { name } } }
    groups { crosstable(asOf: $asOf) { provisional rows { standing { rank entry { player { name } } }
      cells { opponent { player { name } } games { number mark how overridden game { id } } } } } }
    rulings { reason text replaces by { name } game { id } }
    log(last: 5) { edges { node { kind text version game { id } } } } } }`;

  test('tells its table as it stands and as it stood, marks what a director has overruled, and logs it in words', async () => {
    const before = new Date(world.now()).toISOString();
    world.pass(HOUR);
    must(await adjudicate(running.director.context, { gameId, winner: 'first', reason: 'Agreed by both.' }));
    world.pass(HOUR);
    const between = new Date(world.now()).toISOString();
    world.pass(HOUR);
    must(
      await adjudicate(running.director.context, { gameId, winner: 'second', reason: 'I had read the names wrongly.' }),
    );
    const now = (await api.data(world.anonymous, TABLE, { id: tournament })).tournament;
    const then = (await api.data(world.anonymous, TABLE, { id: tournament, asOf: between })).tournament;
    const first = (await api.data(world.anonymous, TABLE, { id: tournament, asOf: before })).tournament;
    const points = (table: unknown) => at(table, 'standings.*.points');
    expect([points(now), points(then), points(first)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(at(now, 'standings.0.entry.player.name')).not.toBe(at(then, 'standings.0.entry.player.name'));
    const marks = (table: unknown) =>
      listAt(table, 'groups.0.crosstable.rows').flatMap(({ cells }) =>
        listAt(cells).flatMap(({ games }) =>
          listAt(games)
            .filter((sign) => at(sign.game, 'id') === game)
            .map(({ mark, how, overridden }) => ({ mark, how, overridden })),
        ),
      );
    expect(marks(now)).toEqual([
      { mark: 'WON', how: 'ADJUDICATED', overridden: true },
      { mark: 'LOST', how: 'ADJUDICATED', overridden: true },
    ]);
    expect(marks(then)).toContainEqual({ mark: 'WON', how: 'ADJUDICATED', overridden: false });
    expect(marks(first)).toEqual([
      { mark: 'RUNNING', how: null, overridden: false },
      { mark: 'RUNNING', how: null, overridden: false },
    ]);
    expect(at(now, 'groups.0.crosstable.provisional')).toBe(true);
    expect(now).toMatchObject({ gamesTotal: 6, gamesDecided: 1 });
    expect(
      listAt(now, 'rulings').map(({ reason, by, game: about }: Answer) => [reason, at(by, 'name'), at(about, 'id')]),
    ).toEqual([
      ['Agreed by both.', 'Director', game],
      ['I had read the names wrongly.', 'Director', game],
    ]);
    const lines = listAt(at(now, 'log.edges.*.node'));
    expect(lines.at(-1)?.version).toBe(at(now, 'version'));
    expect(lines.map(({ text }) => text).join('\n')).toContain('Ruling: ');
  });

  test('says its rules in words', async () => {
    const { tournament: seen } = await api.data(
      world.anonymous,
      `query ($id: ID!) { tournament(id: $id) { minPlayers maxPlayers rules { title text source } ... on RoundRobinTournament { preset variant } } }`,
      { id: tournament },
    );
    expect(seen).toMatchObject({ minPlayers: 3, maxPlayers: 34, preset: 'FREE', variant: 'KISWAHILI' });
    expect(at(seen, 'rules')).toContainEqual({
      title: 'Time control',
      text: '3 days each, plus 1 day a move, never above 7 days.',
      source: 'KIBA tournament, A.7: T=(3+1)<=7',
    });
    expect(listAt(seen, 'rules').map(({ title }) => title)).toEqual([
      'Game',
      'Format',
      'Games of a pair',
      'Points',
      'Equal points',
      'Withdrawal',
      'Players',
      'Venue',
      'Time control',
      'Out of time',
    ]);
  });

  test('that is a draft shows no table, and what keeps it from starting', async () => {
    const { tournamentId } = must(
      await createTournament(running.director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'KIBA' } }),
    );
    const id = globalId('RoundRobinTournament', tournamentId);
    const QUERY = `query ($id: ID!) { tournament(id: $id) { status standings { rank } stages { id } groups { id } winner { id } gamesTotal
      preflight { code blocking } viewerCanEnter viewerCanDirect viewerEntry { id } } }`;
    const drafted = (await api.data(running.director.context, QUERY, { id })).tournament;
    expect(drafted).toMatchObject({
      status: 'DRAFT',
      standings: [],
      stages: [],
      groups: [],
      winner: null,
      gamesTotal: 0,
      viewerCanEnter: false,
      viewerCanDirect: true,
    });
    expect(listAt(drafted, 'preflight').some(({ blocking }) => blocking)).toBe(true);
    const stranger = (await api.data(world.anonymous, QUERY, { id })).tournament;
    expect(stranger).toMatchObject({ viewerCanDirect: false, viewerEntry: null });
  });
});
