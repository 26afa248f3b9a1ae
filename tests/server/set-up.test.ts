import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpCode } from '../../api/src/server/set-up-code.ts';
import { SETUP_CODE, type TestPerson } from '../support/api-client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

interface Said {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly user?: { readonly role: string };
  readonly role?: string;
}

async function auth(path: string, code: string | null, body: object = {}, person?: TestPerson): Promise<Said> {
  const answer = await fetch(`${server.url}/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(code === null ? {} : { 'x-setup-code': code }),
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}
const signUp = (name: string, code: string | null) =>
  auth('/sign-up/email', code, { name, email: `${name.toLowerCase()}@people.example`, password: 'long enough 1' });
const isSetUp = async (): Promise<unknown> => (await server.data('{ isSetUp }')).isSetUp;
const admins = () => server.db.prisma.account.count({ where: { role: 'ADMIN' } });
const REFUSAL = { message: expect.stringMatching(/^[A-Z].*\.$/) };

test('who brings the set-up code is the administrator and told so, whoever came before; the next ones are players', async () => {
  expect(server.composed.setUpCode).toBe(SETUP_CODE);
  expect(await signUp('Juma', null)).toMatchObject({ status: 200, user: { role: 'PLAYER' } });
  expect(await isSetUp()).toBe(false);
  expect(await signUp('Mariamu', SETUP_CODE)).toMatchObject({ status: 200, user: { role: 'ADMIN' } });
  expect(await isSetUp()).toBe(true);
  expect(await signUp('Neema', null)).toMatchObject({ status: 200, user: { role: 'PLAYER' } });
  expect(await signUp('Eve', SETUP_CODE)).toMatchObject({ ...REFUSAL, status: 409, code: 'SETUP_OVER' });
  expect(
    await server.db.prisma.account.findMany({ select: { name: true, role: true }, orderBy: { name: 'asc' } }),
  ).toEqual([
    { name: 'Juma', role: 'PLAYER' },
    { name: 'Mariamu', role: 'ADMIN' },
    { name: 'Neema', role: 'PLAYER' },
  ]);
});

test('a wrong code makes no account, and is not tried on and on', async () => {
  for (const wrong of ['nonsense', `${SETUP_CODE}x`, SETUP_CODE.slice(1)]) {
    expect(await signUp('Eve', wrong)).toMatchObject({ ...REFUSAL, status: 403, code: 'SETUP_CODE_WRONG' });
  }
  const codes = new Set<unknown>();
  for (let n = 0; n < 12; n += 1) codes.add((await signUp('Eve', `guess ${n}`)).code);
  expect(codes).toEqual(new Set(['SETUP_CODE_WRONG', 'TOO_MANY_REQUESTS']));
  expect(await signUp('Eve', SETUP_CODE)).toMatchObject({ ...REFUSAL, status: 429 });
  expect(await server.db.prisma.account.count()).toBe(0);
  await server.clock.advance(60_000 as never);
  expect(await signUp('Mariamu', SETUP_CODE.toUpperCase().replaceAll('-', ''))).toMatchObject({
    user: { role: 'ADMIN' },
  });
});

test('of several who bring the code at once one is the administrator', async () => {
  const said = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => signUp(name, SETUP_CODE)));
  expect(await admins()).toBe(1);
  expect(said.filter(({ user }) => user?.role === 'ADMIN')).toHaveLength(1);
  const others = said.filter(({ user }) => user?.role !== 'ADMIN');
  for (const other of others)
    expect([other.user?.role, other.code]).toContain(other.status === 200 ? 'PLAYER' : 'SETUP_OVER');
});

test('who has an account brings the code later', async () => {
  const juma = await server.signUp('Juma');
  expect(await auth('/set-up', SETUP_CODE)).toMatchObject({ status: 401 });
  expect(await auth('/set-up', null, {}, juma)).toMatchObject({ status: 403, code: 'SETUP_CODE_WRONG' });
  expect(await auth('/set-up', SETUP_CODE, {}, juma)).toMatchObject({ status: 200, role: 'ADMIN' });
  expect(await server.data('{ viewer { role } }', {}, juma)).toEqual({ viewer: { role: 'ADMIN' } });
  expect(await auth('/set-up', SETUP_CODE, {}, juma)).toMatchObject({ status: 409, code: 'SETUP_OVER' });
});

test('without a given code every start, and every server of a database, has the same', () => {
  const code = setUpCode('a secret of this database', undefined);
  expect(code).toMatch(/^(?:[a-z0-9]{4}-){3}[a-z0-9]{4}$/);
  expect(setUpCode('a secret of this database', undefined)).toBe(code);
  expect(setUpCode('another secret', undefined)).not.toBe(code);
  expect(setUpCode('a secret of this database', 'given-by-hand')).toBe('given-by-hand');
});
