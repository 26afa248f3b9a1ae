import { afterAll, beforeAll, expect, test } from 'vitest';
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

const ask = async (email: string): Promise<number> => {
  const { status } = await fetch(`${server.url}/auth/sign-in/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await server.composed.settled();
  return status;
};

const tokenOf = (text: string | undefined): string => /\/sign-in\/link#(\w+)/.exec(text ?? '')?.[1] ?? '';
const verify = (token: string) => fetch(`${server.url}/auth/magic-link/verify?token=${token}`, { redirect: 'manual' });

test('a link that was asked for signs in once, and nobody else hears of it', async () => {
  const juma = await server.signUp('Juma');
  expect(await ask(juma.email.toUpperCase())).toBe(200);
  const [mail] = mailbox.to(juma.email);
  const token = tokenOf(mail?.text);
  const answer = await verify(token);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const viewer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ viewer { name } }' }),
  });
  expect(await viewer.json()).toEqual({ data: { viewer: { name: 'Juma' } } });
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
