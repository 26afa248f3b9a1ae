import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { afterThisTurn } from '../timers.ts';
import type { Message } from './message.ts';

/** Unsent bytes above which a spectator has stopped reading and is cut off; his client comes back and resumes. */
const CUT_OFF = 1024 * 1024;

/** Unsent bytes above which heartbeats and clock ticks are left out. */
const BUSY = 16 * 1024;

/** Writes what is shared straight to the sockets, each socket once per turn of the event loop. */
export interface SocketWriter {
  write(socket: WebSocket, raw: Socket, prefix: Buffer, message: Message): void;
}

/**
 * A writer for sockets without compression. A frame is always written whole and in the stream's own order, so frames of
 * the WebSocket library itself never fall inside one.
 */
export function createSocketWriter(): SocketWriter {
  const corked = new Set<Socket>();

  function flush(): void {
    const sockets = [...corked];
    corked.clear();
    for (const raw of sockets) raw.uncork();
  }

  return {
    write(socket, raw, prefix, message) {
      if (socket.readyState !== WebSocket.OPEN) return;
      // What is written in this turn is no backlog yet.
      const backlog = corked.has(raw) ? 0 : raw.writableLength;
      if (backlog > CUT_OFF) return socket.terminate();
      if (message.skippable && backlog > BUSY) return;
      if (socket.extensions !== '') return socket.send(Buffer.concat([prefix, message.tail]), { binary: false });
      if (!corked.has(raw)) {
        if (corked.size === 0) afterThisTurn(flush);
        corked.add(raw);
        raw.cork();
      }
      raw.write(Buffer.concat([frameHead(prefix.length + message.tail.length), prefix]));
      raw.write(message.tail);
    },
  };
}

/** The head of one whole, unmasked text frame. Source: RFC 6455, 5.2. */
function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0x817f);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
