import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { asId, type SeriesId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { compatriots, playOut, strongerWins } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';
import { watchAnswers, watchEvents } from './watch-events.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let players: readonly Person[];
let series: string;

const EVENTS = `subscription ($id: ID!, $after: Int) { seriesEvents(seriesId: $id, after: $after) {
  __typename topic version at
  ... on SeriesSnapshot { series { id version } }
  ... on SeriesTournamentAdded { number tournament { name } }
  ... on SeriesTournamentChanged { kind tournament { status } }
  ... on SeriesStandingsChanged { tournament { name } series { ... on KibaChampionship { standings { rows { points } } } } }
  ... on NationsRanked { tournament { name } }
  ... on MabingwaOpened { tournament { seriesRole } }
  ... on PlaceRefused { player { name } next { name } reason }
  ... on CountryMatchOpened { countries }
  ... on CountryMatchDecided { countries score winner }
  ... on TitleAwarded { title players { name } country isCorrection } } }`;

const TABLE = `query ($id: ID!) { series(id: $id) { name version director { name } viewerCanDirect log(first: 3) { edges { node { text } } }
  rulings { kind text } tournaments { name seriesRole seriesNumber }
  ... on KibaChampionship { state nationMinimum nationMatch viewerCanOpenMabingwa viewerCanOpenCountryMatch viewerCanRefusePlace
    legs { number isFinished tournament { __typename name } champion { player { name } } points { points entry { player { name } } terms { from won value text } } }
    standings { isFinal cutTied tied { name } mabingwa { name }
      rows { rank shared player { name } points best kibaScore { shown } zone playsMabingwa perTournament { points } } }
    nations { finalists cutTied rows { rank country players points perTournament team { player { name } points } teamTied } }
    first: nations(tournament: 1) { rows { country points } }
    mabingwa { name status } bingwa { name } titles { kind country players { name } }
    countryMatches { teams { country score entries { player { name } } } winningCountry } } } }`;

const run = (who: AppContext, name: string, input: object, fields?: string) => mutate(api, who, name, input, fields);

const SUCCESS = '... on SeriesSuccess { series { id } effects { dryRun events { kind text } } }';
const OPENED =
  '... on SeriesTournamentSuccess { tournament { id __typename seriesRole startsAt } effects { events { kind } } }';
const tournamentId = (id: string) => asId<TournamentId>(Buffer.from(id, 'base64').toString().split(':')[1] ?? '');
const table = async (who: AppContext = world.anonymous) => at(await api.data(who, TABLE, { id: series }), 'series');

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
  players = await compatriots(world, { IT: 4, NL: 3 });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** A tournament of the championship, set up by the mutations that a director uses and played to its end. */
async function playTournament(): Promise<void> {
  const created = await run(
    director.context,
    'createTournament',
    {
      name: 'Tournament',
      game: 'BAO',
      format: 'KIBA',
      formatSettings: { kiba: { approvalHours: 0 } },
      venue: 'ELSEWHERE',
      seriesId: series,
    },
    '... on CreateTournamentSuccess { tournament { id seriesNumber } }',
  );
  const id = textAt(created, 'tournament.id');
  const step = (name: string) =>
    api.data(
      director.context,
      `mutation ($id: ID!) { ${name}(input: { tournamentId: $id }) { __typename ... on CommandError { code } } }`,
      { id },
    );
  await step('openRegistration');
  const playerIds = players.map(({ playerId }) => globalId('Player', playerId));
  await run(director.context, 'enterPlayers', { tournamentId: id, playerIds });
  await step('closeRegistration');
  const order = players.map(({ playerId }) => playerId);
  await playOut(world, director, tournamentId(id), strongerWins(order));
}

test('a championship is made, four tournaments are played in it, and its page tells all', async () => {
  const dry = await run(director.context, 'createChampionship', { name: 'Kombe', dryRun: true }, SUCCESS);
  expect(dry).toMatchObject({ __typename: 'SeriesSuccess', series: null, effects: { dryRun: true } });
  const input = { name: 'Kombe la bao', idempotencyKey: 'once' };
  const made = await run(director.context, 'createChampionship', input, SUCCESS);
  series = textAt(made, 'series.id');
  expect(await run(director.context, 'createChampionship', input, SUCCESS)).toEqual(made);
  expect(await table()).toMatchObject({ state: 'ANNOUNCED', nationMinimum: 2, nationMatch: 'END', version: 1 });
  for (let number = 1; number <= 4; number += 1) await playTournament();
  const now = await table(director.context);
  expect(now).toMatchObject({
    name: 'Kombe la bao',
    director: { name: 'Director' },
    viewerCanDirect: true,
    state: 'COMPLETE',
    viewerCanOpenMabingwa: true,
    viewerCanOpenCountryMatch: true,
    mabingwa: null,
    bingwa: null,
    standings: { isFinal: true, cutTied: false, tied: [] },
    nations: { finalists: ['IT', 'NL'], cutTied: false },
  });
  expect(at(now, 'legs.*.tournament.__typename')).toEqual(Array(4).fill('KibaTournament'));
  expect(at(now, 'legs.*.champion.player.name')).toEqual(Array(4).fill('IT1'));
  expect(at(now, 'standings.rows.*.player.name')).toEqual(['IT1', 'IT2', 'IT3', 'IT4', 'NL1', 'NL2', 'NL3']);
  expect(at(now, 'standings.rows.*.points')).toEqual([88, 40, 32, 24, 16, 8, 0]);
  expect(at(now, 'standings.rows.*.zone')).toEqual([...Array(6).fill('MABINGWA'), null]);
  expect(at(now, 'legs.0.points.0.terms.*.text')).toEqual([
    '12 games won in the qualification',
    '2 games won in the final',
    'champion of the tournament',
  ]);
  expect(at(now, 'nations.rows.*.points')).toEqual([184, 24]);
  expect(at(now, 'nations.rows.0.perTournament')).toEqual([46, 46, 46, 46]);
  expect(at(now, 'first.rows.*.points')).toEqual([46, 6]);
  expect(at(await table(), 'viewerCanOpenMabingwa')).toBe(false);
});

describe('its finals', () => {
  test('are opened once, with the players of the standings', async () => {
    expect(await run(world.anonymous, 'openMabingwa', { seriesId: series })).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const opened = await run(director.context, 'openMabingwa', { seriesId: series }, OPENED);
    expect(opened).toMatchObject({ tournament: { __typename: 'KibaTournament', seriesRole: 'MABINGWA' } });
    expect(at(await table(players[0]!.context), 'viewerCanRefusePlace')).toBe(true);
    const refusing = players[1]!;
    expect(await run(refusing.context, 'refusePlace', { seriesId: series }, SUCCESS)).toMatchObject({
      __typename: 'SeriesSuccess',
    });
    expect(
      await run(director.context, 'settleCut', { seriesId: series, playerIds: [], reason: 'None.' }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(
      await run(director.context, 'openMabingwa', { seriesId: series }, '... on AlreadyOpened { tournament { id } }'),
    ).toMatchObject({ code: 'ALREADY_OPENED', tournament: { id: textAt(opened, 'tournament.id') } });
    const id = tournamentId(textAt(opened, 'tournament.id'));
    const order = players.map(({ playerId }) => playerId).toReversed();
    await playOut(world, director, id, strongerWins(order));
    expect(await table()).toMatchObject({
      state: 'CLOSED',
      bingwa: { name: 'NL3' },
      titles: [{ kind: 'BINGWA', country: null, players: [{ name: 'NL3' }] }],
      rulings: [{ kind: 'PLACE_REFUSED', text: 'IT2 does not play the Mabingwa.' }],
    });
  });

  test('the countries meet, and the titles stand in the hall of fame and with their players', async () => {
    const opened = await run(director.context, 'openCountryMatch', { seriesId: series }, OPENED);
    expect(opened).toMatchObject({ tournament: { __typename: 'CountryMatchTournament', seriesRole: 'COUNTRY_MATCH' } });
    const id = tournamentId(textAt(opened, 'tournament.id'));
    await playOut(world, director, id, strongerWins(players.map(({ playerId }) => playerId)));
    expect(at(await table(), 'countryMatches')).toEqual([
      {
        teams: [
          { country: 'IT', score: 9, entries: ['IT1', 'IT2', 'IT3'].map((name) => ({ player: { name } })) },
          { country: 'NL', score: 0, entries: ['NL1', 'NL2', 'NL3'].map((name) => ({ player: { name } })) },
        ],
        winningCountry: 'IT',
      },
    ]);
    const fame = await api.data(
      world.anonymous,
      `{ hallOfFame { totalCount nodes { kind country players { name titles { kind } } series { name } tournament { name } at } }
         seriesList(first: 1) { edges { node { name } } } }`,
    );
    expect(fame).toMatchObject({
      hallOfFame: {
        totalCount: 2,
        nodes: [
          { kind: 'COUNTRY_CHAMPION', country: 'IT', series: { name: 'Kombe la bao' } },
          { kind: 'BINGWA', country: null, players: [{ name: 'NL3', titles: [{ kind: 'BINGWA' }] }] },
        ],
      },
      seriesList: { edges: [{ node: { name: 'Kombe la bao' } }] },
    });
  });

  test('a correction of the final takes the title back, and gives it to another when the final is decided again', async () => {
    const { mabingwa } = (
      await api.data(
        world.anonymous,
        'query ($id: ID!) { series(id: $id) { ... on KibaChampionship { mabingwa { id } } } }',
        {
          id: series,
        },
      )
    ).series as { mabingwa: { id: string } };
    const final = (await gamesOfTournaments(db.prisma, [tournamentId(mabingwa.id)])).filter(({ key }) =>
      key.startsWith('f.'),
    );
    for (const game of final) {
      const winner = players[6]!.playerId === game.players.first ? 'second' : 'first';
      must(await adjudicate(director.context, { gameId: game.id, winner, reason: 'Reported the wrong way round.' }));
    }
    expect(await table()).toMatchObject({ state: 'MABINGWA_FINAL', bingwa: null });
    const third = (await gamesOfTournaments(db.prisma, [tournamentId(mabingwa.id)])).find(
      ({ status }) => status !== 'FINISHED',
    )!;
    must(await adjudicate(director.context, { gameId: third.id, winner: null, reason: 'Not needed any more.' }));
    expect(await table()).toMatchObject({ state: 'CLOSED', bingwa: { name: 'NL2' } });
  });
});

const OF_TOURNAMENT = [
  ...['SeriesTournamentAdded', 'SeriesTournamentChanged', 'SeriesTournamentRemoved', 'SeriesStandingsChanged'],
  ...['NationsRanked', 'MabingwaOpened', 'CountryMatchOpened', 'CountryMatchDecided', 'TitleAwarded'],
];

describe('seriesEvents', () => {
  const watch = (after: number | null, count: number) =>
    watchEvents<Answer>({ api, who: world.anonymous, source: EVENTS, variables: { id: series, after } }, count);

  test('begin with a snapshot, then tell every version once and in order, and resume anywhere without a hole', async () => {
    const last = numberAt(await table(), 'version');
    const [snapshot] = await watch(null, 1);
    expect(at(snapshot, 'seriesEvents')).toMatchObject({ __typename: 'SeriesSnapshot', version: last });
    const all = (await watch(0, last)).map((event) => at(event, 'seriesEvents'));
    expect(listAt(all).map(({ version }) => version)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    for (const after of [1, 7, last - 1]) {
      const rest = (await watch(after, last - after)).map((event) => at(event, 'seriesEvents'));
      expect(rest).toEqual(all.slice(after));
    }
    const kinds = listAt(all).map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'SeriesStandingsChanged')).toHaveLength(4);
    expect(kinds).toEqual(
      expect.arrayContaining(['MabingwaOpened', 'PlaceRefused', 'CountryMatchOpened', 'CountryMatchDecided']),
    );
    const titles = listAt(all).filter(({ __typename }) => __typename === 'TitleAwarded');
    expect(titles.map(({ players: who, isCorrection }) => [at(who, '*.name'), isCorrection])).toEqual([
      [['NL3'], false],
      [['IT1', 'IT2', 'IT3'], false],
      [[], true],
      [['NL2'], false],
    ]);
  });

  test('of some of its tournaments tell what is about no other', async () => {
    const last = numberAt(await table(), 'version');
    const PARTS = `subscription ($id: ID!, $after: Int, $tournaments: [ID!]) { seriesEvents(seriesId: $id, after: $after, tournaments: $tournaments) {
      __typename version ${OF_TOURNAMENT.map((kind) => `... on ${kind} { tournament { id } }`).join(' ')} } }`;
    const heard = async (count: number, more: object) =>
      (
        await watchEvents<Answer>(
          { api, who: world.anonymous, source: PARTS, variables: { id: series, after: 0, ...more } },
          count,
        )
      ).map((event) => at(event, 'seriesEvents') as Answer);
    const all = await heard(last, {});
    const ids = all.map((event) => at(event, 'tournament.id'));
    const [one, other] = [...new Set(ids)].filter((id) => typeof id === 'string');
    for (const tournaments of [[one], [one, other], []]) {
      const wanted = all.filter((_, index) => ids[index] === undefined || tournaments.includes(ids[index] as string));
      expect(wanted.length).toBeLessThan(last);
      expect(await heard(wanted.length, { tournaments })).toEqual(wanted);
    }
    const strange = await watchAnswers(
      { api, who: world.anonymous, source: PARTS, variables: { id: series, tournaments: ['x'] } },
      1,
    );
    expect(at(strange, '0.errors.0.message')).toBe('`tournaments`: x is the id of no tournament.');
  });

  test('of a version that is not there yet, or of no series, are refused', async () => {
    const ask = (id: string, after: number) =>
      watchAnswers({ api, who: world.anonymous, source: EVENTS, variables: { id, after } }, 1);
    expect(at(await ask(series, 9_999), '0.errors.0.extensions.code')).toBe('AFTER_UNKNOWN');
    const none = globalId('KibaChampionship', asId<SeriesId>('nothing'));
    expect(at(await ask(none, 0), '0.errors.0.extensions.code')).toBe('NOT_FOUND');
  });
});

test('the whole page of a championship with its six tournaments takes a bounded number of queries', async () => {
  const query = db.pool.query.bind(db.pool);
  let queries = 0;
  // Prisma sends every query outside a transaction through the pool.
  Object.assign(db.pool, { query: (...args: Parameters<typeof query>) => ((queries += 1), query(...args)) });
  await table();
  Object.assign(db.pool, { query });
  expect(queries).toBeGreaterThan(0);
  // Measured: 14.
  expect(queries).toBeLessThanOrEqual(16);
});
