import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import { SETUP_CODE } from '../support/api-client.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ variables: { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example' } });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const PASSWORD = 'long enough 1';

async function auth(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await server.composed.settled();
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))),
  };
}
const signUp = (name: string, email: string, headers: Record<string, string> = {}) =>
  auth('/sign-up/email', { name, email, password: PASSWORD }, headers);
const signIn = async (email: string, password = PASSWORD) => (await auth('/sign-in/email', { email, password })).status;
const tokenIn = (text: string | undefined): string => /\/(?:confirm|address)#([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const linkTo = (email: string): string => tokenIn(mailbox.to(email).at(-1)?.text);
const confirm = (token: string) => auth('/confirm-sign-up', { token });
/** Lets the limits of sign-ups forget what was. */
const later = () => server.clock.advance(millis(HOUR));

test('an account is made by the link of a mail, once, which signs in and shows that the address is its owner’s', async () => {
  const email = 'juma@people.example';
  expect((await signUp('Juma', 'Juma@people.example')).body).toEqual({
    token: null,
    user: null,
    confirmation: 'MAILED',
  });
  expect(await server.db.prisma.account.count({ where: { email } })).toBe(0);
  expect(await server.db.prisma.player.count({ where: { name: 'Juma' } })).toBe(0);
  expect(await signIn(email)).toBe(401);
  const [mail] = mailbox.to(email);
  expect(mail?.subject).toBe('Make your account at Baraza');
  expect(mail?.text).not.toContain('Juma');
  const token = linkTo(email);
  const kept = JSON.stringify([
    await server.db.prisma.verification.findMany(),
    await server.db.prisma.outboxMail.findMany({ where: { playerId: null } }),
  ]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(PASSWORD);
  expect(await confirm(`${token}x`)).toMatchObject({ status: 400, body: { code: 'LINK_SPENT' } });
  const made = await confirm(token);
  expect(made).toMatchObject({ status: 200, body: { user: { name: 'Juma', email } } });
  const signedIn = { token: String(made.body['token']) };
  expect(await server.data('{ viewer { name mail { needsConfirmation } player { handle } } }', {}, signedIn)).toEqual({
    viewer: { name: 'Juma', mail: { needsConfirmation: false }, player: { handle: 'juma' } },
  });
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'LINK_SPENT' } });
  expect(await signIn(email)).toBe(200);
});

test('whether an address has an account is told by nothing but a mail to it', async () => {
  const { email } = await server.signUp('Amina');
  const known = await signUp('Eve', email);
  const unknown = await signUp('Eve', 'nobody.yet@people.example');
  expect(known).toEqual(unknown);
  expect(await signIn(email)).toBe(await signIn('nobody.yet@people.example'));
  expect(mailbox.to(email).map(({ subject }) => subject)).toEqual(['Somebody signed up with your address']);
  expect(mailbox.to(email)[0]?.text).toMatch(/Hello Amina[\s\S]*^http:\/\/localhost:\d+\/sign-in$/m);
  expect(await server.db.prisma.player.count({ where: { name: 'Eve' } })).toBe(0);
});

test.each([
  ['a short password', { name: 'A', email: 'a1@people.example', password: 'short' }, 'PASSWORD_TOO_SHORT'],
  ['a long password', { name: 'A', email: 'a1@people.example', password: 'x'.repeat(201) }, 'PASSWORD_TOO_LONG'],
  ['no address', { name: 'A', email: 'not an address', password: PASSWORD }, 'INVALID_EMAIL'],
  ['no password', { name: 'A', email: 'a1@people.example' }, 'VALIDATION_ERROR'],
  [
    'a name that turns the line round',
    { name: '\u202Eabc', email: 'a1@people.example', password: PASSWORD },
    'INVALID_INPUT',
  ],
])('%s is refused before any mail', async (_what, body, code) => {
  expect(await auth('/sign-up/email', body)).toMatchObject({ status: 400, body: { code } });
  expect(mailbox.to('a1@people.example')).toEqual([]);
});

test('of two links to one address the first that is opened makes the account; neither makes it after a day', async () => {
  await later();
  const email = 'neema@people.example';
  await signUp('Neema', email);
  const first = linkTo(email);
  await auth('/sign-up/email', { name: 'Mallory', email, password: 'another one 2' });
  const second = linkTo(email);
  expect((await confirm(second)).body).toMatchObject({ user: { name: 'Mallory' } });
  expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'USER_ALREADY_EXISTS' } });
  expect(await signIn(email)).toBe(401);
  await signUp('Late', 'late@people.example');
  const past = new Date(Date.now() - DAY);
  await server.db.prisma.verification.updateMany({ data: { expiresAt: past } });
  expect(await confirm(linkTo('late@people.example'))).toMatchObject({ status: 400, body: { code: 'LINK_SPENT' } });
});

test('an address is sent at most five such mails in an hour, and a client takes at most twenty in ten minutes', async () => {
  await later();
  for (let n = 0; n < 6; n += 1) expect((await signUp('Oscar', 'oscar@people.example')).status).toBe(200);
  expect(mailbox.to('oscar@people.example')).toHaveLength(5);
  const others = await Promise.all(Array.from({ length: 15 }, (_, n) => signUp('Zuhura', `zuhura${n}@people.example`)));
  expect(others.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array<number>(14).fill(200), 429]);
});

test('who brings the set-up code needs no mail: he is signed in at once, and his address counts as his', async () => {
  const made = await signUp('Mariamu', 'mariamu@people.example', { 'x-setup-code': SETUP_CODE });
  expect(made.body).toMatchObject({ user: { role: 'ADMIN', emailVerified: true } });
  expect(mailbox.to('mariamu@people.example')).toEqual([]);
  const signedIn = { token: String(made.body['token']) };
  expect(await server.data('{ viewer { role mail { needsConfirmation } } }', {}, signedIn)).toEqual({
    viewer: { role: 'ADMIN', mail: { needsConfirmation: false } },
  });
});

test('an address from before is asked for its proof, and its link proves it without signing anybody in', async () => {
  const kobe = await server.signUp('Kobe');
  const asKobe = { authorization: `Bearer ${kobe.token}` };
  await server.db.prisma.account.update({ where: { id: kobe.accountId }, data: { emailVerified: false } });
  const needs = async () => server.data('{ viewer { mail { needsConfirmation } } }', {}, kobe);
  expect(await needs()).toEqual({ viewer: { mail: { needsConfirmation: true } } });
  expect((await auth('/request-confirmation', {})).status).toBe(401);
  for (let n = 0; n < 6; n += 1) expect((await auth('/request-confirmation', {}, asKobe)).status).toBe(200);
  expect(mailbox.to(kobe.email)).toHaveLength(5);
  expect(mailbox.to(kobe.email)[0]?.text).not.toContain('Kobe');
  const token = linkTo(kobe.email);
  const prove = (given: string) => auth('/confirm-address', { token: given });
  const [id, until = '', seal] = token.split('-');
  const longer = `${id}-${(Number.parseInt(until, 36) + DAY).toString(36)}-${seal}`;
  for (const forged of ['nonsense', `${token}x`, longer]) {
    expect(await prove(forged)).toMatchObject({ status: 400, body: { code: 'LINK_SPENT' } });
  }
  const proven = await prove(token);
  expect([proven.status, proven.headers['set-cookie']]).toEqual([200, undefined]);
  expect(await needs()).toEqual({ viewer: { mail: { needsConfirmation: false } } });
  await server.clock.advance(millis(8 * DAY));
  expect((await prove(token)).status).toBe(400);
});
