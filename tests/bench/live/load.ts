// Some of the spectators of one measurement, in a process of their own: plain sockets and readers of what comes, so that they are not
// what is measured.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { readEvents, readFrames } from './received.ts';

/** Who watches what: on each connection a subscription for each of the variables; by server-sent events there is one. */
export interface LoadOrder {
  readonly port: number;
  readonly sockets: number;
  readonly transport: 'websocket' | 'events';
  /** What subscriptions are called: counted on each connection, as the page and the client do, or by chance. */
  readonly ids: 'counted' | 'by chance';
  readonly document: string;
  readonly variables: readonly Readonly<Record<string, string>>[];
  /** What only messages contain that are counted; heartbeats have not. */
  readonly counted: string;
}

/** How many messages have come since it was asked last, how many bytes one had, and how long each took that says when it was sent, in milliseconds. */
export interface LoadAnswer {
  readonly kind: 'joined' | 'received';
  readonly messages: number;
  /** What came beside them, as heartbeats and ticks of clocks do. */
  readonly others: number;
  readonly bytes: number;
  readonly delays: readonly number[];
}

const order = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const { port, sockets, transport, ids, document, variables, counted } = order;
let messages = 0;
let others = 0;
let bytes = 0;
let delays: number[] = [];
let onMessage = (): void => {};

/** Without anything new for so many milliseconds, what has not come is lost. */
const PATIENCE = 20_000;

process.on('disconnect', () => process.exit(0));
process.on('message', (expected: number) => void answer(expected));

async function answer(expected: number): Promise<void> {
  while (messages < expected && (await another()));
  process.send?.({ kind: 'received', messages, others, bytes, delays } satisfies LoadAnswer);
  messages = 0;
  others = 0;
  delays = [];
}

/** Whether another message has come before it is lost. */
function another(): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE);
    onMessage = () => {
      clearTimeout(late);
      resolve(true);
    };
  });
}

const WAVE = 50;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
for (let first = 0; first < sockets; first += WAVE) {
  const opening = transport === 'websocket' ? openSocket : openStream;
  await Promise.all(Array.from({ length: Math.min(WAVE, sockets - first) }, opening));
}
process.send?.({ kind: 'joined', messages: sockets, others: 0, bytes: 0, delays: [] } satisfies LoadAnswer);

/** Opens one WebSocket with its subscriptions; ends when each has had its first message. */
function openSocket(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let waiting = variables.length;
    socket.on('connect', () => {
      socket.write(
        'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
      );
    });
    socket.on(
      'data',
      readFrames({
        onOpen: () => send(socket, { type: 'connection_init' }),
        onPing: () => socket.write(PONG),
        onText(text) {
          if (text.includes('"connection_ack"')) {
            variables.forEach((values, topic) => {
              const id = ids === 'counted' ? String(topic + 1) : randomUUID();
              send(socket, { id, type: 'subscribe', payload: { query: document, variables: values } });
            });
            return;
          }
          if (text.includes('"type":"error"')) throw new Error(text.toString());
          waiting -= 1;
          if (waiting === 0) resolve();
          if (waiting < 0) received(text);
        },
      }),
    );
  });
}

/** Opens one stream; ends when its first event has come. */
function openStream(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let isFirst = true;
    const body = JSON.stringify({ query: document, variables: variables[0] });
    socket.on('connect', () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\n' +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
    const onEvent = (text: Buffer): void => {
      if (text.includes('"errors"')) throw new Error(text.toString());
      if (isFirst) resolve();
      else received(text);
      isFirst = false;
    };
    socket.on('data', readEvents(onEvent));
  });
}

function received(text: Buffer): void {
  if (!text.includes(counted)) {
    others += 1;
    return;
  }
  messages += 1;
  bytes = text.length;
  const from = text.indexOf('"sentAt":');
  if (from >= 0) {
    const sentAt = Number.parseFloat(text.toString('latin1', from + 9, from + 29));
    delays.push(performance.timeOrigin + performance.now() - sentAt);
  }
  onMessage();
}

function send(socket: Socket, message: object): void {
  const text = Buffer.from(JSON.stringify(message));
  const head =
    text.length < 126
      ? Buffer.from([0x81, 0x80 | text.length])
      : Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255]);
  // A mask of zeros leaves the text as it is.
  socket.write(Buffer.concat([head, Buffer.alloc(4), text]));
}
