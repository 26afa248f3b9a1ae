import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { socketClient } from '../support/client.ts';
import type { SocketClient } from '../support/client.ts';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, emptied, subscribing, TICKS } from './live-scene.ts';

let server: LiveServer;
const clients: SocketClient[] = [];

beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await server.close();
});

function connect(authorization?: string): SocketClient {
  const client = socketClient(server.url, authorization === undefined ? {} : { authorization });
  clients.push(client);
  return client;
}

test.each([
  ['a refusal of the field itself', TICKS, { topic: 'forbidden' }, 'FORBIDDEN'],
  ['a variable of a wrong type', TICKS, { topic: 'a', after: 'x' }, 'BAD_USER_INPUT'],
])('%s ends the subscription with its code', async (_name, query, variables, code) => {
  const watch = connect().watch(query, variables);
  const [result] = await watch.until(1);
  expect(result?.errors?.[0]?.extensions?.['code']).toBe(code);
  expect(await watch.ended).toBeNull();
});

test.each([
  ['an unknown field', 'subscription { ticks(topic: "a") { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['text that is no GraphQL', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ['a literal of a wrong type', 'subscription { ticks(topic: 5) { text } }', 'BAD_USER_INPUT'],
])('%s is refused before anything is executed', async (_name, query, code) => {
  expect(await connect().watch(query).ended).toMatchObject([{ extensions: { code } }]);
});

test('an error inside reaches the subscriber without its text', async () => {
  const watch = connect().watch('subscription { ticks(topic: "a") { text broken } }');
  const [result] = await watch.until(1);
  expect(JSON.stringify(result)).not.toContain('hunter2');
  expect(result?.errors?.[0]?.extensions?.['code']).toBe('INTERNAL_SERVER_ERROR');
  expect(at(result, 'data.ticks.text')).toBe('snapshot');
});

test('ids of any characters and texts of every frame length arrive whole', async () => {
  const { socket, got, until } = await bareSocket(server.url);
  const id = 'q"\\\\ ü 象 ';
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: TICKS, variables: { topic: 'a' } } }));
  await until(2);
  const sent = ['é', '象'.repeat(300), '象'.repeat(40_000)];
  for (const text of sent) server.topic('a').emit(text);
  await until(5);
  expect(at(got.slice(2), '*.payload.data.ticks.text')).toEqual(sent);
  expect(new Set(got.slice(1).map((message) => message.id))).toEqual(new Set([id]));
  socket.close();
});

async function subscribed(own: readonly string[]) {
  const bare = await bareSocket(server.url);
  for (const id of own) bare.socket.send(subscribing(id));
  await bare.until(1 + own.length);
  return { ...bare, own };
}

test('each subscription is told under its own id, those that many have and those that one has', async () => {
  const ids = [...Array.from({ length: 45 }, (_, n) => String(n + 1)), 'by-chance-5d1f', 'by-chance-77c2'];
  const sockets = await Promise.all([ids, ids.map((id) => `0${id}`), ids].map(subscribed));
  server.topic('a').emit('one');
  for (const { socket, got, until, own } of sockets) {
    await until(1 + 2 * own.length);
    const told = got.slice(1 + own.length);
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(own));
    expect(new Set(at(told, '*.payload.data.ticks.text') as readonly string[])).toEqual(new Set(['one']));
    socket.close();
  }
});

test('server-sent events carry the same subscription, with its opening and everything after it', async () => {
  server.topic('a').emit('1');
  const response = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: TICKS, variables: { topic: 'a' } }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader.read()).value ?? '';
  };
  await until('snapshot');
  for (const told of ['two', 'three']) server.topic('a').emit(told);
  await until('three');
  expect([...text.matchAll(/"version":(\d)/g)].map(([, version]) => version)).toEqual(['1', '2', '3']);
  await reader.cancel();
  await emptied(server);
  expect(server.hub.groups()).toBe(0);
});
