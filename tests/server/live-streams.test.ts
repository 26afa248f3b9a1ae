import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { startLiveServer, type LiveServer } from '../support/live-server.ts';
import { emptied, TICKS } from './live-scene.ts';

let server: LiveServer;
beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(() => server.close());

/** A request for server-sent events over a connection of its own, and all that comes over it. */
async function streaming(
  http: '1.0' | '1.1',
): Promise<{ readonly socket: Socket; until(text: string): Promise<string> }> {
  const { hostname, port, pathname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let got = '';
  socket.setEncoding('utf8').on('data', (part) => (got += String(part)));
  const body = JSON.stringify({ query: TICKS, variables: { topic: 'a' } });
  socket.write(
    `POST ${pathname} HTTP/${http}\r\nHost: x\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const until = async (text: string): Promise<string> => {
    for (let from = 0; !got.includes(text, from);) {
      from = Math.max(0, got.length - text.length);
      await once(socket, 'data');
    }
    return got;
  };
  await until('snapshot');
  return { socket, until };
}

const SENT = ['é', '象'.repeat(300), '象'.repeat(40_000), 'the last one'];

/** The texts of the events in the body of an answer. */
function textsIn(body: string): unknown {
  const events = body.split('\n\n').filter((event) => event.startsWith('event: next\n'));
  return events.map((event) => at(JSON.parse(event.slice('event: next\ndata: '.length)), 'data.ticks.text'));
}

/** The body that was sent in chunks, of which the last may not have ended. */
function unchunked(body: string): string {
  let rest = Buffer.from(body);
  const parts: Buffer[] = [];
  while (rest.length > 0) {
    const line = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, line), 16);
    parts.push(rest.subarray(line + 2, line + 2 + size));
    expect(rest.toString('latin1', line + 2 + size, line + 4 + size)).toBe('\r\n');
    rest = rest.subarray(line + 4 + size);
  }
  return Buffer.concat(parts).toString();
}

test.each(['1.0', '1.1'] as const)('events of any length arrive whole and in order over HTTP/%s', async (http) => {
  const { socket, until } = await streaming(http);
  for (const text of SENT) server.topic('a').emit(text);
  const got = await until('the last one');
  const body = got.slice(got.indexOf('\r\n\r\n') + 4);
  expect(got.includes('Transfer-Encoding: chunked')).toBe(http === '1.1');
  expect(textsIn(http === '1.1' ? unchunked(body) : body)).toEqual(['snapshot', ...SENT]);
  socket.destroy();
  await emptied(server);
  expect(server.hub.groups()).toBe(0);
});

test('a reader of a stream who reads nothing is let go, and finds the reason when he reads on', async () => {
  const { socket, until } = await streaming('1.1');
  socket.pause();
  const long = 'x'.repeat(200_000);
  for (let n = 0; n < 70; n += 1) server.topic('a').emit(long);
  await emptied(server);
  expect(server.hub.groups()).toBe(0);
  socket.resume();
  const got = await until('event: complete');
  expect(got.slice(got.lastIndexOf('event: next'))).toContain('SLOW_READER');
  socket.destroy();
});
