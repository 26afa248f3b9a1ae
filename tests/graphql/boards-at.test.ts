import { afterAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
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
