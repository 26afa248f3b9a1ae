import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTournament } from '../../api/src/application/commands/series/add-tournament.ts';
import { openCountryMatch } from '../../api/src/formats/kiba/application/championship/open-country-match.ts';
import { removeTournament } from '../../api/src/application/commands/series/remove-tournament.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { openApi } from '../graphql/ask.ts';
import { mutate } from '../graphql/mutate.ts';
import { at, listAt } from '../support/answer.ts';
import { DAY } from '../../api/src/kernel/time.ts';
import { inboxTopic } from '../../api/src/application/events.ts';
import { readEvents } from '../../api/src/application/vocabulary/log.ts';
import { fingerprint } from '../support/fingerprint.ts';
import {
  championshipNow,
  closedTournament,
  newChampionship,
  playOn,
  playOut,
  strongerWins,
} from '../support/championship.ts';
import { must, refusal } from '../support/world.ts';
import { inEnglish } from '../support/event-in-english.ts';
import { NO_CHOICE, openSeriesScene, PLAN, REASON, refused } from './series-scene.ts';

const { db, world, director, stranger, players, eachId, personOf, ids, byBlocks } = await openSeriesScene();
afterAll(() => db.close());

const GAMES = 'query ($id: ID!) { tournament(id: $id) { games(first: 20) { edges { node { result { how } } } } } }';

describe('when countries meet after each tournament (Championship 3.4)', () => {
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
      players: expect.arrayContaining([...ids('IT3 IT4')]),
      countries: ['IT'],
    });
    const dry = must(await open({ countries: ['IT', 'NL'], teams, dryRun: true }));
    expect(inEnglish(dry.effects.told?.texts)).toContain('The match of countries is open: IT against NL.');
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

  test('a country of two loses the three games of its missing board, who is disqualified loses his until he is taken in again, and the title is awarded', async () => {
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
    must(await startTournament(director.context, { tournamentId }));
    world.pass(DAY);
    const api = await openApi(world);
    const id = globalId('CountryMatchTournament', tournamentId);
    const word = { tournamentId: id, playerId: globalId('Player', personOf('NL2').playerId), reason: REASON };
    const scores = async () => (await started())!.teams.map(({ score }) => score);
    const games = (how: string | null) => (shown: unknown) =>
      listAt(shown, 'tournament.games.edges').filter(({ node }) => (at(node, 'result.how') ?? null) === how).length;
    const shown = () => api.data(world.anonymous, GAMES, { id });
    const before = { scores: await scores(), open: games(null)(await shown()) };
    await mutate(api, director.context, 'disqualify', word);
    expect(games('FORFEIT')(await shown())).toBe(3);
    expect(await scores()).toEqual([before.scores[0]! + 3, before.scores[1]]);
    await mutate(api, director.context, 'reinstate', word);
    expect({ scores: await scores(), open: games(null)(await shown()) }).toEqual(before);
    await playOn(world, director, tournamentId, byBlocks('NL1 NL2', 'IT1 IT2 IT4'));
    const { teams, winner, isDone } = (await started())!;
    expect([teams.map(({ score }) => score), winner, isDone]).toEqual([[3, 6], 'NL', true]);
    const [event] = (await readEvents(db, inboxTopic(personOf('NL2').playerId), 0, 500)).slice(-1);
    expect(event).toMatchObject({ kind: 'MyTitle', payload: { title: 'COUNTRY_CHAMPION', tournamentId } });
  });

  test('Championship 3.1 3 leaves one country, so that nobody meets', async () => {
    const id = await newChampionship(director, { nationMatch: 'EACH', nationMinimum: 3 });
    const six = ['IT1', 'IT2', 'IT3', 'NL1', 'NL2', 'FR1'].map(personOf);
    const tournamentId = await closedTournament(world, director, { seriesId: id, players: six });
    await playOut(world, director, tournamentId, strongerWins(six.map(({ playerId }) => playerId)));
    expect(refusal(await open({ seriesId: id }))).toMatchObject({ kind: 'too-few-qualified', needed: 2, qualified: 1 });
  });
});
