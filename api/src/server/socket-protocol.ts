import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { ServerOptions } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import type { WebSocketServer } from 'ws';
import { everyRealSeconds } from './timers.ts';

/** What the protocol's handlers know of a connection. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

type Options = ServerOptions<Record<string, unknown>, Connection & Record<PropertyKey, unknown>>;

/** A connection that has not answered the last ping after so many seconds is dead. */
const PING_SECONDS = 15;

/**
 * Speaks graphql-transport-ws on every connection of a WebSocket server. What goes wrong on one connection is logged and
 * ends that one. The answer stops the pings.
 */
export function speakProtocol(server: WebSocketServer, options: Options, log: Logger): () => void {
  const protocol = makeServer(options);
  const silent = new WeakSet<WebSocket>();
  server.options.handleProtocols = handleProtocols;
  server.on('connection', (socket, request) => {
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendText(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) =>
          socket.on('message', (text: Buffer) => {
            hear(text.toString()).catch((failure: unknown) => {
              log.error({ err: failure }, 'a WebSocket message failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { socket, request },
    );
    socket.on('error', (failure) => log.info({ err: failure }, 'a WebSocket broke'));
    socket.on('pong', () => silent.delete(socket));
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  });
  return everyRealSeconds(PING_SECONDS, () => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) {
        silent.add(socket);
        socket.ping();
      }
    }
  });
}

function sendText(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve();
    socket.send(text, () => resolve());
  });
}
