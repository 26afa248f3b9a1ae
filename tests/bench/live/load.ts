// The spectators of one measurement, in a process of their own: plain sockets and a reader of frames, so that they are not
// what is measured.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { DOCUMENT } from './schema.ts';

/** What has come since it was asked last: how many moves, and how long each took, in milliseconds. */
export interface LoadAnswer {
  readonly kind: 'joined' | 'received';
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

const [port, sockets, topics] = process.argv.slice(2).map(Number) as [number, number, number];
let joined = 0;
let moves = 0;
let delays: number[] = [];

process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
  process.send?.({ kind: 'received', moves, p50: at(0.5), p99: at(0.99) } satisfies LoadAnswer);
  moves = 0;
  delays = [];
});

const WAVE = 50;
for (let first = 0; first < sockets; first += WAVE) {
  await Promise.all(Array.from({ length: Math.min(WAVE, sockets - first) }, open));
}
process.send?.({ kind: 'joined', moves: joined, p50: 0, p99: 0 } satisfies LoadAnswer);

/** Opens one WebSocket with its subscriptions; ends when each has had its first message. */
function open(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let rest: Buffer = Buffer.alloc(0);
    let isOpen = false;
    let waiting = topics;
    socket.on('connect', () => {
      socket.write(
        'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
      );
    });
    socket.on('data', (part) => {
      rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        rest = rest.subarray(end + 4);
        isOpen = true;
        send(socket, { type: 'connection_init' });
      }
      rest = readFrames(rest, (text) => {
        if (text.includes('connection_ack')) {
          for (let topic = 0; topic < topics; topic += 1) {
            const payload = { query: DOCUMENT, variables: { topic: `t${topic}` } };
            send(socket, { id: `6f1c3a52-9d70-4c2e-8a51-00000000000${topic}`, type: 'subscribe', payload });
          }
          return;
        }
        if (waiting > 0) {
          waiting -= 1;
          if (waiting === 0) {
            joined += 1;
            resolve();
          }
          return;
        }
        received(text);
      });
    });
  });
}

function received(text: Buffer): void {
  moves += 1;
  const from = text.indexOf('"sentAt":') + 9;
  const sentAt = Number.parseFloat(text.toString('latin1', from, from + 20));
  delays.push(performance.timeOrigin + performance.now() - sentAt);
}

/** Calls back for every whole text frame and answers what is left over. */
function readFrames(bytes: Buffer, onText: (text: Buffer) => void): Buffer {
  let at = 0;
  for (;;) {
    if (bytes.length - at < 2) break;
    let length = bytes.readUInt8(at + 1) & 127;
    let head = 2;
    if (length === 126) {
      if (bytes.length - at < 4) break;
      length = bytes.readUInt16BE(at + 2);
      head = 4;
    } else if (length === 127) {
      if (bytes.length - at < 10) break;
      length = Number(bytes.readBigUInt64BE(at + 2));
      head = 10;
    }
    if (bytes.length - at < head + length) break;
    if ((bytes.readUInt8(at) & 15) === 1) onText(bytes.subarray(at + head, at + head + length));
    at += head + length;
  }
  return at === 0 ? bytes : Buffer.from(bytes.subarray(at));
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
