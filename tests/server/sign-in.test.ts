import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const VIEWER = '{ viewer { name email role canDirect player { handle name } } }';
const INBOX = 'subscription { myEvents { __typename version } }';

const auth = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('who signs up has a player at once, and may not direct', async () => {
  const person = await server.signUp('Juma');
  expect((await server.data(VIEWER, {}, person)).viewer).toEqual({
    name: 'Juma',
    email: 'juma@people.example',
    role: 'PLAYER',
    canDirect: false,
    player: { handle: 'juma', name: 'Juma' },
  });
});

test('a cookie and a bearer token sign in over HTTP and over WebSocket', async () => {
  const person = await server.signUp('Zawadi');
  const byCookie = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify({ query: '{ viewer { name } }' }),
  });
  expect(await byCookie.json()).toMatchObject({ data: { viewer: { name: 'Zawadi' } } });
  expect(await server.socket(person).ask('{ viewer { name } }')).toMatchObject({
    data: { viewer: { name: 'Zawadi' } },
  });
  expect(await server.socket().ask('{ viewer { name } }')).toMatchObject({ data: { viewer: null } });
});

test('a role cannot be taken at sign-up', async () => {
  const body = { name: 'Eve', email: 'eve@people.example', password: 'long enough 1', role: 'ADMIN' };
  const response = await auth('/sign-up/email', body);
  const token = response.headers.get('set-auth-token') ?? '';
  if (response.ok) {
    const answer = await server.data('{ viewer { role } }', {}, { token });
    expect(at(answer.viewer, 'role')).toBe('PLAYER');
  } else expect(response.status).toBe(400);
});

test.each([
  ['a short password', { name: 'A', email: 'a1@people.example', password: 'short' }, 400],
  ['no address', { name: 'A', email: 'not an address', password: 'long enough 1' }, 400],
  ['a password that is no text', { name: 'A', email: 'a2@people.example', password: 5 }, 400],
  ['a blank name', { name: '  ', email: 'a3@people.example', password: 'long enough 1' }, 400],
  [
    'a name that turns the line round',
    { name: '\u202Eabc', email: 'a4@people.example', password: 'long enough 1' },
    400,
  ],
  ['a name with a zero in it', { name: 'a\u0000b', email: 'a5@people.example', password: 'long enough 1' }, 400],
  ['broken Unicode', { name: 'a\uD800', email: 'a6@people.example', password: 'long enough 1' }, 400],
  ['a name of 61 letters', { name: 'a'.repeat(61), email: 'a7@people.example', password: 'long enough 1' }, 400],
  ['a megabyte', { name: 'a'.repeat(1_000_000), email: 'a8@people.example', password: 'long enough 1' }, 413],
])('%s is refused at sign-up', async (_name, body, status) => {
  expect((await auth('/sign-up/email', body)).status).toBe(status);
});

test('a request that does not say how long it is does not reach sign-up', async () => {
  const parts = Readable.from(['{"name":"A","email":"a9@people.example",', '"password":"long enough 1"}']);
  const response = await fetch(`${server.url}/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Readable.toWeb(parts) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('a name is given once, and no page but this server’s own is shown', async () => {
  const { token } = await server.signUp('Amina');
  const renamed = await auth('/update-user', { name: '\u202E' }, { authorization: `Bearer ${token}` });
  expect(renamed.status).toBe(404);
  expect((await fetch(`${server.url}/auth/error?error=x`)).status).toBe(404);
});

test('an address is taken once, and a wrong password is refused', async () => {
  const { email } = await server.signUp('Neema');
  const again = await auth('/sign-up/email', { name: 'Neema', email, password: 'another one 1' });
  expect(again.ok).toBe(false);
  expect((await auth('/sign-in/email', { email, password: 'not the password' })).status).toBe(401);
  expect((await auth('/sign-in/email', { email, password: 'a password of tests' })).status).toBe(200);
});

test('a private inbox needs somebody who is signed in', async () => {
  const [result] = await server.socket().watch(INBOX).until(1);
  expect(result?.errors?.[0]?.extensions?.['code']).toBe('NOT_SIGNED_IN');
});

test('signing out closes what was watched in private, with the reason, and leaves the rest of the connection', async () => {
  const person = await server.signUp('Tumaini');
  const socket = server.socket(person);
  const inbox = socket.watch(INBOX);
  const wall = socket.watch('subscription { liveBoards { change } }');
  await inbox.until(1);
  expect((await auth('/sign-out', {}, { authorization: `Bearer ${person.token}` })).status).toBe(200);
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  await server.clock.advance(5_000 as never);
  expect(at((await wall.until(1))[0]?.data, 'liveBoards.change')).toBe('HEARTBEAT');
});

test('a session that runs out closes what was watched in private', async () => {
  const person = await server.signUp('Subira');
  const inbox = server.socket(person).watch(INBOX);
  await inbox.until(1);
  await server.clock.advance((61 * 86_400_000) as never);
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
});
