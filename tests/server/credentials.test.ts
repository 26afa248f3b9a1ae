import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startServer();
  person = await server.signUp('Zawadi');
});
afterAll(() => server.close());

const VIEWER = '{ viewer { name } }';
const INBOX = 'subscription { myEvents { __typename version } }';
const PASSWORD = 'a password of tests';

async function graphql(headers: Record<string, string>, query = VIEWER): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function auth(path: string, headers: Record<string, string>, body?: object): Promise<Response> {
  return fetch(`${server.url}/auth${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Another session of the same person: its bearer token, and the whole answer to its sign-in. */
async function another({ email }: TestPerson): Promise<{ token: string; said: { token: string } }> {
  const answer = await auth('/sign-in/email', {}, { email, password: PASSWORD });
  return { token: answer.headers.get('set-auth-token') ?? '', said: (await answer.json()) as { token: string } };
}

/** What a socket comes to that begins with this. */
async function opened(init: Record<string, unknown>): Promise<{ kind: string; closed?: number; viewer?: unknown }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const closing = once(socket, 'close').then(([code]) => ({ kind: 'closed', closed: code as number }));
  const said = (): Promise<{ type: string; payload: unknown }> =>
    once(socket, 'message').then(([text]) => JSON.parse(String(text)) as { type: string; payload: unknown });
  const speaking = async () => {
    const acknowledged = said();
    socket.send(JSON.stringify({ type: 'connection_init', payload: init }));
    if ((await acknowledged).type !== 'connection_ack') return closing;
    const answer = said();
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: VIEWER } }));
    return { kind: 'spoke', viewer: at(((await answer).payload as { data: unknown }).data, 'viewer') };
  };
  const outcome = await Promise.race([speaking(), closing]);
  socket.terminate();
  return outcome;
}

const INVALID = {
  errors: [{ message: expect.stringMatching(/sign in again\.$/), extensions: { code: 'SESSION_INVALID' } }],
};

test('a bearer token that is wrong, unsigned or given back is refused by name over HTTP, never taken for nobody', async () => {
  const { token, said } = await another(person);
  const [unsigned = ''] = decodeURIComponent(token).split('.');
  expect(said.token, 'the only token that is answered is the signed one').toBe(token);
  expect(await graphql(bearer(token))).toMatchObject({ status: 200, body: { data: { viewer: { name: 'Zawadi' } } } });
  const forged = `${unsigned}.${'A'.repeat(43)}`;
  for (const wrong of ['nonsense', 'nonsense.nonsense', '', unsigned, forged]) {
    expect(await graphql(bearer(wrong))).toMatchObject({ status: 401, body: INVALID });
  }
  expect(await graphql({ ...bearer('nonsense'), cookie: person.cookie })).toMatchObject({ status: 401, body: INVALID });
  expect((await auth('/sign-out', bearer(token), {})).status).toBe(200);
  expect(await graphql(bearer(token))).toMatchObject({ status: 401, body: INVALID });
  const asked = await auth('/get-session', { ...bearer(token), cookie: person.cookie });
  expect([asked.status, await asked.json()]).toMatchObject([401, { code: 'SESSION_INVALID' }]);
  const anew = await auth('/sign-in/email', bearer(token), { email: person.email, password: PASSWORD });
  expect(anew.status, 'an old token does not stand in the way of a new one').toBe(200);
  const stream = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...bearer(token) },
    body: JSON.stringify({ query: INBOX }),
  });
  expect(await stream.text()).toContain('SESSION_INVALID');
});

test('without a session, under a cookie that is good no more and under another scheme everybody may read', async () => {
  const headers = [
    {},
    { cookie: 'better-auth.session_token=nonsense.nonsense' },
    { authorization: 'Basic YTpi' },
  ] as readonly Record<string, string>[];
  for (const one of headers)
    expect(await graphql(one)).toMatchObject({ status: 200, body: { data: { viewer: null } } });
});

test.each(['authorization', 'Authorization', 'AUTHORIZATION'])(
  '%s in connection_init signs a socket in',
  async (name) => {
    expect(await opened({ [name]: `Bearer ${person.token}` })).toEqual({ kind: 'spoke', viewer: { name: 'Zawadi' } });
  },
);

test('a socket with a bearer token that signs nobody in is closed with 4403, at its beginning and when it asks on', async () => {
  expect(await opened({ Authorization: 'Bearer nonsense' })).toEqual({ kind: 'closed', closed: 4403 });
  expect(await opened({})).toEqual({ kind: 'spoke', viewer: null });
  const { token } = await another(person);
  const socket = server.socket({ ...person, token });
  expect(await socket.ask(VIEWER)).toMatchObject({ data: { viewer: { name: 'Zawadi' } } });
  await auth('/sign-out', bearer(token), {});
  await expect(socket.ask(VIEWER)).rejects.toMatchObject({ code: 4403 });
});

test('one’s own sessions are listed without their secrets, and one of them is ended by its id', async () => {
  const amina = await server.signUp('Amina');
  const { token } = await another(amina);
  const inbox = server.socket({ ...amina, token }).watch(INBOX);
  await inbox.until(1);
  const list = async (headers: Record<string, string>): Promise<readonly Record<string, unknown>[]> =>
    (await (await auth('/list-sessions', headers)).json()) as Record<string, unknown>[];
  const sessions = await list(bearer(amina.token));
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const secrets = await server.db.prisma.session.findMany({ where: { userId: amina.accountId } });
  const own = await (await auth('/get-session', bearer(amina.token))).text();
  for (const { token: secret } of secrets) expect(JSON.stringify(sessions) + own).not.toContain(secret);
  const other = sessions.find(({ isCurrent }) => isCurrent === false);
  const end = (headers: Record<string, string>, id: unknown) => auth('/revoke-session', headers, { id });
  expect((await end(bearer(person.token), other?.id)).status).toBe(404);
  expect((await end(bearer(amina.token), 7)).status).toBe(400);
  expect((await end(bearer(amina.token), other?.id)).status).toBe(200);
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect(await graphql(bearer(token))).toMatchObject({ status: 401 });
  expect(await list(bearer(amina.token))).toMatchObject([{ isCurrent: true }]);
  expect((await auth('/list-sessions', {})).status).toBe(401);
});

test('another password ends every other session and what is watched under it, whatever the client says', async () => {
  const eshe = await server.signUp('Eshe');
  const { token } = await another(eshe);
  const inbox = server.socket(eshe).watch(INBOX);
  await inbox.until(1);
  const change = { currentPassword: PASSWORD, newPassword: 'another one 2', revokeOtherSessions: false };
  const changed = await auth('/change-password', bearer(token), change);
  expect(changed.status).toBe(200);
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect(await graphql(bearer(eshe.token))).toMatchObject({ status: 401, body: INVALID });
  expect((await graphql(bearer(changed.headers.get('set-auth-token') ?? ''))).status).toBe(200);
});
