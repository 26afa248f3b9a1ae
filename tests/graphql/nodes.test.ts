import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { findOf } from '../../api/src/graphql/node-find.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asId, type TokenId } from '../../api/src/kernel/ids.ts';
import { millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { startedKnockout } from './knockout-scene.ts';
import { mutate } from './mutate.ts';
import { pauseScene } from './pause-scene.ts';
import { reportScene } from './report-scene.ts';

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

/** What `node` answers to somebody: its type, and the id again. */
async function node(who: AppContext, id: string): Promise<unknown> {
  return (await api.data(who, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id }))['node'];
}

test('every Node can be found by its id', () => {
  const type = schema.getType('Node');
  const names = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => findOf(name) === undefined)).toEqual([]);
});

test('a match, the pairing that it is, a protest and a report are told apart by their ids', async () => {
  const scene = await startedKnockout(api, world, 4, { venue: 'ELSEWHERE', timeControl: null });
  const match = await scene.match(1, 0);
  const player = scene.person(match, 0);
  await scene.run(player.context, 'raiseProtest', { matchId: match['id'], text: 'He never answers.' });
  const protest = textAt(await scene.match(1, 0), 'protest.id');
  const source = 'query ($id: ID!) { tournament(id: $id) { groups { pairings { id number } } } }';
  const pairings = at(await api.data(world.anonymous, source, { id: scene.id }), 'tournament.groups.0.pairings');
  const pairing = (pairings as readonly Fields[]).find(({ number }) => number === match['number']);
  const scenes = await reportScene(world, api);
  const reported = await scenes.report(await scenes.matches(), 'a', 'match 1: board 7 started');
  const ids = {
    BracketMatch: textAt(match, 'id'),
    Pairing: textAt(pairing, 'id'),
    Protest: protest,
    BoardReport: textAt(reported, 'report.id'),
  };
  expect(new Set(Object.values(ids)).size).toBe(4);
  for (const [name, id] of Object.entries(ids))
    expect(await node(world.anonymous, id)).toEqual({ __typename: name, id });
  const foreign = await scene.run(scene.director, 'forfeitMatch', { matchId: ids.Pairing, reason: 'No.' });
  expect(foreign).toMatchObject({ __typename: 'NotFound' });
});

test('a pairing of another format is no match', async () => {
  const { id } = await world.running(['Eva', 'Fay', 'Gus']);
  const pairing = await db.prisma.pairing.findFirstOrThrow({ where: { tournamentId: id } });
  const asMatch = Buffer.from(`BracketMatch:${pairing.id}`).toString('base64');
  expect(await node(world.anonymous, asMatch)).toBeNull();
});

test('a pause is found by everybody', async () => {
  const scene = await pauseScene(world, api);
  const made = await scene.pause({ reason: 'Holidays.', until: new Date(world.now() + 86_400_000).toISOString() });
  const id = textAt(made, 'pause.id');
  expect(await node(world.anonymous, id)).toEqual({ __typename: 'Pause', id });
});

test('a token is found by its owner alone, and an account by administrators', async () => {
  const asha = await world.person('Asha');
  const juma = await world.person('Juma');
  const admin = await world.person('Amani', 'ADMIN');
  const fields = '... on CreateTokenSuccess { tokenId }';
  const { actor } = asha.context;
  if (actor.kind !== 'account') throw new Error('Asha has an account');
  const signedIn: AppContext = { ...asha.context, actor: { ...actor, signedInFor: millis(0) } };
  const made = await mutate(api, signedIn, 'createToken', { name: 'Overlay', verbs: ['READ'] }, fields);
  const token = textAt(made, 'tokenId');
  expect(await node(asha.context, token)).toEqual({ __typename: 'ApiToken', id: token });
  const grant = { tokenId: asId<TokenId>('token'), verbs: ['READ'], tournamentId: null } as const;
  const byToken: AppContext = { ...asha.context, actor: { ...actor, grant } };
  for (const who of [juma.context, admin.context, world.anonymous, byToken]) expect(await node(who, token)).toBeNull();

  const accounts = '{ viewer { accounts(search: "Asha") { edges { node { id } } } } }';
  const account = textAt(await api.data(admin.context, accounts), 'viewer.accounts.edges.0.node.id');
  expect(await node(admin.context, account)).toEqual({ __typename: 'Account', id: account });
  for (const who of [asha.context, world.anonymous]) expect(await node(who, account)).toBeNull();
});
