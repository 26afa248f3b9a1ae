import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, subscribing, TICKS } from './live-scene.ts';
import type { Message } from './live-scene.ts';

const WATCHED = 60;
const STREAMS = 5;
const REQUESTS = 20;
const OPERATIONS = 30;
const PATIENT = { timeout: 20_000 };

let server: LiveServer;

beforeEach(async () => {
  server = await startLiveServer({
    limits: { WATCHED_PER_ADDRESS: WATCHED, STREAMS_PER_ADDRESS: STREAMS, REQUESTS_PER_ADDRESS: REQUESTS },
  });
});
afterEach(() => server.close());

function ask(query: string, accept = 'application/json', signal: AbortSignal | null = null): Promise<Response> {
  const body = JSON.stringify({ query, variables: { topic: 'a' } });
  const headers = { 'content-type': 'application/json', accept };
  return fetch(server.url, { method: 'POST', headers, body, signal });
}

test('an address watches so many different things, however many watch each, and is told by name of one too many', async () => {
  const sockets = [];
  for (let first = 0; first < WATCHED; first += OPERATIONS) {
    const socket = await bareSocket(server.url);
    sockets.push(socket);
    for (let number = first; number < first + OPERATIONS; number += 1) {
      socket.socket.send(subscribing(`${number}`, `${number}`));
    }
    await socket.until(1 + OPERATIONS);
  }
  const another = await bareSocket(server.url);
  another.socket.send(subscribing('known', '0'));
  await another.until(2);
  expect(another.got[1]).toMatchObject({ id: 'known', type: 'next', payload: { data: {} } });
  another.socket.send(subscribing('surplus', 'surplus'));
  await another.until(4);
  const message =
    'This address watches 61 different things, of at most 60: stop watching one first; the same document with the same variables counts once.';
  const payload = {
    errors: [{ message, extensions: { code: 'TOO_MANY_WATCHED', rule: 'watched', number: 61, maximum: 60 } }],
  };
  expect(another.got.slice(2)).toEqual([
    { id: 'surplus', type: 'next', payload },
    { id: 'surplus', type: 'complete' },
  ] satisfies Message[]);
  const elsewhere = await bareSocket(server.url, '127.0.0.2');
  elsewhere.socket.send(subscribing('elsewhere', 'surplus'));
  await elsewhere.until(2);
  expect(elsewhere.got[1]).toMatchObject({ type: 'next', payload: { data: {} } });
  sockets[0]?.socket.send(JSON.stringify({ id: '1', type: 'complete' }));
  await expect.poll(() => server.fairness.places.watched.taken('127.0.0.1'), PATIENT).toBe(WATCHED - 1);
  another.socket.send(subscribing('again', 'surplus'));
  await another.until(5);
  expect(another.got[4]).toMatchObject({ id: 'again', type: 'next', payload: { data: {} } });
  for (const { socket } of [...sockets, another, elsewhere]) socket.close();
});

test('an address has so many streams of events, and the next one is told when to come again', async () => {
  const leaving = new AbortController();
  // Kept: a stream that nobody has any more is closed when memory is tidied up.
  const streams: Response[] = [];
  for (let number = 0; number < STREAMS; number += 1) {
    streams.push(await ask(TICKS, 'text/event-stream', leaving.signal));
  }
  expect(streams.map(({ status }) => status)).toEqual(Array(STREAMS).fill(200));
  const surplus = await ask(TICKS, 'text/event-stream');
  expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await surplus.json()).toEqual({
    errors: [
      {
        message:
          'This address has 6 streams of events open, of at most 5: close one, watch over one WebSocket, or come again in 30 s.',
        extensions: { code: 'TOO_MANY_STREAMS', rule: 'streams', number: 6, maximum: 5, retryAfter: 30 },
      },
    ],
  });
  expect((await ask('{ __typename }')).status).toBe(200);
  expect(streams.every(({ body }) => body?.locked === false)).toBe(true);
  leaving.abort();
  await expect.poll(() => server.fairness.places.streams.taken('127.0.0.1'), PATIENT).toBe(0);
});

test('an address has so many requests under way, and the next one is told to wait for those', async () => {
  const release = server.hold();
  const answers = Array.from({ length: REQUESTS }, () => ask('{ __typename }'));
  await expect.poll(() => server.fairness.places.requests.taken('127.0.0.1'), PATIENT).toBe(REQUESTS);
  const surplus = await ask('{ __typename }');
  expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await surplus.json()).toEqual({
    errors: [
      {
        message: 'This address has 21 requests under way, of at most 20: wait for the answers to those.',
        extensions: { code: 'TOO_MANY_REQUESTS', rule: 'requests', number: 21, maximum: 20, retryAfter: 1 },
      },
    ],
  });
  release();
  for (const answer of await Promise.all(answers))
    expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
});
