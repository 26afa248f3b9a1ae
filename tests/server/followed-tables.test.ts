import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatsHere } from '../../api/src/application/registered.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { apiTitle } from '../support/api-cycle.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { followTables, freshTables } from '../support/followed-tables.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';

const STEPS = 25;
let server: TestServer;
let director: TestPerson;
/** What has been done, and was not refused, in any of them. */
const succeeded = new Set<string>();
/** Players into whom others are merged. */
let spare: string[];

beforeAll(async () => {
  server = await startServer();
  director = await server.signUp('Director', 'ADMIN');
  const pool = await running('ROUND_ROBIN', 26);
  const { tournament } = await server.data(
    'query ($id: ID!) { tournament(id: $id) { entries(first: 100) { nodes { player { id } } } } }',
    {
      id: pool,
    },
  );
  spare = listAt(tournament, 'entries.nodes').map((entry) => textAt(entry, 'player.id'));
});
afterAll(() => server.close());

const by = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
const give = (mutation: string, input: Record<string, unknown>, fields = '') => done(by, mutation, input, fields);

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Player ${String.fromCodePoint(65 + index)}`);

/** A tournament of a format that runs, its games played elsewhere. */
async function running(format: string, count: number): Promise<string> {
  if (format === 'KUKSU') {
    const title = await apiTitle(server, director);
    const cycle = await title.next([], names(count));
    await title.start(cycle);
    return cycle;
  }
  const made = { name: `Kombe ${format}`, game: 'BAO', format, venue: 'ELSEWHERE', timeControl: null };
  const tournamentId = textAt(
    await give('createTournament', made, '... on CreateTournamentSuccess { tournament { id } }'),
    'tournament.id',
  );
  await give('openRegistration', { tournamentId });
  await give('enterPlayers', {
    tournamentId,
    newPlayers: names(count).map((name, index) => ({ name, elo: 2_000 - 10 * index })),
  });
  await give('closeRegistration', { tournamentId });
  await give('startTournament', { tournamentId });
  return tournamentId;
}

const STATE = `query ($id: ID!) { tournament(id: $id) { entries(first: 100) { nodes { player { id name } } } groups { id entries { player { id } } }
  games(first: 100) { nodes { id status } } } }`;

/** Something that a director may do at any time, chosen by chance; where it is refused, nothing has happened. */
async function something(tournamentId: string, chance: (below: number) => number): Promise<string> {
  const { tournament } = await server.data(STATE, { id: tournamentId });
  const one = (things: readonly Fields[]): Fields => things[chance(things.length)] ?? {};
  const games = listAt(tournament, 'games.nodes');
  const player = at(one(listAt(tournament, 'entries.nodes')), 'player.id');
  const group = one(listAt(tournament, 'groups'));
  const winner = chance(2) === 0 ? 'FIRST' : 'SECOND';
  const reason = 'As it was agreed.';
  const open = { gameId: one(games.filter(({ status }) => status !== 'FINISHED')).id, winner, how: 'PLAYED' };
  const decided = one(games.filter(({ status }) => status === 'FINISHED')).id;
  const inGroup = at(one(listAt(group, 'entries')), 'player.id');
  const report = ['reportResult', { tournamentId, results: [open] }] as const;
  const deeds = [
    ...[report, report, report, report, report],
    ['correctResult', { gameId: decided, winner, reason }],
    ['correctResult', { gameId: decided, winner, reason }],
    ['correctEntry', { tournamentId, playerId: player, name: `Renamed ${chance(1_000)}`, country: 'KE' }],
    ['adjustPoints', { tournamentId, groupId: group.id, playerId: inGroup, points: chance(5) - 2, reason }],
    ['withdraw', { tournamentId, playerId: player }],
    ['disqualify', { tournamentId, playerId: player, reason }],
    ['mergePlayers', { fromId: player, intoId: spare.pop(), reason }],
  ] as const;
  const [mutation, input] = deeds[chance(deeds.length)]!;
  const answer = await by(mutationOf(mutation, '__typename'), { input });
  if (String(at(answer, `data.${mutation}.__typename`)).endsWith('Success')) succeeded.add(mutation);
  return mutation;
}

const FORMATS = { ROUND_ROBIN: 5, KIBA: 12, KNOCKOUT: 6, SWISS: 7, KUKSU: 15 } as const;

test('every format is tried but that of matches of countries, for which a championship would have to be played first', () => {
  expect([...Object.keys(FORMATS), 'COUNTRY_MATCH'].toSorted()).toEqual([...formatsHere.keys()].toSorted());
});

test.each(Object.entries(FORMATS))(
  'of a %s a snapshot and what has changed since is what is asked afresh, whatever its director does',
  async (format, count) => {
    const numbers = fc.sample(fc.nat(), { numRuns: 40 * STEPS, seed: count });
    let drawn = 0;
    const chance = (below: number): number => (below === 0 ? 0 : numbers[drawn++ % numbers.length]! % below);
    const id = await running(format, count);
    const follower = followTables(server, { tournamentId: id });
    await follower.watch.until(1);
    const [first] = await freshTables(server, id);
    const part = followTables(server, { tournamentId: id, groups: [first!.groupId] });
    await part.watch.until(1);
    let earlier = follower.tables();
    for (let step = 0; step < STEPS; step += 1) {
      const deed = await something(id, chance);
      await server.composed.settled();
      const fresh = await freshTables(server, id);
      const told = follower.tables();
      expect({ step, deed, tables: told?.tables }).toEqual({ step, deed, tables: fresh });
      expect(part.tables()?.tables).toEqual(fresh.filter(({ groupId }) => groupId === first!.groupId));
      // Who comes again after some steps has them by what has changed meanwhile.
      if (step % 4 !== 3) continue;
      const again = followTables(server, { tournamentId: id }, earlier);
      const [answer] = await again.watch.until(1);
      expect(at(answer, 'data.tableEvents.__typename')).not.toBe('TablesSnapshot');
      expect({ step, tables: again.tables()?.tables }).toEqual({ step, tables: fresh });
      again.watch.stop();
      earlier = told;
    }
    for (const { watch } of [follower, part]) watch.stop();
  },
);

test('of a pyramid a decided game tells of its league alone: two cells, and a small part of the bytes of all tables', async () => {
  const id = await running('KUKSU', 60);
  const { watch } = followTables(server, { tournamentId: id });
  const [snapshot] = await watch.until(1);
  const leagues = listAt(snapshot, 'data.tableEvents.tables');
  expect(leagues.length).toBeGreaterThan(4);
  const GAME = 'query ($id: ID!) { tournament(id: $id) { games(first: 1) { nodes { id pairing { group { id } } } } } }';
  const [game] = listAt(await server.data(GAME, { id }), 'tournament.games.nodes');
  await give('reportResult', { tournamentId: id, results: [{ gameId: game!.id, winner: 'FIRST', how: 'PLAYED' }] });
  const [, change] = await watch.until(2);
  const changes = listAt(change, 'data.tableEvents.changes');
  expect(changes.map((one) => textAt(one, 'group.id'))).toEqual([textAt(game, 'pairing.group.id')]);
  expect(listAt(changes[0], 'changedCells').length).toBe(2);
  const bytes = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));
  expect(bytes(change)).toBeLessThan(bytes(snapshot) / leagues.length);
  watch.stop();
});

test('whatever a director may do was done, and not only refused', () => {
  expect([...succeeded].toSorted()).toEqual([
    'adjustPoints',
    'correctEntry',
    'correctResult',
    'disqualify',
    'mergePlayers',
    'reportResult',
    'withdraw',
  ]);
});
