import { afterAll, beforeAll, expect, test } from 'vitest';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ variables: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.close());

const RIGHT = 'a password of tests';
const WRONG = 'not the password';
/** Refused before it is compared with anything, which takes its time. */
const UNCOMPARED = 'x'.repeat(300);

interface Said {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string };
  readonly headers: Readonly<Record<string, string>>;
}

async function post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Said> {
  const answer = await fetch(`${server.url}/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { date: _, 'x-request-id': _id, ...said } = Object.fromEntries(answer.headers);
  return { status: answer.status, body: (await answer.json()) as Said['body'], headers: said };
}

const signIn = (email: string, password: string, from: string): Promise<Said> =>
  post('/sign-in/email', { email, password }, { 'x-forwarded-for': from });
const times = <Value>(count: number, what: (n: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => what(n)));
const statuses = (said: readonly Said[]): ReadonlySet<number> => new Set(said.map(({ status }) => status));

/** What is refused because it is too much tells so in its words and where programs look for it. */
function waitTold({ status, body, headers }: Said): number {
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(headers).not.toHaveProperty('x-retry-after');
  expect(body.message).toContain(`try again in ${headers['retry-after']} s`);
  return Number(headers['retry-after']);
}

test('an address that tries to sign in too often is put off for as long as it is told, and no other address', async () => {
  const attempt = (n: number, from = '192.0.2.1') => signIn(`nobody${n}@people.example`, UNCOMPARED, from);
  expect(statuses(await times(30, attempt))).toEqual(new Set([400]));
  const refused = await attempt(31);
  expect(refused.body.message).toContain('At most 30');
  expect((await attempt(31, '192.0.2.2')).status).toBe(400);
  await server.clock.advance(millis(waitTold(refused) * SECOND));
  expect((await attempt(32)).status).toBe(400);
});

test('whoever tries ten wrong passwords is put off at his house, and the owner comes in from elsewhere and stays in', async () => {
  const { email, token } = await server.signUp('Juma');
  const house = (n: number) => `2001:db8:0:7::${n + 1}`;
  await times(10, (n) => signIn(email.toUpperCase(), UNCOMPARED, house(n)));
  const refused = await signIn(email, RIGHT, house(10));
  expect(refused.body.message).toContain('At most 10 passwords for an account within 15 minutes');
  expect((await signIn('somebody@people.example', UNCOMPARED, house(10))).status).toBe(400);
  expect((await signIn(email, RIGHT, '2001:db8:0:8::1')).status).toBe(200);
  expect(await server.data('{ viewer { name } }', {}, { token })).toEqual({ viewer: { name: 'Juma' } });
  await server.clock.advance(millis(waitTold(refused) * SECOND));
  expect((await signIn(email, RIGHT, house(10))).status).toBe(200);
  expect(statuses(await times(9, () => signIn(email, UNCOMPARED, house(0))))).toEqual(new Set([400]));
});

test('an account that is guessed at from many addresses gives each fewer tries, and lets its owner in at once', async () => {
  const { email } = await server.signUp('Asha');
  const guessed = await times(20, (n) => signIn(email, WRONG, `198.51.100.${n % 2}`));
  expect(statuses(guessed)).toEqual(new Set([401]));
  expect(statuses(await times(3, () => signIn(email, UNCOMPARED, '198.51.100.9')))).toEqual(new Set([400]));
  const refused = await signIn(email, UNCOMPARED, '198.51.100.9');
  expect(refused.body.message).toContain('At most 3 passwords');
  expect(waitTold(refused)).toBeGreaterThan(60);
  expect((await signIn(email, RIGHT, '198.51.100.10')).status).toBe(200);
});

test('the password of who is signed in is not guessed either', async () => {
  const { token } = await server.signUp('Zuhura');
  const guess = () =>
    post(
      '/change-password',
      { currentPassword: UNCOMPARED, newPassword: 'another one 2' },
      { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.1' },
    );
  expect(statuses(await times(10, guess))).toEqual(new Set([400]));
  expect(waitTold(await guess())).toBeGreaterThan(0);
  const elsewhere = await fetch(`${server.url}/auth/verify-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: RIGHT }),
  });
  expect(elsewhere.status).toBe(404);
});

test('whether there is an account is told neither by words nor by what the database is asked', async () => {
  const { email } = await server.signUp('Kobe');
  let queries = 0;
  const query = server.db.pool.query.bind(server.db.pool);
  const counted = (...args: Parameters<typeof query>) => {
    if (/Account|Credential/.test(JSON.stringify(args[0]))) queries += 1;
    return query(...args);
  };
  Object.assign(server.db.pool, { query: counted });
  async function told(address: string, from: string) {
    await server.composed.settled();
    queries = 0;
    const wrong = await signIn(address, WRONG, from);
    const asked = queries;
    const mail = await times(2, (n) =>
      post(['/sign-in/magic-link', '/request-password-reset'][n]!, { email: address }, { 'x-forwarded-for': from }),
    );
    await times(9, () => signIn(address, UNCOMPARED, from));
    return { wrong, asked, mail, tooMany: await signIn(address, WRONG, from) };
  }
  const known = await told(email, '203.0.113.2');
  expect([known.wrong.status, known.tooMany.status, statuses(known.mail)]).toEqual([401, 429, new Set([200])]);
  expect(known.asked).toBeGreaterThan(0);
  expect(await told('nobody@people.example', '203.0.113.3')).toEqual(known);
});
