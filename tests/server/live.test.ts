import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, numberAt, textAt } from '../support/answer.ts';
import { socketClient } from '../support/client.ts';
import type { Answer, SocketClient, Watch } from '../support/client.ts';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, emptied, MINE, TICKS } from './live-scene.ts';

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

const texts = (results: readonly Answer[], field = 'ticks') => results.map(({ data }) => textAt(data, `${field}.text`));
const versions = (results: readonly Answer[]) => results.map(({ data }) => numberAt(data, 'ticks.version'));

test('a snapshot comes first, then every event once and in order', async () => {
  server.topic('a').emit('before');
  const watch = connect().watch(TICKS, { topic: 'a' });
  await watch.until(1);
  for (const text of ['one', 'two', 'three']) server.topic('a').emit(text);
  expect(texts(await watch.until(4))).toEqual(['snapshot', 'one', 'two', 'three']);
  expect(versions(watch.results)).toEqual([1, 2, 3, 4]);
});

test('identical subscriptions share one execution for each event', async () => {
  const watches = Array.from({ length: 20 }, () => connect().watch(TICKS, { topic: 'a' }));
  for (const watch of watches) await watch.until(1);
  const before = server.executions();
  server.topic('a').emit('one');
  for (const watch of watches) expect(texts(await watch.until(2)).at(-1)).toBe('one');
  expect(server.executions() - before).toBe(1);
  expect(server.hub.groups()).toBe(1);
});

test('a resumed subscription gets what it missed and then joins the others without skip or repeat', async () => {
  for (const text of ['1', '2', '3', '4']) server.topic('a').emit(text);
  const fresh = connect().watch(TICKS, { topic: 'a' });
  const resumed = connect().watch(TICKS, { topic: 'a', after: 2 });
  await fresh.until(1);
  await resumed.until(2);
  server.topic('a').emit('5');
  expect(versions(await resumed.until(3))).toEqual([3, 4, 5]);
  expect(versions(await fresh.until(2))).toEqual([4, 5]);
  expect(server.hub.groups()).toBe(1);
});

test('whoever joins while events are poured out misses none and gets none twice', async () => {
  const count = 2_000;
  const pour = (async () => {
    for (let n = 1; n <= count; n += 1) {
      server.topic('a').emit(`${n}`);
      if (n % 7 === 0) await pause(1);
    }
  })();
  const watches: Watch[] = [];
  for (let joined = 0; joined < 40; joined += 1) {
    const last = watches.at(-1)?.results.at(-1);
    const seen = last === undefined ? null : numberAt(last, 'data.ticks.version');
    watches.push(connect().watch(TICKS, { topic: 'a', after: joined % 2 === 0 ? null : seen }));
    await pause(3);
  }
  await pour;
  for (const watch of watches) {
    await watch.find(({ data }) => at(data, 'ticks.version') === count);
    const [first, ...rest] = versions(watch.results);
    expect(rest).toEqual(rest.map((_, index) => (first ?? 0) + index + 1));
  }
});

test('a burst of 5,000 events in one turn loses none', async () => {
  const watches = [connect().watch(TICKS, { topic: 'a' }), connect().watch(TICKS, { topic: 'a' })];
  for (const watch of watches) await watch.until(1);
  const long = 'x'.repeat(800);
  for (let n = 0; n < 5_000; n += 1) server.topic('a').emit(long);
  for (const watch of watches) {
    const results = await watch.until(5_001);
    expect(versions(results)).toEqual(Array.from({ length: 5_001 }, (_, index) => index));
  }
});

test('no topic reaches the subscribers of another', async () => {
  const a = connect().watch(TICKS, { topic: 'a' });
  const b = connect().watch(TICKS, { topic: 'b' });
  await a.until(1);
  await b.until(1);
  server.topic('a').emit('for a');
  server.topic('b').emit('for b');
  await a.until(2);
  await b.until(2);
  expect(texts(a.results)).toEqual(['snapshot', 'for a']);
  expect(texts(b.results)).toEqual(['snapshot', 'for b']);
});

test('what is not marked as public is executed for each viewer by himself', async () => {
  const amina = connect('bearer amina').watch(MINE, { topic: 'a' });
  const again = connect('bearer amina').watch(MINE, { topic: 'a' });
  const juma = connect('bearer juma').watch(MINE, { topic: 'a' });
  for (const watch of [amina, again, juma]) await watch.until(1);
  server.topic('a').emit('one');
  expect(at((await amina.until(2)).at(-1), 'data.mine.name')).toBe('amina');
  expect(at((await again.until(2)).at(-1), 'data.mine.name')).toBe('amina');
  expect(at((await juma.until(2)).at(-1), 'data.mine.name')).toBe('juma');
  expect(server.hub.groups()).toBe(2);
});

test('a document that asks for anything about the viewer is not shared with others', async () => {
  const query =
    'subscription ($topic: String!) { ticks(topic: $topic) { ...About } } fragment About on Tick { viewerName }';
  const watches = ['amina', 'juma'].map((name) => ({
    name,
    watch: connect(`bearer ${name}`).watch(query, { topic: 'a' }),
  }));
  for (const { name, watch } of watches) expect(at(await watch.until(1), '0.data.ticks.viewerName')).toBe(name);
});

test('a shared execution knows no viewer, even when a field reads him', async () => {
  const query = 'subscription ($topic: String!) { ticks(topic: $topic) { name } }';
  const watch = connect('bearer amina').watch(query, { topic: 'a' });
  expect(at(await watch.until(1), '0.data.ticks.name')).toBeNull();
});

test('when a session ends, its private subscriptions are closed with the reason and its public ones go on', async () => {
  const client = connect('bearer amina');
  const other = connect('bearer juma').watch(MINE, { topic: 'a' });
  const mine = client.watch(MINE, { topic: 'a' });
  const open = client.watch(TICKS, { topic: 'a' });
  for (const watch of [mine, open, other]) await watch.until(1);
  server.hub.endSession('session-amina');
  expect(await mine.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  server.topic('a').emit('one');
  expect(texts(await open.until(2)).at(-1)).toBe('one');
  expect(at((await other.until(2)).at(-1), 'data.mine.text')).toBe('one');
});

test('a spectator who stops reading is cut off, and nobody else misses anything', async () => {
  const watch = connect().watch(TICKS, { topic: 'a' });
  await watch.until(1);
  const { socket: stopped, until } = await bareSocket(server.url);
  stopped.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: TICKS, variables: { topic: 'a' } } }));
  await until(2);
  stopped.pause();
  const closed = once(stopped, 'close');
  const long = 'x'.repeat(100_000);
  const count = 200;
  for (let n = 1; n <= count; n += 1) {
    server.topic('a').emit(long);
    await watch.until(n + 1);
  }
  stopped.resume();
  const [code, reason] = await closed;
  expect([code, String(reason)]).toEqual([
    1013,
    expect.stringMatching(/^SLOW_READER: backlog: \d+ bytes are not read, of at most 1048576; read faster\.$/),
  ]);
  expect(versions(watch.results)).toEqual(Array.from({ length: count + 1 }, (_, index) => index));
});

test('heartbeats are not versions: they reach everybody who listens and repeat none', async () => {
  const watch = connect().watch(TICKS, { topic: 'a' });
  await watch.until(1);
  server.topic('a').emit('one');
  await watch.until(2);
  server.topic('a').beat();
  server.topic('a').emit('two');
  expect(versions(await watch.until(4))).toEqual([0, 1, 1, 2]);
});

test('thousands who join and leave at once leave no group and no listener', async () => {
  const both = [connect(), connect()];
  for (let round = 0; round < 20; round += 1) {
    const watches = both.flatMap((client) =>
      Array.from({ length: 50 }, (_, n) => client.watch(TICKS, { topic: `t${n % 3}` })),
    );
    server.topic('t0').emit('x');
    for (const [n, watch] of watches.entries()) {
      if (n % 2 === 0) await pause(0);
      watch.stop();
    }
  }
  await emptied(server);
  expect(server.hub.groups()).toBe(0);
  expect(['t0', 't1', 't2'].map((name) => server.topic(name).listeners())).toEqual([0, 0, 0]);
});

test('many who join at once share one opening', async () => {
  const release = server.topic('a').holdOpenings();
  const clients = [connect(), connect()];
  const watches = clients.flatMap((client) => Array.from({ length: 49 }, () => client.watch(TICKS, { topic: 'a' })));
  // Each connection begins what it is asked in its order.
  for (const client of clients) await client.ask('{ __typename }');
  release();
  for (const watch of watches) await watch.until(1);
  expect(server.topic('a').opened()).toBe(1);
});

test('the end of one subscription leaves the others on the same socket', async () => {
  const client = connect();
  const [first, second] = [client.watch(TICKS, { topic: 'a' }), client.watch(TICKS, { topic: 'a' })];
  await first.until(1);
  await second.until(1);
  first.stop();
  server.topic('a').emit('one');
  expect(texts(await second.until(2))).toEqual(['snapshot', 'one']);
  expect(await client.ask('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
});
