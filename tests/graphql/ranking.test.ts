import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at, listAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { entryAt, startedKnockout } from './knockout-scene.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const RANKING = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $asOf: DateTime) { tournament(id: $id) {
  ranking(first: $first, after: $after, last: $last, before: $before, asOf: $asOf) {
    pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
    edges { node { place shared certainty decidedBy why tieBreak { code } stage { number } group { id } standing { rank points }
      entry { id player { name } } } } } } }`;

async function ranking(id: string, args: object = {}): Promise<readonly Fields[]> {
  const answer = await api.data(world.anonymous, RANKING, { id, ...args });
  return listAt(answer, 'tournament.ranking.edges').map(({ node }) => node as Fields);
}

test('a knock-out ranks by the round in which somebody went out, and says which places are final', async () => {
  const scene = await startedKnockout(api, world, 4, { venue: 'ELSEWHERE', timeControl: null });
  const places = async () => at(await ranking(scene.id), '*.place');
  expect(await places()).toEqual([1, 1, 1, 1]);
  const [one, two] = await scene.matches(1);
  if (one === undefined || two === undefined) throw new Error('Round 1 has two matches');
  await scene.win(one, 0, 3);
  expect(await places()).toEqual([1, 2, 2, 4]);
  expect((await ranking(scene.id))[3]).toMatchObject({
    certainty: 'OPEN',
    decidedBy: 'OUTCOME',
    why: 'It is not points that put the others first, but who has won, still plays, or has not left.',
    entry: { id: entryAt(one, 1) },
  });
  await scene.win(two, 1, 3);
  const drawn = await ranking(scene.id);
  expect(at(drawn, '*.place')).toEqual([1, 1, 3, 3]);
  expect(at(drawn, '*.certainty')).toEqual(['OPEN', 'OPEN', 'FINAL', 'FINAL']);
  expect(drawn[2]).toMatchObject({ decidedBy: 'STAGE', why: 'Those before got further.', stage: { number: 1 } });
  const [final] = await scene.matches(2);
  if (final === undefined) throw new Error('The final is drawn');
  await scene.win(final, 1, 3);
  const end = await ranking(scene.id);
  expect(at(end, '*.place')).toEqual([1, 2, 3, 3]);
  expect(at(end, '*.certainty')).toEqual(Array(4).fill('FINAL'));
  expect(end[0]).toMatchObject({ decidedBy: null, why: null, entry: { id: entryAt(final, 1) }, stage: { number: 2 } });
});

test('a table is ranked by its points and tie-breaks, page by page, and as it stood then', async () => {
  const running = await world.running(['Asha', 'Juma', 'Neema']);
  const id = globalId('RoundRobinTournament', running.id);
  expect(await ranking(id)).toMatchObject(
    Array(3).fill({ place: 1, shared: true, certainty: 'OPEN', decidedBy: null }),
  );
  const before = new Date(world.now()).toISOString();
  world.pass(millis(HOUR));
  const order = running.players.map(({ playerId }) => playerId);
  for (const { id: gameId, players } of await running.games()) {
    const loser = order.indexOf(players.first) > order.indexOf(players.second) ? players.first : players.second;
    const { context } = personOf(running.players, loser);
    await mutate(api, context, 'resign', { gameId: globalId('BaoGame', gameId) }, '');
  }
  const end = await ranking(id);
  expect(at(end, '*.certainty')).toEqual(Array(3).fill('FINAL'));
  expect(end[1]).toMatchObject({
    place: 2,
    decidedBy: 'POINTS',
    why: '2 points; who is before has 4.',
    standing: { rank: 2, points: 2 },
  });
  expect(at(await ranking(id, { asOf: before }), '*.place')).toEqual([1, 1, 1]);

  const first = at(await api.data(world.anonymous, RANKING, { id, first: 2 }), 'tournament.ranking') as Fields;
  expect(first).toMatchObject({ edges: { length: 2 }, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(await ranking(id, { first: 2, after: at(first, 'pageInfo.endCursor') })).toEqual(end.slice(2));
  expect(await ranking(id, { last: 1, before: at(first, 'pageInfo.endCursor') })).toEqual(end.slice(0, 1));
});
