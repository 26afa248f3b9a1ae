import { afterEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../api/src/application/demo/people.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import { passForDemo } from '../support/made-demo.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer, type TestServerSettings } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function started(settings: TestServerSettings): Promise<TestServer> {
  server = await startServer(settings);
  return server;
}

/** A server of a demo world that was made before. */
async function demoStarted(variables: Record<string, string> = {}): Promise<TestServer> {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('This is tested on a PostgreSQL');
  const opened = await openDatabase({ databaseUrl });
  if (!opened.ok) throw new Error(opened.error);
  await passForDemo(opened.value);
  await opened.value.close();
  return started({ databaseUrl, demo: true, variables });
}

const page = async (path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const { status, body } = await rawRequest(server?.url ?? '', path, headers);
  return { status, text: body.toString() };
};

async function askForLink(email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email });
  await fetch(`${server?.url}/auth/sign-in/magic-link`, { method: 'POST', headers, body });
  await server?.composed.settled();
}

const linksOf = (list: string): readonly string[] => list.match(/\/dev\/mail\/\w{16}/g) ?? [];
const director = DEMO_ACCOUNTS.director.email;

test('in a demo world mails can be read at /dev/mail on its machine: a list, each mail, its HTML and its source', async () => {
  const { data } = await demoStarted();
  expect(await data('{ sendsMail }')).toEqual({ sendsMail: true });
  expect((await page('/dev/mail')).text).toContain('No mail has been caught yet.');
  await askForLink(director);
  const list = await page('/dev/mail');
  const [path = ''] = linksOf(list.text);
  expect(list.text).toContain('Your link to sign in');
  expect((await page(path)).text).toMatch(/href="http:\/\/localhost:\d+\/sign-in\/link#\w+"/);
  expect((await page(`${path}/html`)).text).toContain('<html lang="en">');
  expect((await page(`${path}/source`)).text).toMatch(/^Message-ID: <\w+@localhost>/m);
  expect((await page('/dev/mail/0000000000000000')).status).toBe(404);
});

const ELSEWHERE = [
  ['a proxy that says so', { forwarded: 'for=10.0.0.1' }],
  ['a proxy that says from where', { 'x-forwarded-for': '127.0.0.1' }],
  ['a proxy that says which host was asked for', { 'x-forwarded-host': 'localhost' }],
  ['a proxy that says who is real', { 'x-real-ip': '10.0.0.1' }],
  ['a proxy on the way', { via: '1.1 proxy' }],
  ['a page that calls this machine by another name', { host: 'baraza.example' }],
] as const;

test('links to accounts are shown to nobody but on its machine, and of people who are not of the demo to nobody at all', async () => {
  const { signUp, db } = await demoStarted();
  const juma = await signUp('Juma');
  await askForLink(director);
  await askForLink(juma.email);
  const rows = await db.prisma.caughtMail.findMany({ select: { id: true, recipient: true } });
  const pathTo = (email: string) => `/dev/mail/${rows.find(({ recipient }) => recipient === email)?.id}`;
  const parts = ['', '/html', '/source'];
  expect(linksOf((await page('/dev/mail')).text)).toEqual([pathTo(director)]);
  for (const part of parts) expect((await page(pathTo(juma.email) + part)).status).toBe(404);
  for (const [, headers] of ELSEWHERE) {
    expect(linksOf((await page('/dev/mail', headers)).text)).toEqual([]);
    for (const part of parts) expect((await page(pathTo(director) + part, headers)).status).toBe(404);
  }
});

test('of other mails only those to people of the demo are shown elsewhere; with --public-demo everybody is elsewhere', async () => {
  const { signUp, db, composed, clock } = await demoStarted({ PUBLIC_DEMO: 'on' });
  const juma = await signUp('Juma');
  const at = new Date(clock.now());
  const mail = { kind: 'MOVE', subject: 'Your move', at, source: 'Subject: Your move\n\nIt is your turn.' };
  const to = [juma.email, director].map((recipient) => ({
    ...mail,
    id: `${recipient.slice(0, 4)}567890123456`,
    recipient,
  }));
  await db.prisma.caughtMail.createMany({ data: to.map((one) => ({ ...one, messageId: one.id })) });
  await askForLink(director);
  expect(linksOf((await page('/dev/mail')).text)).toEqual(['/dev/mail/dire567890123456']);
  expect((await page('/dev/mail/dire567890123456')).text).toContain('It is your turn.');
  expect((await page('/dev/mail/juma567890123456')).status).toBe(404);
  expect(composed.hasDemo).toBe(true);
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
