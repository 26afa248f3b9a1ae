import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { TestPerson } from '../support/api-client.ts';
import { at } from '../support/answer.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ada: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer();
  ada = await server.signUp('Ada', 'ADMIN');
  juma = await server.signUp('Juma_K');
});
afterAll(() => server.close());

const APPOINT = mutationOf(
  'appoint',
  '__typename ... on CommandError { message } ... on AppointSuccess { roleBefore account { name role } }',
);
const appoint = async (who: TestPerson, whom: TestPerson, role: string, dryRun = false): Promise<unknown> => {
  const input = { accountId: globalId('Account', whom.accountId), role, dryRun };
  return (await server.data(APPOINT, { input }, who))['appoint'];
};
const roleOf = async (who: TestPerson): Promise<unknown> =>
  at(await server.data('{ viewer { role } }', {}, who), 'viewer.role');

test('an administrator appoints and dismisses a director, at once in the sessions that he has', async () => {
  expect(await appoint(ada, juma, 'DIRECTOR', true)).toMatchObject({ roleBefore: 'PLAYER' });
  expect(await roleOf(juma)).toBe('PLAYER');
  const named = { __typename: 'AppointSuccess', account: { name: 'Juma_K', role: 'DIRECTOR' } };
  expect(await appoint(ada, juma, 'DIRECTOR')).toMatchObject(named);
  expect(await roleOf(juma)).toBe('DIRECTOR');
  expect(await appoint(ada, juma, 'PLAYER')).toMatchObject({ roleBefore: 'DIRECTOR' });
  expect(await roleOf(juma)).toBe('PLAYER');
  expect(await appoint(ada, juma, 'PLAYER')).toMatchObject({ roleBefore: 'PLAYER' });
  const told = '{ viewer { notices(first: 5) { __typename text ... on MyRoleChanged { role } } } }';
  expect(at(await server.data(told, {}, juma), 'viewer.notices')).toEqual([
    { __typename: 'MyRoleChanged', role: 'PLAYER', text: 'You are a player now, and set up no more tournaments.' },
    { __typename: 'MyRoleChanged', role: 'DIRECTOR', text: 'You are a director now, and may set up tournaments.' },
  ]);
  // Who was made an administrator by the server itself was told by nobody.
  expect(at(await server.data(told, {}, ada), 'viewer.notices')).toEqual([]);
});

test('nobody else gives roles or sees accounts', async () => {
  expect(await appoint(juma, juma, 'ADMIN')).toMatchObject({ __typename: 'Forbidden' });
  expect(await roleOf(juma)).toBe('PLAYER');
  const seen = await server.data('{ viewer { accounts(first: 5) { edges { node { email } } } } }', {}, juma);
  expect(seen).toEqual({ viewer: { accounts: null } });
});

test('the only administrator stays one, also of two who step down at once', async () => {
  const last = { __typename: 'WrongStatus', message: 'This is the only administrator: appoint another one before.' };
  expect(await appoint(ada, ada, 'PLAYER', true)).toEqual(last);
  expect(await appoint(ada, ada, 'PLAYER')).toEqual(last);
  await appoint(ada, juma, 'ADMIN');
  const both = await Promise.all([appoint(ada, ada, 'PLAYER'), appoint(juma, juma, 'PLAYER')]);
  expect(both.filter((one) => at(one, '__typename') === 'AppointSuccess')).toHaveLength(1);
  const roles = [await roleOf(ada), await roleOf(juma)];
  expect(new Set(roles)).toEqual(new Set(['ADMIN', 'PLAYER']));
  if (roles[0] === 'ADMIN') return;
  await appoint(juma, ada, 'ADMIN');
  await appoint(ada, juma, 'PLAYER');
});

test('accounts are found by name, address and handle, page by page, and signs of patterns are signs', async () => {
  const LIST = `query ($search: String, $first: Int, $after: String) { viewer {
    accounts(search: $search, first: $first, after: $after) {
      edges { node { name player { handle } } } pageInfo { endCursor hasNextPage } } } }`;
  const page = async (variables: Record<string, unknown>): Promise<unknown> =>
    at(await server.data(LIST, variables, ada), 'viewer.accounts');
  const found = async (search: string): Promise<unknown> => at(await page({ search, first: 5 }), 'edges.*.node.name');
  expect(await found('jUMA')).toEqual(['Juma_K']);
  expect(await found('ada@people')).toEqual(['Ada']);
  expect(await found('_')).toEqual(['Juma_K']);
  expect(await found('%')).toEqual([]);
  const handle = at(await page({ search: 'juma', first: 1 }), 'edges.0.node.player.handle');
  expect(await found(String(handle))).toEqual(['Juma_K']);
  const first = await page({ first: 1 });
  const second = await page({ first: 1, after: at(first, 'pageInfo.endCursor') });
  expect(at(second, 'pageInfo.hasNextPage')).toBe(false);
  const names = [at(first, 'edges.0.node.name'), at(second, 'edges.0.node.name')];
  expect(new Set(names)).toEqual(new Set(['Ada', 'Juma_K']));
});
