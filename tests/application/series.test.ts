import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTournament } from '../../api/src/application/commands/series/add-tournament.ts';
import { createChampionship } from '../../api/src/formats/kiba/application/championship/create.ts';
import { openCountryMatch } from '../../api/src/formats/kiba/application/championship/open-country-match.ts';
import { openMabingwa } from '../../api/src/formats/kiba/application/championship/open-mabingwa.ts';
import { refusePlace } from '../../api/src/formats/kiba/application/championship/refuse-place.ts';
import { removeTournament } from '../../api/src/application/commands/series/remove-tournament.ts';
import { settleCut } from '../../api/src/formats/kiba/application/championship/settle-cut.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { asId, type SeriesId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { championshipNow, newChampionship, tournamentOf } from '../support/championship.ts';
import { must, type Person, USUAL_TOURNAMENT } from '../support/world.ts';
import { inEnglish } from '../support/event-in-english.ts';
import { NO_CHOICE, openSeriesScene, PLAN, REASON, refused } from './series-scene.ts';

const { db, world, director, stranger, seriesId, eachId, personOf, ids, kinds } = await openSeriesScene();
afterAll(() => db.close());

const champion = (input = {}) => ({ name: 'Championship', description: null, settings: {}, ...input });

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
    must(await cancelTournament(director.context, { tournamentId: one, reason: 'The hall is closed.' }));
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
      must(await cancelTournament(director.context, { tournamentId: cancelled, reason: 'The hall is closed.' }));
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
  expect(inEnglish(must(await out(one, director, true)).effects.told?.texts)).toEqual([
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
