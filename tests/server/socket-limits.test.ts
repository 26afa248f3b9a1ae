import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, subscribing } from './live-scene.ts';
import type { Message } from './live-scene.ts';

const OPERATIONS = 50;
const SOCKETS = 3;

let server: LiveServer;

beforeEach(async () => {
  server = await startLiveServer({ limits: { SOCKETS_PER_ADDRESS: SOCKETS } });
});
afterEach(() => server.close());

const of = (got: readonly Message[], type: string) => got.filter((message) => message.type === type);

/** A WebSocket that says nothing, and how it is closed. */
async function opened(): Promise<{ socket: WebSocket; closed: Promise<readonly [code: number, reason: string]> }> {
  const socket = new WebSocket(server.url.replace('http', 'ws'), 'graphql-transport-ws');
  const closed = once(socket, 'close').then(([code, reason]) => [code as number, String(reason)] as const);
  await once(socket, 'open');
  return { socket, closed };
}

test('a connection carries 50 operations, refuses the next one by name and number, and goes on', async () => {
  const { socket, got, until } = await bareSocket(server.url);
  for (let number = 1; number <= OPERATIONS + 1; number += 1) socket.send(subscribing(`${number}`));
  await until(1 + OPERATIONS + 1);
  expect(of(got, 'error')).toEqual([
    {
      id: '51',
      type: 'error',
      payload: [
        {
          message:
            'This connection has 51 operations under way, of at most 50: end one first, or ask for several things in one operation.',
          extensions: { code: 'TOO_MANY_OPERATIONS', rule: 'operations', number: 51, maximum: 50 },
        },
      ],
    },
  ]);
  socket.send(JSON.stringify({ id: '1', type: 'complete' }));
  socket.send(subscribing('again'));
  await until(1 + OPERATIONS + 2);
  expect(of(got, 'next').at(-1)?.id).toBe('again');
  server.topic('a').emit('one');
  await until(1 + OPERATIONS + 2 + OPERATIONS);
  expect(of(got, 'next')).toHaveLength(2 * OPERATIONS + 1);
  socket.close();
});

test('an operation counts until it is done, also when its client has given it up', async () => {
  const { socket, got, until } = await bareSocket(server.url);
  const release = server.hold();
  for (let number = 1; number <= OPERATIONS + 1; number += 1) {
    socket.send(JSON.stringify({ id: `${number}`, type: 'subscribe', payload: { query: '{ __typename }' } }));
    if (number <= OPERATIONS) socket.send(JSON.stringify({ id: `${number}`, type: 'complete' }));
  }
  await until(2);
  expect(got[1]).toMatchObject({ id: '51', type: 'error', payload: [{ extensions: { number: 51, maximum: 50 } }] });
  release();
  socket.close();
});

test('an id of 64 characters is taken, and a longer one ends the connection', async () => {
  const { socket, got, until } = await bareSocket(server.url);
  socket.send(subscribing('x'.repeat(64)));
  await until(2);
  expect(got[1]).toMatchObject({ id: 'x'.repeat(64), type: 'next' });
  const closed = once(socket, 'close');
  socket.send(subscribing('x'.repeat(65)));
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, String(reason)]).toEqual([4400, 'The id of an operation has at most 64 characters, not 65.']);
  expect(got).toHaveLength(2);
});

test('an address has so many connections, and the next one is told to come again', async () => {
  const all = [];
  for (let number = 1; number <= SOCKETS; number += 1) all.push(await opened());
  const surplus = await opened();
  const reason = 'TOO_MANY_SOCKETS: 4 from this address, of at most 3: close one, or come again in 30 s.';
  expect(await surplus.closed).toEqual([1013, reason]);
  all[0]?.socket.close();
  await all[0]?.closed;
  const { socket, got } = await bareSocket(server.url);
  expect(got).toEqual([{ type: 'connection_ack' }]);
  for (const one of [...all, { socket }]) one.socket.close();
});

test('a spectator who reads nothing is cut off in the very turn in which he is written too much', async () => {
  const { socket, until } = await bareSocket(server.url);
  socket.send(subscribing('1'));
  await until(2);
  socket.pause();
  const closed = once(socket, 'close');
  const long = 'x'.repeat(200_000);
  for (let n = 0; n < 100; n += 1) server.topic('a').emit(long);
  await server.settled();
  socket.resume();
  expect((await closed)[0]).toBe(1013);
});
