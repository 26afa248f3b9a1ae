import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { addTournament } from '../../api/src/application/commands/series/add-tournament.ts';
import { createChampionship } from '../../api/src/application/commands/series/create-series.ts';
import { openCountryMatch } from '../../api/src/application/commands/series/open-country-match.ts';
import { openMabingwa } from '../../api/src/application/commands/series/open-mabingwa.ts';
import { refusePlace } from '../../api/src/application/commands/series/refuse-place.ts';
import { removeTournament } from '../../api/src/application/commands/series/remove-tournament.ts';
import { settleCut } from '../../api/src/application/commands/series/settle-cut.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { inboxTopic, seriesTopic } from '../../api/src/application/events.ts';
import { asId, type PlayerId, type SeriesId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import type { Db } from '../../api/src/store/client.ts';
import { readEvents } from '../../api/src/store/event.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { fingerprint } from '../support/fingerprint.ts';
import {
  championshipNow,
  closedTournament,
  compatriots,
  newChampionship,
  playOut,
  tournamentOf,
  strongerWins,
  type Decide,
} from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, refusal, USUAL_TOURNAMENT, type Person, type World } from '../support/world.ts';

const PLAN = { name: null, venue: null, timeControl: null, startsAt: null };
const NO_CHOICE = { countries: [], teams: [] };
const REASON = 'By lot, drawn before both.';

let db: Db;
let world: World;
let director: Person;
let stranger: Person;
let players: readonly Person[];
/** With four tournaments of seven players: the sixth and the seventh changed places from one to the next. */
let seriesId: SeriesId;
/** With one tournament of eight, countries meeting after each: `{IT1} {IT2} {IT3 IT4} {NL1 FR1} {NL2 FR2}`, best first. */
let eachId: SeriesId;

const idOf = (name: string): PlayerId => players.find((person) => person.name === name)!.playerId;
const personOf = (name: string): Person => players.find((person) => person.name === name)!;
const ids = (text: string): readonly PlayerId[] => text.split(' ').map(idOf);
const kinds = async (id: SeriesId, after: number) =>
  (await readEvents(db, seriesTopic(id), after, 500)).map(({ kind }) => kind);

/** Who is in an earlier block wins; within a block everybody wins the game in which he moves first. */
function byBlocks(...blocks: readonly string[]): Decide {
  const blockOf = (id: PlayerId) => blocks.findIndex((block) => block.split(' ').map(idOf).includes(id));
  return ({ players: { first, second } }) => (blockOf(first) <= blockOf(second) ? 'first' : 'second');
}

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  director = await world.person('Director', 'DIRECTOR');
  stranger = await world.person('Another', 'DIRECTOR');
  players = await compatriots(world, { IT: 4, NL: 2, FR: 2, KE: 7 });
  eachId = await newChampionship(director, { nationMatch: 'EACH' });
  seriesId = await newChampionship(director);
});
afterAll(() => db.close());

const champion = (input = {}) => ({ name: 'Championship', description: null, settings: {}, ...input });

/** Every refusal has its name, and changes nothing. */
async function refused(attempt: Promise<Result<unknown, { readonly kind: string }>>): Promise<string> {
  return refusal(await attempt).kind;
}

describe('before anything is played', () => {
  test.each([
    ['nobody', () => createChampionship(world.anonymous, champion()), 'not-signed-in'],
    ['a player', () => createChampionship(personOf('IT1').context, champion()), 'forbidden'],
    ['no name', () => createChampionship(director.context, champion({ name: ' ' })), 'invalid-input'],
    [
      'four of a country',
      () => createChampionship(director.context, champion({ settings: { nationMinimum: 4 } })),
      'invalid-input',
    ],
  ])('a championship is refused: %s', async (_case, attempt, kind) => {
    const before = await fingerprint(db);
    expect(await refused(attempt())).toBe(kind);
    expect(await fingerprint(db)).toEqual(before);
  });

  test('settings that are left out are two players of a country, and one match at the end', async () => {
    const now = await championshipNow(world, seriesId);
    expect(now.settings).toEqual({ nationMinimum: 2, nationMatch: 'END' });
    expect([now.state, now.table.rows, now.table.isFinal]).toEqual(['ANNOUNCED', [], false]);
    expect((await championshipNow(world, eachId)).settings.nationMatch).toBe('EACH');
  });

  test('a tournament joins the first free number, or the one that is asked for; a cancelled one leaves its number', async () => {
    const id = await newChampionship(director);
    const draft = () => world.draft(director, { format: 'KIBA', settings: {} });
    const [one, two, three] = [await draft(), await draft(), await draft()];
    must(await addTournament(director.context, { seriesId: id, tournamentId: one, number: 2 }));
    must(await addTournament(director.context, { seriesId: id, tournamentId: two, number: null }));
    expect(await refused(addTournament(director.context, { seriesId: id, tournamentId: three, number: 2 }))).toBe(
      'series-full',
    );
    must(await cancelTournament(director.context, { tournamentId: one }));
    must(await addTournament(director.context, { seriesId: id, tournamentId: three, number: 2 }));
    const { legs } = await championshipNow(world, id);
    expect(legs.map(({ part }) => part?.tournament.id ?? null)).toEqual([two, three, null, null]);
    expect(await kinds(id, 0)).toEqual([
      'SeriesCreated',
      'SeriesTournamentAdded',
      'SeriesTournamentAdded',
      'SeriesTournamentChanged',
      'SeriesTournamentAdded',
    ]);
  });

  describe('a tournament is refused', () => {
    let full: SeriesId;
    let inSeries: TournamentId;
    let free: TournamentId;
    let elsewhere: TournamentId;
    let roundRobin: TournamentId;
    let cancelled: TournamentId;
    let go: TournamentId;
    beforeAll(async () => {
      full = await newChampionship(director);
      const draft = (person: Person, input = {}) => world.draft(person, { format: 'KIBA', settings: {}, ...input });
      for (let number = 1; number <= 4; number += 1) {
        inSeries = await draft(director, { series: { seriesId: full, number: null } });
      }
      free = await draft(director);
      elsewhere = await draft(stranger);
      roundRobin = await world.draft(director);
      cancelled = await draft(director);
      go = await draft(director, { game: 'GO', gameConfig: {}, venue: 'ELSEWHERE' });
      must(await cancelTournament(director.context, { tournamentId: cancelled }));
    });
    const add = (input: { seriesId?: SeriesId; tournamentId?: TournamentId; number?: number | null }, by = director) =>
      addTournament(by.context, { seriesId, tournamentId: free, number: null, ...input });

    test.each([
      ['no such championship', () => add({ seriesId: asId<SeriesId>('nothing') }), 'not-found'],
      ['no such tournament', () => add({ tournamentId: asId<TournamentId>('nothing') }), 'not-found'],
      ['of another director', () => add({ tournamentId: elsewhere }), 'forbidden'],
      ['to the championship of another', () => add({ tournamentId: elsewhere }, stranger), 'forbidden'],
      ['in a series already', () => add({ tournamentId: inSeries }), 'already-in-series'],
      ['a round robin', () => add({ tournamentId: roundRobin }), 'invalid-input'],
      ['cancelled', () => add({ tournamentId: cancelled }), 'wrong-status'],
      ['a number that there is not', () => add({ number: 5 }), 'invalid-input'],
      ['no number is free', () => add({ seriesId: full }), 'series-full'],
      ['a game of its own', () => add({ seriesId: full, tournamentId: go }), 'invalid-input'],
      [
        'made as a match of countries',
        () => create({ format: 'COUNTRY_MATCH', settings: { countries: ['IT', 'NL'] } }),
        'invalid-input',
      ],
      [
        'made for the championship of another',
        () => create({ series: { seriesId, number: null } }, stranger),
        'forbidden',
      ],
      [
        'made as a round robin',
        () => create({ format: 'ROUND_ROBIN', settings: {}, series: { seriesId, number: null } }),
        'invalid-input',
      ],
    ])('%s', async (_case, attempt, kind) => {
      const before = await fingerprint(db);
      expect(await refused(attempt())).toBe(kind);
      expect(await fingerprint(db)).toEqual(before);
    });

    const create = (input: object, by = director) =>
      createTournament(by.context, { ...USUAL_TOURNAMENT, format: 'KIBA', settings: {}, ...input });
  });

  test.each([
    ['the Mabingwa', () => openMabingwa(director.context, { seriesId, ...PLAN }), 'wrong-status'],
    [
      'a match of countries',
      () => openCountryMatch(director.context, { seriesId, ...PLAN, ...NO_CHOICE, number: null }),
      'wrong-status',
    ],
    [
      'a match after a tournament',
      () => openCountryMatch(director.context, { seriesId: eachId, ...PLAN, ...NO_CHOICE, number: 1 }),
      'wrong-status',
    ],
    [
      'to refuse a place',
      () => refusePlace(personOf('IT1').context, { seriesId, playerId: null, reason: null }),
      'wrong-status',
    ],
    [
      'to settle a tie',
      () => settleCut(director.context, { seriesId, playerIds: ids('IT1 IT2'), reason: REASON }),
      'wrong-status',
    ],
  ])('it is too early for %s', async (_case, attempt, kind) => {
    expect(await refused(attempt())).toBe(kind);
  });
});

describe('when countries meet after each tournament (KB-NATIONCUM)', () => {
  const open = (input: Partial<Parameters<typeof openCountryMatch>[1]> = {}, by = director) =>
    openCountryMatch(by.context, { seriesId: eachId, number: 1, ...PLAN, ...NO_CHOICE, ...input });

  beforeAll(async () => {
    const id = await closedTournament(world, director, { seriesId: eachId, players: players.slice(0, 8), groups: 1 });
    await playOut(world, director, id, byBlocks('IT1', 'IT2', 'IT3 IT4', 'NL1 FR1', 'NL2 FR2'));
  });

  test('the first, finished and out of it, counts no more, and counts again when it is back', async () => {
    const { legs, table } = await championshipNow(world, eachId);
    const tournamentId = legs[0]!.part!.tournament.id;
    must(await removeTournament(director.context, { seriesId: eachId, tournamentId }));
    expect((await championshipNow(world, eachId)).table.rows).toEqual([]);
    must(await addTournament(director.context, { seriesId: eachId, tournamentId, number: null }));
    expect((await championshipNow(world, eachId)).table.rows).toEqual(table.rows);
  });

  test('a tie over the second country is named, and the director chooses', async () => {
    const teams = [{ country: 'IT', playerIds: ids('IT1 IT2 IT4') }];
    expect(refusal(await open())).toMatchObject({ kind: 'cut-tied', players: [], countries: ['FR', 'NL'] });
    expect(refusal(await open({ countries: ['IT', 'NL'] }))).toMatchObject({
      kind: 'cut-tied',
      players: ids('IT3 IT4'),
      countries: ['IT'],
    });
    const dry = must(await open({ countries: ['IT', 'NL'], teams, dryRun: true }));
    expect(dry.effects.told?.texts).toContain('The match of countries is open: IT against NL.');
  });

  test.each([
    ['not the director', () => open({}, stranger), 'forbidden'],
    ['not the first two', () => open({ countries: ['NL', 'FR'] }), 'invalid-input'],
    ['the better second', () => open({ countries: ['NL', 'IT'] }), 'invalid-input'],
    ['a country that is not ranked', () => open({ countries: ['IT', 'KE'] }), 'invalid-input'],
    ['one country', () => open({ countries: ['IT'] }), 'invalid-input'],
    ['not the best players', () => open(chosen('IT1 IT3 IT4')), 'invalid-input'],
    ['not the best first', () => open(chosen('IT2 IT1 IT3')), 'invalid-input'],
    ['too few players', () => open(chosen('IT1 IT2')), 'invalid-input'],
    ['a player twice', () => open(chosen('IT1 IT2 IT2')), 'invalid-input'],
    [
      'a team of a third country',
      () => open({ countries: ['IT', 'NL'], teams: [{ country: 'FR', playerIds: ids('FR1 FR2') }] }),
      'invalid-input',
    ],
    ['no number', () => open({ number: null }), 'invalid-input'],
    ['a number that there is not', () => open({ number: 5 }), 'invalid-input'],
    ['a tournament that is not finished', () => open({ number: 2 }), 'wrong-status'],
    ['a start in the past', () => open({ ...chosen('IT1 IT2 IT3'), startsAt: world.now() }), 'invalid-input'],
    [
      'a clock that cannot be read',
      () => open({ ...chosen('IT1 IT2 IT3'), venue: 'HERE', timeControl: '3 days' }),
      'invalid-time-control',
    ],
  ])('%s is refused', async (_case, attempt, kind) => {
    const before = await fingerprint(db);
    expect(await refused(attempt())).toBe(kind);
    expect(await fingerprint(db)).toEqual(before);
  });

  const chosen = (team: string) => ({ countries: ['IT', 'NL'], teams: [{ country: 'IT', playerIds: ids(team) }] });

  test('a country of two loses the three games of its missing board, and the title is awarded', async () => {
    const { tournamentId } = must(await open(chosen('IT1 IT2 IT4')));
    expect(refusal(await open(chosen('IT1 IT2 IT4')))).toMatchObject({ kind: 'already-opened', tournamentId });
    const started = async () => (await championshipNow(world, eachId)).countryMatches[0];
    const opened = await started();
    expect(opened?.teams.map(({ entries }) => entries.map(({ player, team }) => `${player.name} ${team}`))).toEqual([
      ['IT1 IT', 'IT2 IT', 'IT4 IT'],
      ['NL1 NL', 'NL2 NL'],
    ]);
    expect(opened?.part.tournament).toMatchObject({ seriesNumber: 1, status: 'CLOSED', venue: 'ELSEWHERE' });
    expect(await refused(openRegistration(director.context, { tournamentId }))).toBe('wrong-status');
    await playOut(world, director, tournamentId, byBlocks('NL1 NL2', 'IT1 IT2 IT4'));
    const { teams, winner, isDone } = (await started())!;
    expect([teams.map(({ score }) => score), winner, isDone]).toEqual([[3, 6], 'NL', true]);
    const [event] = (await readEvents(db, inboxTopic(idOf('NL2')), 0, 500)).slice(-1);
    expect(event).toMatchObject({ kind: 'MyTitle', payload: { title: 'COUNTRY_CHAMPION', tournamentId } });
  });

  test('KB-NATIONMIN 3 leaves one country, so that nobody meets', async () => {
    const id = await newChampionship(director, { nationMatch: 'EACH', nationMinimum: 3 });
    const six = ['IT1', 'IT2', 'IT3', 'NL1', 'NL2', 'FR1'].map(personOf);
    const tournamentId = await closedTournament(world, director, { seriesId: id, players: six });
    await playOut(world, director, tournamentId, strongerWins(six.map(({ playerId }) => playerId)));
    expect(refusal(await open({ seriesId: id }))).toMatchObject({ kind: 'too-few-qualified', needed: 2, qualified: 1 });
  });
});

describe('four tournaments, the sixth place tied', () => {
  const mabingwa = (input: Partial<Parameters<typeof openMabingwa>[1]> = {}, by = director) =>
    openMabingwa(by.context, { seriesId, ...PLAN, ...input });
  const settle = (text: string, by = director, reason = REASON) =>
    settleCut(by.context, { seriesId, playerIds: ids(text), reason });
  const refuse = (name: string, by: Person) =>
    refusePlace(by.context, { seriesId, playerId: by.name === name ? null : idOf(name), reason: null });
  const playing = async () =>
    (await championshipNow(world, seriesId)).mabingwa?.entries
      .map(({ player }) => player.name)
      .toSorted()
      .join(' ');

  beforeAll(async () => {
    const seven = players.slice(8);
    const all: TournamentId[] = [];
    for (let number = 1; number <= 4; number += 1) {
      all.push(await closedTournament(world, director, { seriesId, players: seven, groups: 1 }));
    }
    for (const [index, id] of all.entries()) {
      const last = index % 2 === 0 ? ['KE6', 'KE7'] : ['KE7', 'KE6'];
      await playOut(world, director, id, byBlocks('KE1', 'KE2', 'KE3', 'KE4', 'KE5', ...last));
    }
  });

  test('is flagged, and the Mabingwa waits for the director', async () => {
    const { table, state } = await championshipNow(world, seriesId);
    expect(state).toBe('COMPLETE');
    expect(
      table.rows.map(({ id, rank, zone }) => [rank, players.find((one) => one.playerId === id)?.name, zone]),
    ).toEqual([
      [1, 'KE1', 'MABINGWA'],
      [2, 'KE2', 'MABINGWA'],
      [3, 'KE3', 'MABINGWA'],
      [4, 'KE4', 'MABINGWA'],
      [5, 'KE5', 'MABINGWA'],
      [6, 'KE6', 'TIED'],
      [6, 'KE7', 'TIED'],
    ]);
    expect(refusal(await mabingwa())).toMatchObject({ kind: 'cut-tied', players: ids('KE6 KE7'), countries: [] });
  });

  test.each([
    ['another settles it', () => settle('KE7 KE6', stranger), 'forbidden'],
    ['not all of the tie', () => settle('KE7'), 'invalid-input'],
    ['somebody twice', () => settle('KE7 KE6 KE6'), 'invalid-input'],
    ['somebody outside the tie', () => settle('KE7 KE6 KE1'), 'invalid-input'],
    ['no tie at all', () => settle('KE1 KE2'), 'invalid-input'],
    ['nobody', () => settleCut(director.context, { seriesId, playerIds: [], reason: REASON }), 'invalid-input'],
    ['no reason', () => settle('KE7 KE6', director, ' '), 'invalid-input'],
    ['a place refused for another', () => refuse('KE1', personOf('KE2')), 'forbidden'],
    ['a place that he has not', () => refuse('FR2', personOf('FR2')), 'invalid-input'],
    [
      'an unknown player',
      () => refusePlace(director.context, { seriesId, playerId: asId<PlayerId>('nobody'), reason: null }),
      'not-found',
    ],
    [
      'an unknown championship',
      () => refusePlace(director.context, { seriesId: asId<SeriesId>('none'), playerId: null, reason: null }),
      'not-found',
    ],
    ['the Mabingwa of another', () => mabingwa({}, stranger), 'forbidden'],
    [
      'a number in the match at the end',
      () => openCountryMatch(director.context, { seriesId, ...PLAN, ...NO_CHOICE, number: 1 }),
      'invalid-input',
    ],
  ])('%s is refused', async (_case, attempt, kind) => {
    const before = await fingerprint(db);
    expect(await refused(attempt())).toBe(kind);
    expect(await fingerprint(db)).toEqual(before);
  });

  const takeOut = async () => {
    const tournamentId = (await championshipNow(world, seriesId)).legs[0]!.part!.tournament.id;
    return removeTournament(director.context, { seriesId, tournamentId });
  };
  /** What is told of the Mabingwa when a game that KE7 has won of KE6 is tried as a win of KE6. */
  const corrected = async () => {
    const leg = (await championshipNow(world, seriesId)).legs[1]?.part?.tournament.id;
    const sides = [idOf('KE6'), idOf('KE7')].toSorted().join(' ');
    const game = (await gamesOfTournaments(db.prisma, [leg!])).find(
      ({ players: { first, second } }) => [first, second].toSorted().join(' ') === sides,
    )!;
    const winner = game.players.first === idOf('KE6') ? ('first' as const) : ('second' as const);
    const input = { gameId: game.id, winner, reason: REASON, dryRun: true };
    const { places } = must(await adjudicate(director.context, input)).effects;
    return places.flatMap(({ stageId, text, goesOn, isArranged }) =>
      stageId === null ? [[text, goesOn, isArranged]] : [],
    );
  };

  test('the director settles it, and who refuses leaves his place to the next', async () => {
    const version = (await readEvents(db, seriesTopic(seriesId), 0, 500)).length;
    must(await settle('KE6 KE7'));
    must(await settle('KE7 KE6'));
    const named = async () =>
      (await championshipNow(world, seriesId)).table.mabingwa
        .map((id) => players.find((one) => one.playerId === id)?.name)
        .join(' ');
    expect(await named()).toBe('KE1 KE2 KE3 KE4 KE5 KE7');
    expect(await corrected()).toEqual([
      ['KE7 would no longer play the Mabingwa.', false, false],
      ['KE6 would play the Mabingwa instead.', true, false],
    ]);
    expect(await refused(takeOut())).toBe('wrong-status');
    must(await mabingwa({ startsAt: null, name: 'Mabingwa' }));
    expect(refusal(await takeOut())).toMatchObject({
      kind: 'already-opened',
      message: expect.stringMatching(/^Mabingwa was opened/),
    });
    expect(await playing()).toBe('KE1 KE2 KE3 KE4 KE5 KE7');
    must(await refuse('KE2', personOf('KE2')));
    expect(await playing()).toBe('KE1 KE3 KE4 KE5 KE6 KE7');
    expect((await readEvents(db, inboxTopic(idOf('KE6')), 0, 500)).at(-1)).toMatchObject({
      kind: 'MySeriesPlace',
      payload: { change: 'QUALIFIED' },
    });
    expect(refusal(await refuse('KE3', director))).toMatchObject({ kind: 'too-few-qualified', qualified: 5 });
    expect(await kinds(seriesId, version)).toEqual([
      'CutSettled',
      'CutSettled',
      'MabingwaOpened',
      'SeriesTournamentChanged',
      'PlaceRefused',
    ]);
    const { table, mabingwa: open, rulings } = await championshipNow(world, seriesId);
    expect(table.rows[1]).toMatchObject({ id: idOf('KE2'), zone: 'REFUSED' });
    expect(open?.entries.map(({ seeding }) => seeding)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rulings.map(({ kind, byId }) => [kind, byId === director.playerId])).toEqual([
      ['CUT_SETTLED', true],
      ['CUT_SETTLED', true],
      ['PLACE_REFUSED', false],
    ]);
  });

  test('when the Mabingwa has started nobody refuses and nothing is settled', async () => {
    const open = (await championshipNow(world, seriesId)).mabingwa!.tournament.id;
    must(await startTournament(director.context, { tournamentId: open }));
    expect(await refused(refuse('KE1', personOf('KE1')))).toBe('wrong-status');
    expect(await refused(settle('KE7 KE6'))).toBe('wrong-status');
    expect((await championshipNow(world, seriesId)).state).toBe('MABINGWA_GROUP');
  });
});

test('a tournament is taken out again, and its number is free; who may not, and what is not in it, is refused', async () => {
  const id = await newChampionship(director);
  const draft = () => world.draft(director, { format: 'KIBA', settings: {} });
  const [one, two] = [await draft(), await draft()];
  must(await addTournament(director.context, { seriesId: id, tournamentId: one, number: null }));
  const out = (tournamentId: TournamentId, by = director, dryRun = false) =>
    removeTournament(by.context, { seriesId: id, tournamentId, dryRun });
  const before = await fingerprint(db);
  expect(await refused(out(one, stranger))).toBe('forbidden');
  expect(await refused(out(two))).toBe('not-found');
  expect(await refused(out(asId<TournamentId>('none')))).toBe('not-found');
  expect(must(await out(one, director, true)).effects.told?.texts).toEqual([
    'Mombasa is no longer tournament 1 of the championship; its points do not count there.',
  ]);
  expect(await fingerprint(db)).toEqual(before);
  must(await out(one));
  expect(await refused(out(one))).toBe('not-found');
  must(await addTournament(director.context, { seriesId: id, tournamentId: two, number: null }));
  const { legs } = await championshipNow(world, id);
  expect(legs.map(({ part }) => part?.tournament.id ?? null)).toEqual([two, null, null, null]);
  expect((await tournamentOf(world, one)).seriesRole).toBeNull();
  expect((await kinds(id, 0)).slice(-2)).toEqual(['SeriesTournamentRemoved', 'SeriesTournamentAdded']);
});
