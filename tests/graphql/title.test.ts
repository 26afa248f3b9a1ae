import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { leaveTournament } from '../../api/src/application/commands/tournament/leave.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type GameId, type PlayerId, type SeriesId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { playOut, strongerWins } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { HANDED_ON, LOG, PATHS, TITLE, inShort } from '../support/title-questions.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutationOf } from '../support/mutation.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
/** K1 to K7; the number is the place in the list that decides who wins. */
let people: readonly Person[];
let series: string;
let seriesId: SeriesId;

const PLAYERS = 7;
const CYCLE = {
  format: 'KUKSU',
  settings: { approvalHours: 0, acceptanceDays: 0 },
  game: 'GO',
  gameConfig: {},
} as const;

const id = (person: number): PlayerId => people[person - 1]!.playerId;
const title = async (who: AppContext = world.anonymous): Promise<Answer> =>
  at(await api.data(who, TITLE, { id: series }), 'series') as Answer;

/** Runs a mutation that takes one input. */
async function run(who: AppContext, name: string, input: object, fields = ''): Promise<Answer> {
  const source = mutationOf(name, `__typename ... on CommandError { code message } ${fields}`);
  return (await api.data<Record<string, Answer>>(who, source, { input }))[name] ?? {};
}

/** A cycle of the title whose sign-up is open, with these players; who holds the title is there already. */
async function signedUp(players: readonly number[], number: number | null = null): Promise<TournamentId> {
  world.pass(millis(HOUR));
  const cycle = await world.draft(director, {
    ...{ ...CYCLE, name: 'Cycle', venue: 'ELSEWHERE', maxPlayers: 30 },
    series: { seriesId, number },
  });
  must(await openRegistration(director.context, { tournamentId: cycle }));
  must(await enterPlayers(director.context, { tournamentId: cycle, playerIds: players.map(id), newPlayers: [] }));
  return cycle;
}

async function played(cycle: TournamentId, order: readonly number[]): Promise<void> {
  must(await closeRegistration(director.context, { tournamentId: cycle }));
  await playOut(world, director, cycle, strongerWins(order.map(id)));
}

async function paths(cycle: TournamentId): Promise<Record<string, readonly Answer[]>> {
  const answer = await api.data(world.anonymous, PATHS, { id: globalId('KuksuTournament', cycle) });
  return Object.fromEntries(
    listAt(answer, 'tournament.paths').map((path) => [textAt(path, 'entry.player.name'), listAt(path, 'steps')]),
  );
}

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 5_100);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
  const made: Person[] = [];
  for (let number = 1; number <= PLAYERS; number += 1) made.push(await world.person(`K${number}`));
  people = made;
});
afterAll(async () => {
  await api.close();
  await db.close();
});

test('a title is made by directors, and begins without a cycle', async () => {
  const player = people[0]!.context;
  expect(await run(player, 'createTitle', { name: 'Kuksu' })).toMatchObject({ code: 'FORBIDDEN' });
  const made = await run(
    director.context,
    'createTitle',
    { name: 'Kuksu', description: 'For all.' },
    '... on SeriesSuccess { series { id __typename kind } }',
  );
  expect(made).toMatchObject({ series: { __typename: 'KuksuTitle', kind: 'TITLE' } });
  series = textAt(made, 'series.id');
  seriesId = asId<SeriesId>(Buffer.from(series, 'base64').toString().split(':')[1] ?? '');
  expect(await run(director.context, 'openCycle', { seriesId: series })).toMatchObject({ code: 'WRONG_STATUS' });
  expect(await title(director.context)).toMatchObject({
    ...{
      state: 'ANNOUNCED',
      viewerCanOpenCycle: true,
      viewerCanDirect: true,
      holder: null,
      cycles: [],
      hallOfFame: [],
    },
    log: { edges: [{ node: { text: 'The title was created.' } }] },
  });
});

describe('its cycles', () => {
  let cycles: readonly TournamentId[];

  test('follow one another; the winner of the first has the title without a match (Kuksu 11.1)', async () => {
    const first = await signedUp([1, 2, 3, 4, 5], 9);
    const other = await world.draft(director, { ...CYCLE, maxPlayers: 30 });
    const join = (number: number | null) =>
      run(director.context, 'addTournament', {
        ...{ seriesId: series, number },
        tournamentId: globalId('KuksuTournament', other),
      });
    expect(await join(10)).toMatchObject({
      code: 'WRONG_STATUS',
      message: expect.stringMatching(/not over/) as string,
    });
    expect(await title()).toMatchObject({ state: 'SIGN_UP', cycles: [{ seriesNumber: 9, seriesRole: 'CYCLE' }] });
    const leave = (tournament: TournamentId) =>
      run(director.context, 'removeTournament', {
        seriesId: series,
        tournamentId: globalId('KuksuTournament', tournament),
      });
    expect(await leave(other)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await leave(first)).toMatchObject({ __typename: 'SeriesSuccess' });
    expect(await join(10)).toMatchObject({ __typename: 'SeriesSuccess' });
    expect(await leave(other)).toMatchObject({ __typename: 'SeriesSuccess' });
    const back = { seriesId: series, tournamentId: globalId('KuksuTournament', first), number: 9 };
    expect(await run(director.context, 'addTournament', back)).toMatchObject({ __typename: 'SeriesSuccess' });
    await played(first, [1, 2, 3, 4, 5]);
    expect(await leave(first)).toMatchObject({ code: 'WRONG_STATUS' });
    expect(await title(director.context)).toMatchObject({
      ...{ state: 'BETWEEN', viewerCanOpenCycle: true, holder: { name: 'K1' }, current: { status: 'FINISHED' } },
      hallOfFame: [{ number: 9, holder: { player: { name: 'K1' } }, opponent: null, score: null, isDefence: false }],
    });
    expect(await join(12)).toMatchObject({ code: 'INVALID_INPUT' });
    const opened = 'effects { dryRun events { text } } tournament { name seriesNumber status }';
    const next = { seriesId: series, dryRun: true };
    expect(await run(people[0]!.context, 'openCycle', next)).toMatchObject({ code: 'FORBIDDEN' });
    const tried = await run(director.context, 'openCycle', next, `... on SeriesTournamentSuccess { ${opened} }`);
    expect(listAt(tried, 'effects.events').map(({ text }) => text)).toEqual([
      'The tournament was created.',
      'Kuksu, cycle 10 is cycle 10 of the title.',
    ]);
    const handed = await api.data(world.anonymous, HANDED_ON, { id: series });
    expect(at(handed, 'series.handedOn')).toEqual([
      { entry: { player: { name: 'K1' } }, tier: null, previous: { rank: 1, title: 'HOLDER' } },
      ...[2, 3, 4, 5].map((rank) => ({
        entry: { player: { name: `K${rank}` } },
        tier: 1,
        previous: { rank, title: null },
      })),
    ]);
    const kiba = await world.draft(director, { format: 'KIBA', settings: {} });
    const wrong = { seriesId: series, tournamentId: globalId('KibaTournament', kiba) };
    expect(await run(director.context, 'addTournament', wrong)).toMatchObject({ code: 'INVALID_INPUT' });
    cycles = [first];
  });

  test('take over the last one by themselves; the holder waits in the next (Kuksu 11.4), and defends', async () => {
    const second = await signedUp([2, 3, 4, 6, 7]);
    const entered = await api.data(
      world.anonymous,
      'query ($id: ID!) { tournament(id: $id) { seriesNumber entries { nodes { player { name } previousCycle { league rank title } } } } }',
      { id: globalId('KuksuTournament', second) },
    );
    expect(at(entered, 'tournament.seriesNumber')).toBe(10);
    const brought = listAt(entered, 'tournament.entries.nodes').map((entry) => [
      textAt(entry, 'player.name'),
      entry.previousCycle,
    ]);
    expect(Object.fromEntries(brought)).toMatchObject({
      K1: { league: 'A', rank: 1, title: 'HOLDER' },
      K2: { league: 'A', rank: 2, title: null },
      K6: null,
    });
    await played(second, [1, 2, 3, 4, 6, 7]);
    expect(await title()).toMatchObject({
      holder: { name: 'K1' },
      hallOfFame: [
        { number: 10, opponent: { player: { name: 'K2' } }, score: [3, 0], isDefence: true, defences: 1 },
        { number: 9, defences: 0 },
      ],
      log: { edges: expect.arrayContaining([{ node: { text: 'K1 holds the title after Cycle.' } }]) as unknown },
    });
    cycles = [...cycles, second];
  });

  test('give it to the challenger who wins; who skipped one starts over (Kuksu 4.3)', async () => {
    const third = await signedUp([2, 3, 5, 6, 7]);
    await played(third, [3, 1, 2, 5, 6, 7]);
    cycles = [...cycles, third];
    expect(await title()).toMatchObject({
      holder: { name: 'K3' },
      hallOfFame: [
        { number: 11, holder: { player: { name: 'K3' } }, opponent: { player: { name: 'K1' } }, isDefence: false },
        {},
        {},
      ],
    });
    const all = await paths(third);
    expect({
      one: inShort(all['K1']),
      two: inShort(all['K2']),
      five: inShort(all['K5']),
      six: inShort(all['K6']),
    }).toEqual({
      one: ['A1 4 NEW HOLDER', '- - HOLDS_TITLE HOLDER', '- - HOLDS_TITLE LOSER'],
      two: ['A2 3 NEW', 'A1 4 SAME LOSER', 'A2 3 FROM_TITLE'],
      five: ['A5 0 NEW', 'A3 2 RETURNED'],
      six: ['A4 1 NEW', 'A4 1 SAME'],
    });
    expect(inShort((await paths(cycles[1]!))['K1'])).toHaveLength(2);
  });

  test('a result that is overruled after the end moves the title and the paths, read from a warm cache', async () => {
    const [last] = cycles.slice(-1);
    const match = (await gamesOfTournaments(db.prisma, [last!])).filter(({ key }) => key.startsWith('t.'));
    const rule = (game: { readonly id: GameId }, winner: Seat | null) =>
      adjudicate(director.context, { gameId: game.id, winner, reason: 'Reported the wrong way round.' });
    for (const game of match) must(await rule(game, game.players.first === id(1) ? 'first' : 'second'));
    expect(await title()).toMatchObject({
      state: 'TITLE_MATCH',
      holder: { name: 'K1' },
      hallOfFame: [{ number: 10 }, {}],
    });
    const open = (await gamesOfTournaments(db.prisma, [last!])).find(({ status }) => status !== 'FINISHED');
    must(await rule(open!, null));
    expect(await title()).toMatchObject({
      holder: { name: 'K1' },
      hallOfFame: [{ number: 11, opponent: { player: { name: 'K3' } }, score: [3, 0], defences: 2 }, {}, {}],
    });
    const told = await api.data(world.anonymous, LOG, { id: series });
    expect(listAt(told, 'series.log.edges').map((edge) => at(edge, 'node.text'))).toEqual(
      expect.arrayContaining(['After a correction: nobody holds the title.', 'K1 holds the title after Cycle.']),
    );
    expect(inShort((await paths(last!))['K3'])?.at(-1)).toBe('A1 4 SAME LOSER');
  });

  test('who gives the title up leaves it to the winner of League A', async () => {
    const fourth = await signedUp([2, 3, 5, 6, 7]);
    must(await leaveTournament(people[0]!.context, { tournamentId: fourth, playerId: null }));
    await played(fourth, [2, 3, 5, 6, 7]);
    expect(await title()).toMatchObject({
      holder: { name: 'K2' },
      hallOfFame: [{ number: 12, holder: { player: { name: 'K2' } }, opponent: null, score: null }, {}, {}, {}],
    });
  });

  test('the titles stand in the hall of fame and with their players, and so do the paths', async () => {
    const fame = await api.data(
      world.anonymous,
      `query ($handle: String!) { hallOfFame { nodes { kind players { name } opponent { name } score isDefence series { name } tournament { seriesNumber } } }
        player(handle: $handle) { titles { kind } titlePaths { series { name } steps { number league } } } }`,
      { handle: people[0]!.name.toLowerCase() },
    );
    expect(
      listAt(fame, 'hallOfFame.nodes').map((one) => [
        at(one, 'tournament.seriesNumber'),
        at(one, 'players.0.name'),
        one.isDefence,
      ]),
    ).toEqual([
      [12, 'K2', false],
      [11, 'K1', true],
      [10, 'K1', true],
      [9, 'K1', false],
    ]);
    expect(at(fame, 'player')).toMatchObject({
      titles: [{ kind: 'TITLE_HOLDER' }, {}, {}],
      titlePaths: [
        { series: { name: 'Kuksu' }, steps: [{ number: 9, league: 'A' }, { league: null }, { league: null }] },
      ],
    });
  });
});

test('the page of a title takes a bounded number of queries, however many cycles are over', async () => {
  const query = db.pool.query.bind(db.pool);
  let queries = 0;
  // Prisma sends every query outside a transaction through the pool.
  Object.assign(db.pool, { query: (...args: Parameters<typeof query>) => ((queries += 1), query(...args)) });
  await title();
  Object.assign(db.pool, { query });
  expect(queries).toBeGreaterThan(0);
  // Measured: 10.
  expect(queries).toBeLessThanOrEqual(12);
});
