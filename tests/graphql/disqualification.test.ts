import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 1_450;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
});
afterAll(() => db.close());

const NAMES = ['Asha', 'Juma', 'Zuri', 'Pili'];
const SIX = [...NAMES, 'Rehema', 'Tumaini'];
type Kind = 'RoundRobinTournament' | 'KibaTournament' | 'SwissTournament' | 'KnockoutTournament';
const REASON = 'Two accounts, one player.';
const EVIDENCE = ['https://club.example/minutes/7'];

const said =
  (deed: 'disqualify' | 'reinstate') =>
  (who: Person, input: object): Promise<Answer> =>
    mutate(
      api,
      who.context,
      deed,
      { reason: REASON, ...input },
      `... on CommandError { code message } ... on ${deed === 'disqualify' ? 'Disqualify' : 'Reinstate'}Success {
      entry { disqualifiedAt } effects { summary events { text } } }`,
    );
const disqualify = said('disqualify');
const reinstate = said('reinstate');

const STANDS = `query ($id: ID!) { tournament(id: $id) { status winner { player { name } }
  lastStageStandings { rank points disqualified entry { withdrawnAt disqualifiedAt player { name } } }
  rulings { nodes { text reason evidence } }
  games(first: 50) { edges { node { id status seats { player { name } } result { how winner { player { name } } } } } } } }`;
const stands = async (id: string) => at(await api.data(world.anonymous, STANDS, { id }), 'tournament');
const gamesOf = (shown: unknown, name: string) =>
  listAt(shown, 'games.edges')
    .map(({ node }) => node as { status: string; seats: object; result: { how: string } | null })
    .filter((game) => JSON.stringify(game.seats).includes(`"${name}"`));
const texts = (answer: Answer) => JSON.stringify(answer);
const named = (here: RunningTournament, name: string) => here.players.find((person) => person.name === name)!;

/** Every open game is given up by who stands lower in the list of names. */
async function playOut(here: RunningTournament): Promise<void> {
  for (const game of await here.games()) {
    if (game.finishedAt !== null) continue;
    const [one, other] = [personOf(here.players, game.players.first), personOf(here.players, game.players.second)];
    const loser = NAMES.indexOf(one.name) > NAMES.indexOf(other.name) ? one : other;
    await mutate(api, loser.context, 'resign', { gameId: globalId('BaoGame', game.id) }, '');
  }
}

describe('disqualification in every format (Common 4.17, 4.18)', () => {
  test.each<[Kind, Partial<CreateTournamentInput>, number]>([
    ['RoundRobinTournament', {}, 6],
    ['KibaTournament', { format: 'KIBA', settings: {} }, 10],
    ['SwissTournament', { format: 'SWISS', settings: {} }, 1],
    ['KnockoutTournament', { format: 'KNOCKOUT', settings: {} }, 1],
  ])('in a %s: seen before, told, shown, and taken back', async (type, input, games) => {
    const here = await world.running(type === 'KibaTournament' ? SIX : NAMES, input);
    const tournamentId = globalId(type, here.id);
    const juma = named(here, 'Juma');
    world.pass(DAY);
    const word = { tournamentId, playerId: globalId('Player', juma.playerId), evidence: EVIDENCE };
    const before = await fingerprint(db);
    expect(texts(await disqualify(here.director, { ...word, dryRun: true }))).toContain(
      'Juma is disqualified. All games that are not decided are lost',
    );
    expect(await disqualify(juma, word)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await disqualify(here.director, { ...word, reason: ' ' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await reinstate(here.director, word)).toMatchObject({ code: 'WRONG_STATUS' });
    expect(await fingerprint(db)).toEqual(before);
    expect(await disqualify(here.director, word)).toMatchObject({ entry: { disqualifiedAt: expect.any(String) } });
    expect(await disqualify(here.director, word)).toMatchObject({ message: 'Juma is disqualified already.' });
    const out = await stands(tournamentId);
    expect(gamesOf(out, 'Juma').map(({ result }) => result?.how)).toEqual(Array(games).fill('FORFEIT'));
    expect(at(out, 'rulings.nodes.0')).toMatchObject({ reason: REASON, evidence: EVIDENCE });
    const row = listAt(out, 'lastStageStandings').find((one) => at(one, 'entry.player.name') === 'Juma');
    expect(row).toMatchObject({ disqualified: true, entry: { withdrawnAt: null } });
    const own = await api.data(juma.context, 'query { viewer { notices(first: 20) { text } } }', {});
    expect(texts(own)).toContain(`You are disqualified in`);
    const rival = here.players.find(
      ({ name }) => name !== 'Juma' && gamesOf(out, 'Juma').some((game) => texts(game).includes(`"${name}"`)),
    )!;
    expect(texts(await api.data(rival.context, 'query { viewer { notices(first: 9) { text } } }', {}))).toContain(
      'Juma is disqualified;',
    );
    expect(texts(await reinstate(here.director, word))).toContain('Juma is in again');
    const back = await stands(tournamentId);
    expect(gamesOf(back, 'Juma').map(({ status }) => status)).toEqual(Array(games).fill('RUNNING'));
    expect(JSON.stringify(back)).not.toContain('"disqualified":true');
    await playOut(here);
  });

  test('a clock goes on with what it had, and the next round or the end goes by who is in', async () => {
    const here = await world.running(NAMES.slice(0, 3));
    const tournamentId = globalId('RoundRobinTournament', here.id);
    const asha = named(here, 'Asha');
    const word = { tournamentId, playerId: globalId('Player', asha.playerId) };
    world.pass(DAY);
    await disqualify(here.director, word);
    const left = (await here.games()).map(({ clock }) => clock?.remaining);
    world.pass(DAY);
    await reinstate(here.director, word);
    const games = await here.games();
    expect(games.map(({ clock }) => clock?.remaining)).toEqual(left);
    expect(games.every(({ status, clock, toMove }) => status === 'RUNNING' && clock?.running === toMove)).toBe(true);
    await playOut(here);
    expect(await stands(tournamentId)).toMatchObject({ status: 'FINISHED', winner: { player: { name: 'Asha' } } });
    await disqualify(here.director, word);
    const without = await stands(tournamentId);
    expect(without).toMatchObject({ status: 'FINISHED', winner: { player: { name: 'Juma' } } });
    expect(at(without, 'lastStageStandings.*.entry.player.name')).toEqual(['Juma', 'Zuri', 'Asha']);
    await reinstate(here.director, word);
    expect(await stands(tournamentId)).toMatchObject({ winner: { player: { name: 'Asha' } } });
  });

  test('what has been drawn since is not taken back: the games stay lost, and he plays on', async () => {
    const here = await world.running(NAMES, { format: 'SWISS', settings: { rounds: 2 } });
    const tournamentId = globalId('SwissTournament', here.id);
    const pili = named(here, 'Pili');
    world.pass(DAY);
    const word = { tournamentId, playerId: globalId('Player', pili.playerId) };
    await disqualify(here.director, word);
    await playOut(here);
    expect(await here.games()).toHaveLength(3);
    expect(texts(await reinstate(here.director, { ...word, dryRun: true }))).toContain('One game stays lost');
    await reinstate(here.director, word);
    const shown = await stands(tournamentId);
    expect(gamesOf(shown, 'Pili').map(({ result }) => result?.how)).toEqual(['FORFEIT']);
    await playOut(here);
    expect(await stands(tournamentId)).toMatchObject({ status: 'FINISHED', winner: { player: { name: 'Asha' } } });
  });
});
