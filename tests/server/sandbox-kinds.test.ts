import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { apiTitle } from '../support/api-cycle.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import { forkedBy, type TestSandbox } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let director: TestPerson;

beforeAll(async () => {
  server = await startServer();
  director = await server.signUp('Director', 'DIRECTOR');
});
afterAll(() => server.close());

const names = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix} ${String.fromCodePoint(65 + index)}`);

const SEEN = `query ($id: ID!) { tournament(id: $id) { status winner { player { name } }
  games(first: 100) { edges { node { id status result { how } ... on BackgammonGame { dice { commitment } } } } }
  series { id tournaments { id status } ... on KuksuTitle { holder { name } handedOn { entry { player { name } } } } } } }`;
const COMMITMENTS = 'tournament.games.edges.*.node.dice.commitment';

/** What of a tournament is seen outside before it is played to its end in a copy, and there after it; outside nothing has changed. */
async function playedInCopy(id: string): Promise<{ readonly outside: unknown; readonly inside: unknown }> {
  await server.clock.settled();
  const outside = await server.data(SEEN, { id });
  const sandbox: TestSandbox = await forkedBy(server, director, { tournamentId: id });
  expect(await sandbox.play()).toMatchObject({ stop: 'ENDED' });
  const { data: inside } = await sandbox.ask(SEEN, { id });
  expect(await server.data(SEEN, { id })).toEqual(outside);
  await done((query, input) => server.ask(query, input, director), 'deleteSandbox', { sandboxId: sandbox.id }, '');
  expect(at(outside, 'tournament.status')).toBe('RUNNING');
  expect(at(inside, 'tournament.status')).toBe('FINISHED');
  expect(new Set(listAt(inside, 'tournament.games.edges.*.node').map(({ status }) => status))).toEqual(
    new Set(['FINISHED']),
  );
  return { outside, inside };
}

test.for([
  { name: 'Roundi', game: 'OWARE', format: 'ROUND_ROBIN', players: 4 },
  { name: 'Uswisi', game: 'GO', format: 'SWISS', players: 5, gameSettings: { go: { size: 9 } } },
  { name: 'Mbali', game: 'BAO', format: 'ROUND_ROBIN', players: 4, venue: 'ELSEWHERE' },
  { name: 'Ubingwa', game: 'BAO', format: 'KIBA', players: 10 },
])('$format of $game is played to its end in its copy ($name)', async ({ players, ...input }) => {
  const cup = await runningTournament(server, names(input.name, players), input, director);
  await playedInCopy(cup.id);
});

test('a knock-out with dice is played to its end in its copy, with seeds of its own', async () => {
  const input = { name: 'Mtoano', game: 'BACKGAMMON', format: 'KNOCKOUT' };
  const cup = await runningTournament(server, names('Mtoano', 4), input, director);
  const { outside, inside } = await playedInCopy(cup.id);
  expect(at(inside, 'tournament.winner')).not.toBeNull();
  const known = new Set(at(outside, COMMITMENTS) as readonly string[]);
  const drawn = at(inside, COMMITMENTS) as readonly string[];
  expect(known.size).toBeGreaterThan(0);
  expect(drawn.length).toBeGreaterThanOrEqual(known.size);
  expect(drawn.filter((commitment) => known.has(commitment))).toEqual([]);
});

test('a cycle of a series is copied with those before it, and hands on what the next begins with', async () => {
  const title = await apiTitle(server, director);
  const people = names('Kuksu', 7);
  const last = await title.next([], people);
  await title.start(last);
  while (textAt(await server.data(SEEN, { id: last }), 'tournament.status') !== 'FINISHED') await title.decide(last);
  // The holder is entered by himself.
  const cycle = await title.next(people.slice(1), []);
  await title.start(cycle);
  const { outside, inside } = await playedInCopy(cycle);
  expect(at(outside, 'tournament.series.holder.name')).toBe('Kuksu A');
  expect(at(inside, 'tournament.series.tournaments')).toEqual([
    { id: last, status: 'FINISHED' },
    { id: cycle, status: 'FINISHED' },
  ]);
  expect(people).toContain(at(inside, 'tournament.series.holder.name'));
  expect(
    listAt(inside, 'tournament.series.handedOn')
      .map((one) => textAt(one, 'entry.player.name'))
      .toSorted(),
  ).toEqual(people);
});

test('a cycle is copied as it was at an instant, with those of its series that had begun by then', async () => {
  const title = await apiTitle(server, director);
  const people = names('Zamani', 7);
  const decideOne = async (id: string): Promise<void> => {
    const [game] = await gamesOf(server, id);
    await title.decide(id, [game?.first ?? '', game?.second ?? '']);
  };
  const first = await title.next([], people);
  await title.start(first);
  await server.clock.advance(HOUR);
  await decideOne(first);
  await server.clock.advance(HOUR);
  await server.clock.settled();
  const [midway, then] = [await server.data(SEEN, { id: first }), new Date(server.clock.now()).toISOString()];
  await server.clock.advance(HOUR);
  while (textAt(await server.data(SEEN, { id: first }), 'tournament.status') !== 'FINISHED') await title.decide(first);
  const second = await title.next(people.slice(1), []);
  await title.start(second);
  await server.clock.advance(HOUR);
  const [begun, later] = [await server.data(SEEN, { id: second }), new Date(server.clock.now()).toISOString()];
  await server.clock.advance(HOUR);
  await decideOne(second);
  await server.clock.settled();

  const before = await forkedBy(server, director, { tournamentId: first, at: then });
  expect((await before.ask(SEEN, { id: first })).data).toEqual(midway);
  expect(at(midway, 'tournament.series')).toMatchObject({ holder: null, tournaments: [{ status: 'RUNNING' }] });
  expect((await before.ask(SEEN, { id: second })).data).toEqual({ tournament: null });
  await done((query, input) => server.ask(query, input, director), 'deleteSandbox', { sandboxId: before.id }, '');

  const after = await forkedBy(server, director, { tournamentId: second, at: later });
  expect((await after.ask(SEEN, { id: second })).data).toEqual(begun);
  expect(at(begun, 'tournament.series.holder.name')).toBe('Zamani A');
  await done((query, input) => server.ask(query, input, director), 'deleteSandbox', { sandboxId: after.id }, '');
});
