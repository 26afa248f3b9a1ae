import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { mutationOf } from '../support/mutation.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { codeNow } from '../support/totp.ts';

let server: TestServer;
let ada: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer({ variables: { DIRECTORS_NEED_SECOND_FACTOR: 'on' } });
  ada = await server.signUp('Ada', 'ADMIN');
  juma = await server.signUp('Juma');
});
afterAll(() => server.close());

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { 'content-type': 'application/json', ...headers };
  return fetch(`${server.url}/auth${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}
const signIn = ({ email }: TestPerson): Promise<Response> => post('/sign-in/email', { email, password: PASSWORD });
/** The cookie by which the second step is known. */
const stepOf = (answer: Response): Record<string, string> => ({
  cookie: answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.includes('two_factor='))
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
});
interface Factor {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}
/** Turns a factor on, and answers it with the session that goes on. */
async function turnOn(person: TestPerson): Promise<Factor & { readonly person: TestPerson }> {
  const signed = await server.signedIn(person.name, await signIn(person));
  const authorization = `Bearer ${signed.token}`;
  const enabled = await post('/two-factor/enable', { password: PASSWORD }, { authorization });
  const factor = (await enabled.json()) as Factor;
  const verified = await post('/two-factor/verify-totp', { code: codeNow(factor.totpURI) }, { authorization });
  return { ...factor, person: await server.signedIn(person.name, verified) };
}
const asked = async (person: TestPerson): Promise<unknown> =>
  at(await server.data('{ viewer { role hasSecondFactor needsSecondFactor } }', {}, person), 'viewer');

test('a sign-in asks for a code of the app, or for a recovery code, which works once', async () => {
  const { totpURI, backupCodes, person } = await turnOn(juma);
  expect(await asked(person)).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
  expect(backupCodes).toHaveLength(10);
  const kept = await server.db.prisma.secondFactor.findFirstOrThrow();
  const secret = new URL(totpURI).searchParams.get('secret') ?? 'none';
  expect(JSON.stringify(kept)).not.toMatch(new RegExp([secret, ...backupCodes].join('|')));

  const first = await signIn(juma);
  expect([first.headers.get('set-auth-token'), await first.json()]).toEqual([
    null,
    { twoFactorRedirect: true, twoFactorMethods: ['totp'] },
  ]);
  const step = stepOf(first);
  expect((await post('/two-factor/verify-totp', { code: '000000' }, step)).status).toBe(401);
  expect((await post('/two-factor/verify-totp', { code: codeNow(totpURI) })).status).toBe(401);
  const second = await post('/two-factor/verify-totp', { code: codeNow(totpURI), trustDevice: true }, step);
  expect(second.headers.getSetCookie().some((cookie) => cookie.includes('trust_device='))).toBe(false);
  expect(await asked(await server.signedIn('Juma', second))).toMatchObject({ role: 'PLAYER' });

  const [code] = backupCodes;
  const recovered = await post('/two-factor/verify-backup-code', { code }, stepOf(await signIn(juma)));
  expect(recovered.status).toBe(200);
  const again = await post('/two-factor/verify-backup-code', { code }, stepOf(await signIn(juma)));
  expect([again.status, at(await again.json(), 'code')]).toEqual([401, 'INVALID_BACKUP_CODE']);
});

test('codes are not guessed: a challenge takes five', async () => {
  const step = stepOf(await signIn(juma));
  const answers: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    answers.push((await post('/two-factor/verify-totp', { code: `00000${guess}` }, step)).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 400]);
});

test('what changes a factor asks for the password, and codes by mail are not served', async () => {
  const { person } = { person: await server.signedIn('Ada', await signIn(ada)) };
  const authorization = `Bearer ${person.token}`;
  expect((await post('/two-factor/enable', { password: 'a guess of somebody' }, { authorization })).status).toBe(400);
  expect((await post('/two-factor/send-otp', {}, { authorization })).status).toBe(404);
  expect((await post('/two-factor/get-totp-uri', { password: PASSWORD }, { authorization })).status).toBe(404);
});

test('directors and administrators are asked for one where the server says so, and act as players until then', async () => {
  const signed = await server.signedIn('Ada', await signIn(ada));
  expect(await asked(signed)).toEqual({ role: 'PLAYER', hasSecondFactor: false, needsSecondFactor: true });
  const accountId = globalId('Account', juma.accountId);
  const APPOINT = mutationOf('appoint', '__typename ... on CommandError { message }');
  const appoint = async (by: TestPerson): Promise<unknown> =>
    (await server.data(APPOINT, { input: { accountId, role: 'DIRECTOR' } }, by))['appoint'];
  expect(await appoint(signed)).toEqual({
    __typename: 'Forbidden',
    message: 'Directors and administrators of this server need a second factor: set one up on your account page first.',
  });
  const { person } = await turnOn(ada);
  expect(await asked(person)).toEqual({ role: 'ADMIN', hasSecondFactor: true, needsSecondFactor: false });
  expect(await appoint(person)).toMatchObject({ __typename: 'AppointSuccess' });

  const REMOVE = mutationOf('removeSecondFactor', '__typename ... on AccountSuccess { account { hasSecondFactor } }');
  const removed = await server.data(REMOVE, { input: { accountId } }, person);
  expect(removed['removeSecondFactor']).toEqual({ __typename: 'AccountSuccess', account: { hasSecondFactor: false } });
  expect((await server.data(REMOVE, { input: { accountId } }, person))['removeSecondFactor']).toEqual({
    __typename: 'WrongStatus',
  });
  const freely = await server.signedIn('Juma', await signIn(juma));
  expect(await asked(freely)).toEqual({ role: 'PLAYER', hasSecondFactor: false, needsSecondFactor: true });
});
