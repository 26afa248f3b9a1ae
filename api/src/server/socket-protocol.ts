import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { ServerOptions } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import type { WebSocketServer } from 'ws';
import type { Caller } from './fair/caller.ts';
import type { Fairness } from './fair/fairness.ts';
import { createOperationCount } from './fair/operation-count.ts';
import type { OperationCount } from './fair/operation-count.ts';
import { TRY_AGAIN_SECONDS, TURN_BYTES } from './limits.ts';
import { onRequest } from './request-ids.ts';
import { everyRealSeconds } from './timers.ts';

/** What the protocol's handlers know of a connection. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly caller: Caller;
  readonly operations: OperationCount;
}

interface SpeakingParts {
  readonly fairness: Pick<Fairness, 'callerOf' | 'limits' | 'places'>;
  readonly nextRequestId: () => string;
  readonly log: Logger;
}

type Options = ServerOptions<Record<string, unknown>, Connection & Record<PropertyKey, unknown>>;

/** Seconds within which a connection that is refused has to close. */
const REFUSED_SECONDS = 2;

/** The close code of who may come again later. Source: the registry of RFC 6455, "Try Again Later". */
const TRY_AGAIN_LATER = 1013;

/** A connection that has not answered the last ping after so many seconds is dead. */
const PING_SECONDS = 15;

/**
 * Speaks graphql-transport-ws on every connection of a WebSocket server, so many for each address. What goes wrong on one
 * connection is logged and ends that one. The answer stops the pings.
 */
export function speakProtocol(
  server: WebSocketServer,
  options: Options,
  { fairness, nextRequestId, log }: SpeakingParts,
): () => void {
  const {
    callerOf,
    limits,
    places: { sockets },
  } = fairness;
  const protocol = makeServer(options);
  const silent = new WeakSet<WebSocket>();
  server.options.handleProtocols = handleProtocols;
  server.on('connection', (socket, request) => {
    const caller = callerOf(request);
    socket.on('error', (failure) => log.info({ err: failure, client: caller.address }, 'a WebSocket broke'));
    const leave = sockets.take(caller.address, socket);
    if (leave === null) return refuse(socket, sockets.most);
    const operations = createOperationCount(limits.OPERATIONS_PER_SOCKET);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendText(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) =>
          socket.on('message', (text: Buffer) => {
            const done = operations.begin();
            const failed = (failure: unknown): void => {
              log.error({ err: failure, client: caller.address }, 'a WebSocket message failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            };
            void onRequest(nextRequestId(), () => hear(text.toString()).catch(failed).finally(done));
          }),
      },
      { socket, request, caller, operations },
    );
    socket.on('pong', () => silent.delete(socket));
    socket.once('close', (code, reason) => {
      leave();
      void closed(code, String(reason));
    });
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

/** Says why there is no room, and cuts off who does not go. */
function refuse(socket: WebSocket, maximum: number): void {
  const stopWaiting = everyRealSeconds(REFUSED_SECONDS, () => socket.terminate());
  socket.once('close', stopWaiting);
  const advice = `close one, or come again in ${TRY_AGAIN_SECONDS} s`;
  socket.close(
    TRY_AGAIN_LATER,
    `TOO_MANY_SOCKETS: ${maximum + 1} from this address, of at most ${maximum}: ${advice}.`,
  );
}

function sendText(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.bufferedAmount > TURN_BYTES) socket.terminate();
    if (socket.readyState !== WebSocket.OPEN) return resolve();
    socket.send(text, () => resolve());
  });
}
