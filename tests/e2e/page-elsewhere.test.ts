import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;
let juma: TestPerson;
let tournamentId: string;

// A page that is not ours. All are on `localhost`, where the browser would send a cookie along.
const pages = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
});
const listed = createServer(pages.listeners('request')[0] as never);
const addressOf = (page: typeof pages): string => `http://localhost:${(page.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const page of [pages, listed]) await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  [server, browser] = await Promise.all([
    startServer({ variables: { BARAZA_ORIGINS: addressOf(listed) } }),
    launchBrowser(),
  ]);
  juma = await server.signUp('Juma', 'DIRECTOR');
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, juma);
  const input = { name: 'Kombe', game: 'BAO', format: 'ROUND_ROBIN', timeControl: 'T=(3+1)<=7' };
  const made = '... on CreateTournamentSuccess { tournament { id } }';
  tournamentId = textAt(await done(ask, 'createTournament', input, made), 'tournament.id');
});
afterAll(async () => {
  await browser.close();
  await server.close();
  for (const page of [pages, listed]) page.close();
});

/** What a page can do with the server: the data, the text, or that the browser or the server did not let it. */
async function triedFrom(page: string): Promise<Record<string, unknown>> {
  const context = await browser.newContext();
  const [name = '', value = ''] = juma.cookie.split('=');
  await context.addCookies([{ name, value: decodeURIComponent(value), url: server.composed.url, sameSite: 'Lax' }]);
  const tab = await context.newPage();
  await tab.goto(page);
  const found = await tab.evaluate(tryEverything, { url: server.composed.url, token: juma.token, tournamentId });
  await context.close();
  return found;
}

interface Given {
  readonly url: string;
  readonly token: string;
  readonly tournamentId: string;
}

/** Runs in the browser. */
async function tryEverything({ url, token, tournamentId }: Given) {
  const query = '{ viewer { name } }';
  const asked = (init: RequestInit) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query }),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    }).then(
      (answer) => answer.json() as Promise<unknown>,
      () => 'refused',
    );
  const streamed = (subscription: string, withCredentials: boolean) =>
    new Promise((resolve) => {
      const stream = new EventSource(`${url}/graphql?query=${encodeURIComponent(subscription)}`, { withCredentials });
      const end = (told: unknown) => {
        stream.close();
        resolve(told);
      };
      stream.addEventListener('next', ({ data }: MessageEvent<string>) => end(JSON.parse(data)));
      stream.addEventListener('error', () => end('refused'));
    });
  const overSocket = (payload: object) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const send = (message: object) => socket.send(JSON.stringify(message));
      socket.addEventListener('open', () => send({ type: 'connection_init', payload }));
      socket.addEventListener('close', () => resolve('refused'));
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { type: string; payload: unknown };
        if (message.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } });
        if (message.type !== 'next') return;
        resolve(message.payload);
        socket.close();
      });
    });
  const text = await fetch(`${url}/players/juma.atom`);
  return {
    asNobody: await asked({}),
    byCookie: await asked({ credentials: 'include' }),
    byToken: await asked({ headers: { authorization: `Bearer ${token}` } }),
    inAddress: await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`).then((answer) => answer.json()),
    stream: await streamed(`subscription { tournamentEvents(tournamentId: "${tournamentId}") { version } }`, false),
    streamByCookie: await streamed('subscription { myEvents { version } }', true),
    socket: await overSocket({}),
    socketByToken: await overSocket({ authorization: `Bearer ${token}` }),
    feed: [text.status, (await text.text()).includes('<feed'), text.headers.get('etag') !== null],
    signIn: await fetch(`${url}/auth/get-session`, { credentials: 'include' }).then(
      ({ status }) => status,
      () => 'refused',
    ),
  };
}

const JUMA = { data: { viewer: { name: 'Juma' } } };
const NOBODY = { data: { viewer: null } };
const OPEN_TO_ALL = {
  asNobody: NOBODY,
  byToken: JUMA,
  inAddress: NOBODY,
  stream: { data: { tournamentEvents: { version: 1 } } },
  socketByToken: JUMA,
  feed: [200, true, true],
};

test('any page reads everything that is public and acts by a token, but has no use of the cookie', async () => {
  expect(await triedFrom(addressOf(pages))).toMatchObject({
    ...OPEN_TO_ALL,
    byCookie: 'refused',
    streamByCookie: 'refused',
    socket: NOBODY,
    signIn: 'refused',
  });
});

test('a page that is listed acts for who is signed in', async () => {
  expect(await triedFrom(addressOf(listed))).toMatchObject({
    ...OPEN_TO_ALL,
    byCookie: JUMA,
    streamByCookie: { data: { myEvents: { version: 0 } } },
    socket: JUMA,
    signIn: 200,
  });
});
