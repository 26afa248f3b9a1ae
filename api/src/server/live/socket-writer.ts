import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { BUSY_BYTES, CUT_OFF_BYTES, TURN_BYTES } from '../limits.ts';
import { afterThisTurn } from '../timers.ts';
import type { Message } from './message.ts';

/** Writes what is shared straight to the sockets, each socket once per turn of the event loop. */
export interface SocketWriter {
  write(socket: WebSocket, raw: Socket, prefix: Buffer, message: Message): void;
}

/**
 * A writer for sockets without compression. A frame is always written whole and in the stream's own order, so frames of
 * the WebSocket library itself never fall inside one.
 */
export function createSocketWriter(): SocketWriter {
  // With what was unsent when the turn began.
  const corked = new Map<Socket, number>();

  function flush(): void {
    const sockets = [...corked.keys()];
    corked.clear();
    for (const raw of sockets) raw.uncork();
  }

  return {
    write(socket, raw, prefix, message) {
      if (socket.readyState !== WebSocket.OPEN) return;
      const unsent = raw.writableLength;
      // What is written in this turn is no backlog yet.
      const backlog = corked.get(raw) ?? unsent;
      if (backlog > CUT_OFF_BYTES || unsent - backlog > TURN_BYTES) return socket.terminate();
      if (message.skippable && backlog > BUSY_BYTES) return;
      if (socket.extensions !== '') return socket.send(Buffer.concat([prefix, message.tail]), { binary: false });
      if (!corked.has(raw)) {
        if (corked.size === 0) afterThisTurn(flush);
        corked.set(raw, backlog);
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
