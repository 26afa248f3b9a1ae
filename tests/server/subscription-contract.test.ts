import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { at } from '../support/answer.ts';
import { socketClient } from '../support/client.ts';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, subscribing, TICKS } from './live-scene.ts';

let server: LiveServer;

beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(() => server.close());

const INIT = '{"type":"connection_init"}';

test.each([
  [1009, 'a message that is too large', [INIT, ' '.repeat(262_145)]],
  [4400, 'a message that is none', [INIT, 'hello']],
  [4401, 'a subscription before the beginning', [subscribing('1')]],
  [4409, 'an id that is under way', [INIT, subscribing('1'), subscribing('1')]],
  [4429, 'a second beginning', [INIT, INIT]],
  [4406, 'another protocol', []],
])('the connection is closed with %i for %s', async (code, _why, messages) => {
  const socket = new WebSocket(server.url.replace('http', 'ws'), code === 4406 ? [] : ['graphql-transport-ws']);
  const closed = once(socket, 'close');
  await once(socket, 'open');
  for (const message of messages) {
    socket.send(message);
    // The protocol takes up one message after the other.
    if (message === INIT && messages.length === 3) await once(socket, 'message');
  }
  expect((await closed)[0]).toBe(code);
});

test('a server that stops closes the connection with 1001, and completes a stream', async () => {
  const stopping = await startLiveServer();
  const { socket, until } = await bareSocket(stopping.url);
  socket.send(subscribing('1'));
  await until(2);
  const response = await fetch(stopping.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: TICKS, variables: { topic: 'a' } }),
  });
  const closed = once(socket, 'close');
  const text = response.text();
  await stopping.close();
  expect((await closed)[0]).toBe(1001);
  expect(await text).toMatch(/event: complete/);
});

test('what cannot be read ends with SERVER_STOPS, and a stream that nobody reads with SLOW_READER behind what was sent', async () => {
  const client = socketClient(server.url);
  const [error] = (await client.watch(TICKS, { topic: 'unreadable' }).ended) as readonly object[];
  expect(at(error, 'extensions.code')).toBe('SERVER_STOPS');
  await client.close();
  const response = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: TICKS, variables: { topic: 'a' } }),
  });
  for (let n = 0; n < 12_000; n += 1) server.topic('a').emit('much '.repeat(600));
  while (server.executions() < 12_000) await new Promise((resolve) => setImmediate(resolve));
  const text = await response.text();
  const versions = [...text.matchAll(/"version":(\d+)/g)].map(([, version]) => Number(version));
  expect(versions).toEqual(versions.map((_version, index) => versions[0]! + index));
  expect(text).toMatch(/"code":"SLOW_READER"/);
});

test('a heartbeat from before an opening is not sent behind it: no version is ever lower than the one before', async () => {
  server.topic('a').emit('one');
  const client = socketClient(server.url);
  const watch = client.watch(TICKS, { topic: 'a' });
  await watch.until(1);
  server.topic('a').beat(0);
  server.topic('a').beat(1);
  server.topic('a').emit('two');
  expect((await watch.until(3)).map((result) => at(result, 'data.ticks.version'))).toEqual([1, 1, 2]);
  await client.close();
});
