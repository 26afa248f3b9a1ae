import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let mailbox: Mailbox;
let server: TestServer;
let asha: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ variables: { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example' } });
  asha = await server.signUp('Asha');
  juma = await server.signUp('Juma');
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

async function post(path: string, body: object, person?: TestPerson): Promise<readonly [number, unknown]> {
  const authorization: Record<string, string> = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(`${server.url}/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await server.composed.settled();
  return [answer.status, await answer.json()];
}
const change = (newEmail: string): Promise<readonly [number, unknown]> =>
  post('/change-address', { newEmail, password: PASSWORD }, asha);
const linkTo = (email: string): string =>
  /\/account\/new-address#(\w+)/.exec(mailbox.to(email).at(-1)?.text ?? '')?.[1] ?? '';
const signIn = async (email: string): Promise<number> =>
  (await post('/sign-in/email', { email, password: PASSWORD }))[0];

test('another address is confirmed by the link that is mailed to it, and the old one is told', async () => {
  const email = 'asha@new.example';
  expect(await change(email)).toEqual([200, { confirmation: 'MAILED' }]);
  expect([await signIn(asha.email), await signIn(email)]).toEqual([200, 401]);
  const token = linkTo(email);
  expect(JSON.stringify(await server.db.prisma.verification.findMany())).not.toContain(token);
  expect((await post('/confirm-new-address', { token }))[0]).toBe(200);
  expect([await signIn(asha.email), await signIn(email)]).toEqual([401, 200]);
  expect(mailbox.to(asha.email).at(-1)?.subject).toBe('Your account at Baraza has another address');
  const [status, spent] = await post('/confirm-new-address', { token });
  expect([status, at(spent, 'code')]).toEqual([400, 'LINK_SPENT']);
});

test('whether an address has an account is told to its owner alone', async () => {
  expect(await change(juma.email)).toEqual([200, { confirmation: 'MAILED' }]);
  const [status, taken] = await post('/confirm-new-address', { token: linkTo(juma.email) });
  expect([status, at(taken, 'code')]).toEqual([409, 'USER_ALREADY_EXISTS']);
  expect(await signIn(juma.email)).toBe(200);
});

test('an account is sent no link to sign in when it asks for a second factor', async () => {
  await server.db.prisma.account.update({ where: { id: juma.accountId }, data: { twoFactorEnabled: true } });
  const before = mailbox.to(juma.email).length;
  expect((await post('/sign-in/magic-link', { email: juma.email }))[0]).toBe(200);
  expect(mailbox.to(juma.email)).toHaveLength(before);
});
