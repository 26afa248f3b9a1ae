import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
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

interface Said {
  readonly status: number;
  /** The code of a refusal. */
  readonly code: unknown;
  /** The cookie that was set; empty without one. */
  readonly cookie: string;
}

async function auth(path: string, body: object, cookie = ''): Promise<Said> {
  const answer = await fetch(`${server.url}/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const { code } = ((await answer.json()) ?? {}) as { readonly code?: unknown };
  await server.composed.settled();
  return { status: answer.status, code, cookie: cookieOf(answer) };
}
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const ask = async (email: string): Promise<number> => (await auth('/sign-in/magic-link', { email })).status;
const signIn = (email: string, password: string) => auth('/sign-in/email', { email, password });
const forgot = (email: string) => auth('/request-password-reset', { email });
async function viewer(cookie: string, fields: string): Promise<unknown> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: `{ viewer { ${fields} } }` }),
  });
  return ((await answer.json()) as { readonly data: { readonly viewer: unknown } }).data.viewer;
}

const tokenOf = (text: string | undefined): string => /\/sign-in\/link#(\w+)/.exec(text ?? '')?.[1] ?? '';
const verify = (token: string) => fetch(`${server.url}/auth/magic-link/verify?token=${token}`, { redirect: 'manual' });

/** An account that was made before mails went to people: nobody has shown that its address is his. */
async function unproven(name: string): Promise<TestPerson> {
  const person = await server.signUp(name);
  await server.db.prisma.account.update({ where: { id: person.accountId }, data: { emailVerified: false } });
  return person;
}

test('a link that was asked for signs in once, and nobody else hears of it', async () => {
  const juma = await server.signUp('Juma');
  expect(await ask(juma.email.toUpperCase())).toBe(200);
  const [mail] = mailbox.to(juma.email);
  const token = tokenOf(mail?.text);
  const answer = await verify(token);
  expect(answer.status).toBe(200);
  expect(await viewer(cookieOf(answer), 'name')).toEqual({ name: 'Juma' });
  expect((await verify(token)).status).toBe(302);
  const row = await server.db.prisma.outboxMail.findFirstOrThrow({ where: { kind: 'MAGIC_LINK' } });
  expect(row).toMatchObject({ state: 'SENT', payload: { token: '' } });
});

test('a stranger is told nothing, and an account is not sent more than five in an hour', async () => {
  expect(await ask('nobody@people.example')).toBe(200);
  expect(mailbox.to('nobody@people.example')).toEqual([]);
  const amina = await server.signUp('Amina');
  for (let n = 0; n < 6; n += 1) expect(await ask(amina.email)).toBe(200);
  expect(mailbox.to(amina.email)).toHaveLength(5);
});

const OLD = 'a password of tests';
const NEW = 'another one 2';
const resetTokenOf = (email: string): string =>
  /\/sign-in\/password#(\w+)/.exec(mailbox.to(email).at(-1)?.text ?? '')?.[1] ?? '';

test('the first link takes away a password that anybody could have chosen, and then one is set, once', async () => {
  const eshe = await unproven('Eshe');
  expect(await viewer(eshe.cookie, 'hasPassword')).toEqual({ hasPassword: true });
  await ask(eshe.email);
  const cookie = cookieOf(await verify(tokenOf(mailbox.to(eshe.email).at(-1)?.text)));
  expect(await viewer(cookie, 'hasPassword')).toEqual({ hasPassword: false });
  expect(await viewer(eshe.cookie, 'name')).toBeNull();
  expect(await signIn(eshe.email, OLD)).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
  const set = (newPassword: unknown, as = cookie) => auth('/set-password', { newPassword }, as);
  expect(await set(NEW, '')).toMatchObject({ status: 401 });
  expect(await set('short')).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' });
  expect(await set('x'.repeat(201))).toMatchObject({ status: 400, code: 'PASSWORD_TOO_LONG' });
  expect(await set(7)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
  expect(await viewer(cookie, 'hasPassword')).toEqual({ hasPassword: false });
  expect(await set(NEW)).toMatchObject({ status: 200 });
  expect(await viewer(cookie, 'hasPassword')).toEqual({ hasPassword: true });
  expect(await set(OLD)).toMatchObject({ status: 400, code: 'PASSWORD_ALREADY_SET' });
  expect(await signIn(eshe.email, NEW)).toMatchObject({ status: 200 });
});

test('a password is changed by who knows it, and every other session ends', async () => {
  const zuhura = await server.signUp('Zuhura');
  const other = (await signIn(zuhura.email, OLD)).cookie;
  const change = (currentPassword: string, newPassword: string, as = other) =>
    auth('/change-password', { currentPassword, newPassword, revokeOtherSessions: true }, as);
  expect(await change(OLD, NEW, '')).toMatchObject({ status: 401 });
  expect(await change('guessed wrong', NEW)).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
  expect(await change(OLD, 'short')).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' });
  const changed = await change(OLD, NEW);
  expect(changed.status).toBe(200);
  expect(await viewer(changed.cookie, 'name')).toEqual({ name: 'Zuhura' });
  expect(await viewer(zuhura.cookie, 'name')).toBeNull();
  expect(await signIn(zuhura.email, OLD)).toMatchObject({ status: 401 });
  expect(await signIn(zuhura.email, NEW)).toMatchObject({ status: 200 });
});

test('a forgotten password is chosen anew by a mailed link, once; every session ends and the address counts as proven', async () => {
  const kobe = await unproven('Kobe');
  expect(await forgot('nobody@people.example')).toMatchObject({ status: 200 });
  expect(await forgot('no address')).toMatchObject({ status: 400 });
  expect(mailbox.to('nobody@people.example')).toEqual([]);
  expect(await forgot(kobe.email)).toMatchObject({ status: 200 });
  expect(mailbox.to(kobe.email).at(-1)?.subject).toBe('Your link to choose another password');
  const token = resetTokenOf(kobe.email);
  const row = await server.db.prisma.outboxMail.findFirstOrThrow({ where: { kind: 'PASSWORD_RESET' } });
  expect(row).toMatchObject({ state: 'SENT', payload: { token: '' } });
  expect(JSON.stringify(await server.db.prisma.verification.findMany())).not.toContain(token);
  const reset = (newPassword: string, given = token) => auth('/reset-password', { newPassword, token: given });
  expect(await reset('short')).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' });
  expect(await reset(NEW, `${token}x`)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  expect(await viewer(kobe.cookie, 'name')).toEqual({ name: 'Kobe' });
  expect(await reset(NEW)).toMatchObject({ status: 200 });
  expect(await reset(OLD)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  expect(await viewer(kobe.cookie, 'name')).toBeNull();
  expect(await signIn(kobe.email, OLD)).toMatchObject({ status: 401 });
  await ask(kobe.email);
  const link = cookieOf(await verify(tokenOf(mailbox.to(kobe.email).at(-1)?.text)));
  expect(await viewer(link, 'hasPassword')).toEqual({ hasPassword: true });
  expect(await signIn(kobe.email, NEW)).toMatchObject({ status: 200 });
});

test('an account is not sent more than five links to a password in an hour', async () => {
  const oscar = await server.signUp('Oscar');
  for (let n = 0; n < 6; n += 1) expect((await forgot(oscar.email)).status).toBe(200);
  expect(mailbox.to(oscar.email)).toHaveLength(5);
});
