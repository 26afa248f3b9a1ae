import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type RunningTournament } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

const THREAD = 'https://club.example/threads/17';

let db: Db;
let api: Api;
let here: RunningTournament;
let gameId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  const world = newWorld(db);
  api = await openApi(world);
  here = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await here.games();
  gameId = game === undefined ? '' : globalId('BaoGame', game.id);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const adjudicate = (evidence: readonly string[]): Promise<Answer> =>
  mutate(
    api,
    here.director.context,
    'adjudicate',
    { gameId, winner: 'FIRST', reason: 'He told a friend.', evidence },
    '... on InvalidInput { field message }',
  );

test.each([
  ['a script', ['javascript:alert(1)'], 'Address 1 is no page'],
  ['no address', [THREAD, 'the thread'], 'Address 2 is no page'],
  ['an address with a password', ['https://a:b@club.example/'], 'Address 1 is no page'],
  ['eleven', Array.from({ length: 11 }, () => THREAD), 'At most 10 addresses'],
])('a ruling that rests on %s is refused, and nothing is decided', async (_what, evidence, why) => {
  expect(await adjudicate(evidence)).toMatchObject({
    __typename: 'InvalidInput',
    field: 'evidence',
    message: expect.stringContaining(why),
  });
  const { node } = await api.data<Record<string, Answer>>(
    here.director.context,
    'query ($id: ID!) { node(id: $id) { ... on Game { status } } }',
    { id: gameId },
  );
  expect(node).toEqual({ status: 'RUNNING' });
});

test('what a ruling rests on is read by everybody, with the ruling and in the log', async () => {
  expect(await adjudicate([` ${THREAD} `])).toEqual({ __typename: 'GameSuccess' });
  const source = `query ($id: ID!) { tournament(id: $id) {
    rulings { nodes { reason evidence } }
    log(last: 20) { edges { node { kind ruling { evidence } } } }
  } }`;
  const { tournament } = await api.data<Record<string, Answer>>(here.director.context, source, {
    id: globalId('RoundRobinTournament', here.id),
  });
  expect(tournament).toMatchObject({ rulings: { nodes: [{ reason: 'He told a friend.', evidence: [THREAD] }] } });
  const told = JSON.stringify(tournament).match(/"ruling":\{"evidence":\["[^"]*"\]\}/g);
  expect(told).toEqual([`"ruling":{"evidence":["${THREAD}"]}`]);
});
