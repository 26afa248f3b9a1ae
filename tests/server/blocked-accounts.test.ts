import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ada: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer();
  ada = await server.signUp('Ada', 'ADMIN');
  juma = await server.signUp('Juma');
});
afterAll(() => server.close());

const FIELDS = `__typename ... on CommandError { message } ... on CommandSuccess { effects { summary } }
  ... on AccountSuccess { consequences account { blockedReason sessions chat } }`;
async function act(mutation: string, input: Fields = {}, by = ada, about = juma, fields = FIELDS): Promise<unknown> {
  const asked = { input: { accountId: globalId('Account', about.accountId), ...input } };
  return (await server.data(mutationOf(mutation, fields), asked, by))[mutation];
}
async function signIn(person: TestPerson, password = PASSWORD): Promise<Response> {
  const body = JSON.stringify({ email: person.email, password });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${server.url}/auth/sign-in/email`, { method: 'POST', headers, body });
}
async function session(person: TestPerson): Promise<TestPerson> {
  const answer = await signIn(person);
  return server.signedIn(person.name, answer);
}
const nameOf = async (person: TestPerson): Promise<unknown> =>
  (await server.ask('{ viewer { name } }', {}, person)).errors?.[0]?.extensions?.['code'] ?? 'SIGNED_IN';

test('who is blocked is out at once, with what he watches, and is told why when he signs in; then he comes back', async () => {
  const mine = await session(juma);
  const watching = server.socket(mine).watch('subscription { myEvents { __typename } }');
  await watching.until(1);
  const reason = 'Insults in a chat.';
  expect(await act('blockAccount', { reason, dryRun: true })).toMatchObject({
    __typename: 'AccountSuccess',
    effects: { summary: ['Ada blocked the account of Juma: Insults in a chat.'] },
    consequences: ['The account is signed in in 2 places, and is signed out there.'],
    account: { blockedReason: null, sessions: 2 },
  });
  expect(await nameOf(mine)).toBe('SIGNED_IN');
  expect(await act('blockAccount', { reason })).toMatchObject({ account: { blockedReason: reason, sessions: 0 } });
  expect(await nameOf(mine)).toBe('SESSION_INVALID');
  await watching.ended;
  const refused = await signIn(juma);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    {
      code: 'ACCOUNT_BLOCKED',
      message: `This account is blocked: ${reason} Write to whoever runs this server if that is wrong.`,
    },
  ]);
  expect((await signIn(juma, 'a guess of somebody')).status).toBe(401);
  expect(await act('blockAccount', { reason })).toMatchObject({ __typename: 'WrongStatus' });
  expect(await act('sendPasswordLink', {}, ada, juma, '__typename')).toEqual({ __typename: 'WrongStatus' });
  expect(await act('unblockAccount')).toMatchObject({ account: { blockedReason: null } });
  expect(await act('unblockAccount')).toMatchObject({ __typename: 'WrongStatus' });
  expect((await signIn(juma)).status).toBe(200);
});

test('the only administrator who can sign in is not blocked, and nobody else blocks', async () => {
  const last = { message: 'This is the only administrator: appoint another one before.' };
  expect(await act('blockAccount', { reason: 'x' }, ada, ada)).toMatchObject(last);
  for (const [mutation, input] of [
    ['blockAccount', { reason: 'x' }],
    ['unblockAccount', {}],
    ['endSessions', {}],
    ['turnAccountChat', { isOff: true }],
  ] as const) {
    const mine = await session(juma);
    expect(await act(mutation, input, mine, ada)).toMatchObject({ __typename: 'Forbidden' });
  }
  await act('appoint', { role: 'ADMIN' }, ada, juma, '__typename');
  await act('blockAccount', { reason: 'On leave.' });
  expect(await act('blockAccount', { reason: 'x' }, ada, ada)).toMatchObject(last);
  expect(await act('appoint', { role: 'PLAYER' }, ada, ada, '... on CommandError { message }')).toEqual(last);
  await act('unblockAccount');
  await act('appoint', { role: 'PLAYER' }, ada, juma, '__typename');
});

test('without a mail server an administrator hands on a link, shown once, with which another password is chosen', async () => {
  const fields = '__typename ... on CommandError { message } ... on SendPasswordLinkSuccess { link expiresAt }';
  const send = (more: Fields): Promise<unknown> => act('sendPasswordLink', more, ada, juma, fields);
  expect(await send({ dryRun: true })).toMatchObject({ link: null });
  const made = await send({ idempotencyKey: 'once' });
  const link = textAt(made, 'link');
  expect(link).toMatch(/^http:\/\/localhost:\d+\/sign-in\/password#[a-z0-9]+$/);
  expect(await send({ idempotencyKey: 'once' })).toEqual({ ...(made as Fields), link: null });
  const before = await session(juma);
  const token = link.split('#')[1];
  await server.auth('/reset-password', { token, newPassword: 'another password' });
  expect([(await signIn(juma)).status, (await signIn(juma, 'another password')).status]).toEqual([401, 200]);
  expect(await nameOf(before)).toBe('SESSION_INVALID');
  await expect(server.auth('/reset-password', { token, newPassword: PASSWORD })).rejects.toThrow('INVALID_TOKEN');
  const again = textAt(await send({}), 'link').split('#')[1];
  await server.auth('/reset-password', { token: again, newPassword: PASSWORD });
});

test('an administrator signs somebody out everywhere, sees what he may do, and reads who did what', async () => {
  const mine = await session(juma);
  expect(await act('endSessions')).toMatchObject({ account: { sessions: 0 } });
  expect(await nameOf(mine)).toBe('SESSION_INVALID');
  await act('appoint', { role: 'DIRECTOR' }, ada, juma, '__typename');
  const create = mutationOf('createTournament', '... on CreateTournamentSuccess { tournament { name } }');
  await server.data(create, { input: { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN' } }, await session(juma));
  const id = globalId('Account', juma.accountId);
  const seen = await server.data(
    `query ($id: ID!) { viewer { account(id: $id) { role chat offices { role tournament { name } } series { name } }
      accountLog(first: 50, accountId: $id) { edges { node { change text by { name } player { name } } } } } }`,
    { id },
    ada,
  );
  expect(at(seen, 'viewer.account')).toEqual({
    role: 'DIRECTOR',
    chat: 'ON',
    offices: [{ role: 'DIRECTOR', tournament: { name: 'Lamu' } }],
    series: [],
  });
  const lines = listAt(at(seen, 'viewer.accountLog.edges.*.node'));
  expect(lines.slice(0, 2)).toMatchObject([
    { change: 'APPOINTED', text: 'Ada made Juma director.', by: { name: 'Ada' }, player: { name: 'Juma' } },
    { change: 'SESSIONS_ENDED', text: 'Ada signed Juma out everywhere.' },
  ]);
  expect(new Set(lines.map(({ change }) => change))).toEqual(
    new Set(['APPOINTED', 'BLOCKED', 'UNBLOCKED', 'SESSIONS_ENDED', 'PASSWORD_LINK_SHOWN']),
  );
  const hidden = 'query ($id: ID!) { viewer { account(id: $id) { role } accountLog(first: 5) { edges { cursor } } } }';
  const other = await session(juma);
  expect(await server.data(hidden, { id }, other)).toEqual({ viewer: { account: null, accountLog: null } });
});
