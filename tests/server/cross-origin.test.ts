import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { socketClient } from '../support/client.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PUBLIC = 'https://baraza.example';
const LISTED = 'https://overlay.example';
const FOREIGN = 'https://evil.example';

let server: TestServer;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer({ variables: { PUBLIC_URL: PUBLIC, BARAZA_ORIGINS: LISTED, DEV_MAIL: 'on' } });
  juma = await server.signUp('Juma');
});
afterAll(() => server.close());

type Sent = Readonly<Record<string, string>>;
const WHO = '{ viewer { name } }';
const JUMA = { data: { viewer: { name: 'Juma' } } };
const NOBODY = { data: { viewer: null } };

const post = (path: string, body: object, headers: Sent) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ask = (headers: Sent) => post('/graphql', { query: WHO }, headers);
const bearer = () => ({ authorization: `Bearer ${juma.token}` });
const onThisMachine = () => server.composed.url;

const allowed = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});
const FOR_ALL = { origin: '*', credentials: null };
const CLOSED = { origin: null, credentials: null };

describe('where the server is found', () => {
  test('mails lead to its own address, whatever other pages are listed', async () => {
    for (const path of ['/auth/sign-in/magic-link', '/auth/request-password-reset']) {
      expect((await post(path, { email: juma.email }, {})).status).toBe(200);
    }
    await server.composed.settled();
    const links = (await server.db.prisma.caughtMail.findMany()).map(
      ({ source }) => /https?:\/\/\S+\/sign-in\/(?:link|password)(?=#)/.exec(source.replaceAll(/=\r?\n/g, ''))?.[0],
    );
    expect(new Set(links)).toEqual(new Set([`${PUBLIC}/sign-in/link`, `${PUBLIC}/sign-in/password`]));
  });

  test('feeds name it, and cookies are for https alone', async () => {
    const feed = await (await fetch(`${server.url}/players/juma.atom`)).text();
    expect(feed).toContain(`href="${PUBLIC}/players/juma.atom"`);
    expect(juma.cookie).toMatch(/^__Secure-/);
  });
});

describe('a page of another origin', () => {
  test.each([
    ['an unknown site', FOREIGN],
    ['a sandboxed page', 'null'],
    ['the unencrypted twin of a listed one', LISTED.replace('https', 'http')],
  ])('is let in as nobody or by a token, without the cookie of who looks at it: %s', async (_name, origin) => {
    const withCookie = await ask({ origin, cookie: juma.cookie });
    expect([await withCookie.json(), allowed(withCookie)]).toMatchObject([NOBODY, FOR_ALL]);
    expect(withCookie.headers.get('vary')).toMatch(/\bOrigin\b/);
    const withToken = await ask({ origin, ...bearer() });
    expect([await withToken.json(), allowed(withToken)]).toMatchObject([JUMA, FOR_ALL]);
  });

  test('acts for who is signed in when it is listed or our own', async () => {
    for (const origin of [LISTED, PUBLIC, onThisMachine(), onThisMachine().replace('localhost', '127.0.0.1')]) {
      const answer = await ask({ origin, cookie: juma.cookie });
      expect([await answer.json(), allowed(answer)]).toMatchObject([JUMA, { origin, credentials: 'true' }]);
    }
  });

  test('may read what Retry-After, marks of texts and new tokens say', async () => {
    const exposed = (await ask({ origin: FOREIGN })).headers.get('access-control-expose-headers');
    for (const name of ['Retry-After', 'ETag', 'set-auth-token', 'RateLimit']) expect(exposed).toContain(name);
  });

  test.each([
    ['/graphql', FOREIGN, 204, FOR_ALL],
    ['/players/juma.atom', FOREIGN, 204, FOR_ALL],
    ['/graphql', LISTED, 204, { origin: LISTED, credentials: 'true' }],
    ['/auth/sign-in/email', LISTED, 204, { origin: LISTED, credentials: 'true' }],
    ['/auth/sign-in/email', FOREIGN, 403, CLOSED],
  ])('that asks before it sends something to %s from %s is answered %i', async (path, origin, status, told) => {
    const answer = await fetch(server.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect([answer.status, allowed(answer)]).toEqual([status, told]);
    if (status !== 204) return;
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/GET.*POST/);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Content-Type/);
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  test('may neither sign anybody in nor look at sessions and caught mails unless it is listed', async () => {
    const person = { email: juma.email, password: 'a password of tests' };
    const read = (path: string, origin: string) =>
      fetch(server.url + path, { headers: { origin, cookie: juma.cookie } });
    for (const origin of [FOREIGN, 'null']) {
      for (const answer of [
        await post('/auth/sign-in/email', person, { origin }),
        await read('/auth/get-session', origin),
        await read('/dev/mail', origin),
      ])
        expect([answer.status, allowed(answer)]).toEqual([403, CLOSED]);
    }
    const signedIn = await post('/auth/sign-in/email', person, { origin: LISTED });
    expect([signedIn.status, allowed(signedIn).origin]).toEqual([200, LISTED]);
    expect(signedIn.headers.get('set-auth-token')).not.toBeNull();
    expect(signedIn.headers.get('access-control-expose-headers')).toContain('set-auth-token');
  });

  test('has a WebSocket as nobody or by a token, and with the cookie when it is listed', async () => {
    const { cookie } = juma;
    for (const [connection, answer] of [
      [{ origin: FOREIGN, cookie }, NOBODY],
      [{ origin: 'null', cookie }, NOBODY],
      [{ origin: FOREIGN, ...bearer() }, JUMA],
      [{ origin: LISTED, cookie }, JUMA],
      [{ origin: PUBLIC, cookie }, JUMA],
    ] as const) {
      const socket = socketClient(`${server.url}/graphql`, connection);
      expect(await socket.ask(WHO)).toMatchObject(answer);
      await socket.close();
    }
  });
});

describe('a query in an address', () => {
  const get = (query: string, headers: Sent = {}) =>
    rawRequest(server.url, `/graphql?query=${encodeURIComponent(query)}`, headers);

  test('is answered without a header of its own, and kept by nobody', async () => {
    const { status, headers, body } = await get(WHO, { cookie: juma.cookie });
    expect([status, JSON.parse(body.toString())]).toMatchObject([200, JUMA]);
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', expect.stringContaining('Origin')]);
  });

  test('changes nothing', async () => {
    const change = 'mutation { stopMails(input: {}) { __typename } }';
    const { status, body } = await get(change, bearer());
    expect([status, at(JSON.parse(body.toString()), 'errors.0.message')]).toEqual([
      405,
      expect.stringContaining('POST'),
    ]);
  });
});
