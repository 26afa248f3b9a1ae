import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLiveServer } from '../support/live-server.ts';
import type { LiveServer } from '../support/live-server.ts';
import { bareSocket, emptied, subscribing } from './live-scene.ts';

const FLOOD = 48;
const PATIENT = { timeout: 20_000 };

let server: LiveServer;

beforeEach(async () => {
  server = await startLiveServer({ reading: { atOnce: 1, ofOneAddress: 1 } });
});
afterEach(() => server.close());

type BareSocket = Awaited<ReturnType<typeof bareSocket>>;

/** Ends when the server has begun everything that was sent before over this socket. */
async function begun({ socket, got }: BareSocket): Promise<void> {
  const answers = () => got.filter(({ id }) => id === 'begun').length;
  const before = answers();
  socket.send(JSON.stringify({ id: 'begun', type: 'subscribe', payload: { query: '{ __typename }' } }));
  await expect.poll(answers, PATIENT).toBeGreaterThan(before);
}

/** One connection that watches as many different things as it may; the opening of the first is held. */
async function flood(): Promise<{ readonly flooding: BareSocket; readonly release: () => void }> {
  const release = server.topic('flood 0').holdOpenings();
  const flooding = await bareSocket(server.url);
  for (let number = 0; number < FLOOD; number += 1) {
    flooding.socket.send(subscribing(`${number}`, `flood ${number}`));
  }
  await begun(flooding);
  return { flooding, release };
}

test.each([
  ['an address', '127.0.0.2'],
  ['a connection of the same address', '127.0.0.1'],
])('%s that comes later opens next, however much another one has asked for', async (_who, address) => {
  const { release } = await flood();
  const calm = await bareSocket(server.url, address);
  calm.socket.send(subscribing('calm', 'calm'));
  await begun(calm);
  expect(server.openings()).toEqual(['flood 0']);
  release();
  await server.settled();
  expect(server.openings().slice(0, 3)).toEqual(['flood 0', 'calm', 'flood 1']);
  expect(server.openings()).toHaveLength(FLOOD + 1);
});

test('whoever leaves the line is not opened, and nothing of him is left', async () => {
  const { flooding, release } = await flood();
  const gone = await bareSocket(server.url, '127.0.0.2');
  for (const topic of ['gone 1', 'gone 2']) gone.socket.send(subscribing(topic, topic));
  await begun(gone);
  for (let number = 10; number < FLOOD; number += 1) {
    flooding.socket.send(JSON.stringify({ id: `${number}`, type: 'complete' }));
  }
  await begun(flooding);
  gone.socket.close();
  await expect.poll(() => server.fairness.reading.waiting('127.0.0.2'), PATIENT).toBe(0);
  release();
  await server.settled();
  expect(server.openings()).toEqual(Array.from({ length: 10 }, (_, number) => `flood ${number}`));
  flooding.socket.close();
  await emptied(server);
  expect(server.hub.groups()).toBe(0);
  expect(server.fairness.reading.waiting('127.0.0.1')).toBe(0);
  await expect.poll(() => server.fairness.places.sockets.taken('127.0.0.1'), PATIENT).toBe(0);
  expect(server.fairness.places.watched.taken('127.0.0.1')).toBe(0);
});

test('one who wants what another one waits for does not wait with him', async () => {
  const { release } = await flood();
  const calm = await bareSocket(server.url, '127.0.0.2');
  const last = `flood ${FLOOD - 1}`;
  calm.socket.send(subscribing('shared', last));
  await begun(calm);
  release();
  await server.settled();
  expect(server.openings().indexOf(last)).toBe(1);
});

test('what is watched goes on while another address has all that it may to open', async () => {
  const calm = await bareSocket(server.url, '127.0.0.2');
  calm.socket.send(subscribing('calm', 'calm'));
  await calm.until(2);
  const { release } = await flood();
  const releaseSecond = server.topic('flood 1').holdOpenings();
  server.topic('calm').emit('one');
  release();
  await calm.until(3);
  expect(calm.got[2]).toMatchObject({ payload: { data: { ticks: { text: 'one' } } } });
  expect(server.openings()).not.toContain('flood 2');
  releaseSecond();
});
