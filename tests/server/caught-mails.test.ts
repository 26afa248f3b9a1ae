import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function started(variables: Record<string, string>): Promise<TestServer> {
  server = await startServer({ variables });
  return server;
}

const page = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${server?.url}${path}`);
  return { status: answer.status, text: await answer.text() };
};

async function askForLink(email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email });
  await fetch(`${server?.url}/auth/sign-in/magic-link`, { method: 'POST', headers, body });
  await server?.composed.settled();
}

test('in development every mail can be read at /dev/mail: a list, each mail, its HTML and its source', async () => {
  const { signUp, data } = await started({ DEV_MAIL: 'on' });
  expect(await data('{ sendsMail }')).toEqual({ sendsMail: true });
  expect((await page('/dev/mail')).text).toContain('No mail has been caught yet.');
  const juma = await signUp('Juma');
  await askForLink(juma.email);
  const list = await page('/dev/mail');
  const [path = ''] = /\/dev\/mail\/\w{16}/.exec(list.text) ?? [];
  expect(list.text).toContain('Your link to sign in');
  expect((await page(path)).text).toMatch(/href="http:\/\/localhost:\d+\/sign-in\/link#\w+"/);
  expect((await page(`${path}/html`)).text).toContain('<html lang="en">');
  expect((await page(`${path}/source`)).text).toMatch(/^Message-ID: <\w+@localhost>/m);
  expect((await page('/dev/mail/0000000000000000')).status).toBe(404);
});

test('without a mail server and not in development no mail is sent, and none can be read', async () => {
  const { signUp, data, db } = await started({});
  expect(await data('{ sendsMail }')).toEqual({ sendsMail: false });
  const juma = await signUp('Juma');
  await askForLink(juma.email);
  expect((await page('/dev/mail')).text).not.toContain('Juma');
  const [row] = await db.prisma.outboxMail.findMany({ include: { steps: true } });
  expect(row).toMatchObject({ state: 'SUPPRESSED', payload: { token: '' }, steps: [{ reason: 'NO_MAIL_SERVER' }] });
  expect(await db.prisma.caughtMail.count()).toBe(0);
});
