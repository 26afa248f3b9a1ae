import { afterAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, type Fields } from '../support/answer.ts';
import { must } from '../support/world.ts';
import { openReadScene } from './read-scene.ts';

const scene = await openReadScene();
const { world, api, running, gameId, game, tournament } = scene;
afterAll(() => scene.close());

const BOARDS = `query ($id: ID!, $asOf: DateTime!, $first: Int, $after: String, $last: Int) { tournament(id: $id) {
  boardsAt(asOf: $asOf, first: $first, after: $after, last: $last) { totalCount pageInfo { hasNextPage endCursor }
    nodes { ply at toMove game { id } moment { ply position { encoding } } result { how seat } } } } }`;
const MOMENT = `query ($id: ID!, $ply: Int!) { game(id: $id) { at(ply: $ply) { ply position { encoding } } } }`;
const CHANGES = `query ($id: ID!, $since: DateTime!) { tournament(id: $id) { changesSince(since: $since) {
  results games { id } rows { group { id } before rank entry { player { name } } } } } }`;

const instantNow = (): string => new Date(world.now()).toISOString();
const hoursAgo = (hours: number): string => new Date(world.now() - hours * HOUR).toISOString();

async function boards(asOf: string, page: object = {}): Promise<Fields> {
  const answer = await api.data(world.anonymous, BOARDS, { id: tournament, asOf, first: 24, ...page });
  return at(answer, 'tournament.boardsAt') as Fields;
}

async function changes(since: string): Promise<Fields> {
  return at(await api.data(world.anonymous, CHANGES, { id: tournament, since }), 'tournament.changesSince') as Fields;
}

test('boards are told as they were: by the moves made by then, whose turn it was, the newest happening first', async () => {
  const moment = async (ply: number) => at(await api.data(world.anonymous, MOMENT, { id: game, ply }), 'game.at');
  expect(await boards(hoursAgo(3))).toMatchObject({ totalCount: 0, nodes: [] });
  const start = await boards(hoursAgo(2));
  expect(start).toMatchObject({ totalCount: 6 });
  expect(new Set(listAt(start, 'nodes').map(({ ply, toMove }) => `${String(ply)} ${String(toMove)}`))).toEqual(
    new Set(['0 FIRST']),
  );
  const between = await boards(hoursAgo(1));
  expect(listAt(between, 'nodes')[0]).toEqual({
    ...{ ply: 1, at: hoursAgo(1), toMove: 'SECOND', result: null },
    ...{ game: { id: game }, moment: await moment(1) },
  });
  expect(listAt(await boards(instantNow()), 'nodes')[0]).toMatchObject({
    ply: 2,
    toMove: 'FIRST',
    moment: await moment(2),
  });
  const first = await boards(hoursAgo(1), { first: 2 });
  expect(first).toMatchObject({ nodes: { length: 2 }, pageInfo: { hasNextPage: true } });
  const rest = await boards(hoursAgo(1), { after: at(first, 'pageInfo.endCursor') });
  expect([...listAt(first, 'nodes'), ...listAt(rest, 'nodes')]).toEqual(listAt(between, 'nodes'));
  expect(at(await boards(hoursAgo(1), { first: null, last: 1 }), 'nodes')).toEqual(listAt(between, 'nodes').slice(-1));
});

test('what was decided last stands first with its result, and is gone once something else is; who comes back is told what moved', async () => {
  const before = instantNow();
  const decide = async (id: typeof gameId) => {
    world.pass(HOUR);
    must(await adjudicate(running.director.context, { gameId: id, winner: 'second', reason: 'As it was agreed.' }));
    return instantNow();
  };
  const decided = await decide(gameId);
  const other = (await running.games()).find(({ status }) => status === 'RUNNING');
  if (other === undefined) throw new Error('One game of the others runs');
  const later = await decide(other.id);
  const then = await boards(decided);
  expect(then).toMatchObject({ totalCount: 6 });
  expect(listAt(then, 'nodes')[0]).toMatchObject({
    ...{ ply: 2, at: decided, toMove: null, game: { id: game } },
    result: { how: 'ADJUDICATED', seat: 'SECOND' },
  });
  expect(at(await boards(later), 'nodes.*.game.id')).not.toContain(game);
  expect(at(await boards(before), 'nodes.*.result')).toEqual(Array(6).fill(null));

  const since = await changes(before);
  expect(since).toMatchObject({ results: 2, games: [{}, { id: game }] });
  const moved = listAt(since, 'rows');
  expect(moved.length).toBeGreaterThan(0);
  for (const { before: rank, rank: now } of moved) expect(now).not.toBe(rank);
  expect(await changes(decided)).toMatchObject({ results: 1 });
  expect(await changes(later)).toEqual({ results: 0, games: [], rows: [] });
});

test('a page of boards ends early where they have more than 4,000 moves together, and has one board at least', async () => {
  const long = await world.running(['Ada', 'Bela', 'Cili']);
  const id = globalId('RoundRobinTournament', long.id);
  const games = await long.games();
  // Moves that nobody could play are enough to be counted: no board is asked for.
  const plies = [5_000, 1_500, 1_500, 1_500];
  for (const [index, count] of plies.entries()) {
    world.pass(HOUR);
    const row = { gameId: games[index]!.id, notation: 'e2', cause: 'PLAYER', at: new Date(world.now()) } as const;
    const moves = Array.from(
      { length: count },
      (_, ply) => ({ ...row, ply, seat: ply % 2 === 0 ? 'first' : 'second' }) as const,
    );
    for (let from = 0; from < count; from += 1_000) {
      await world.db.prisma.move.createMany({ data: moves.slice(from, from + 1_000) });
    }
  }
  const COUNTED = `query ($id: ID!, $asOf: DateTime!, $first: Int, $after: String, $last: Int) { tournament(id: $id) {
    boardsAt(asOf: $asOf, first: $first, after: $after, last: $last) { totalCount nodes { ply }
      pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
  const page = async (asked: object) => {
    const answer = await api.data(world.anonymous, COUNTED, { id, asOf: instantNow(), ...asked });
    const found = at(answer, 'tournament.boardsAt') as Fields;
    return { plies: at(found, 'nodes.*.ply'), ...(at(found, 'pageInfo') as Fields) };
  };
  const pages: unknown[] = [];
  let after: unknown = null;
  do {
    const found: Fields = await page({ first: 24, after });
    pages.push(found.plies);
    after = found.hasNextPage === true ? found.endCursor : null;
  } while (after !== null);
  expect(pages).toEqual([[1_500, 1_500], [1_500], [5_000], [0, 0]]);
  expect(await page({ last: 24 })).toMatchObject({ plies: [0, 0], hasPreviousPage: true });
});

test('a pairing tells its score as it was, and a game since when it is there', async () => {
  const PAIRING = `query ($game: ID!, $asOf: DateTime) { game(id: $game) { arrangedAt pairing { now: score then: score(asOf: $asOf) } } }`;
  const [open] = (await running.games()).filter(({ status }) => status === 'RUNNING');
  const before = instantNow();
  world.pass(HOUR);
  must(await adjudicate(running.director.context, { gameId: open!.id, winner: 'first', reason: 'As it was agreed.' }));
  const told = async (asOf: string | null) =>
    at(await api.data(world.anonymous, PAIRING, { game: globalId('BaoGame', open!.id), asOf }), 'game') as Fields;
  const then = await told(before);
  const now = await told(null);
  expect(at(now, 'pairing.then')).toEqual(at(now, 'pairing.now'));
  const sum = (score: unknown): number => (score as number[]).reduce((all, one) => all + one, 0);
  expect(sum(at(then, 'pairing.now')) - sum(at(then, 'pairing.then'))).toBe(1);
  expect(at(then, 'arrangedAt')).toBe(new Date(open!.addedAt).toISOString());
});
