import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { ClientAddress } from '../client-address.ts';

/** Who asks for something: the house that he is in, and the connection by which he asks. */
export interface Caller {
  /** As limits count him; see `ClientAddress`. */
  readonly address: string;
  /** The same object for everything that comes over one connection. */
  readonly connection: object;
  /** Aborts when the connection is closed: nobody waits for an answer any more. */
  readonly gone: AbortSignal;
}

/** Who a request comes from. */
export type CallerOf = (request: IncomingMessage) => Caller;

/** Finds callers by their addresses; the same one for the same request. */
export function callers(addressOf: ClientAddress): {
  readonly callerOf: CallerOf;
  /** A request on account of the same address that does not end with its connection: for what others wait for too. */
  readonly outlasting: (request: IncomingMessage) => IncomingMessage;
} {
  const known = new WeakMap<IncomingMessage, Caller>();
  const gone = new WeakMap<Socket, AbortSignal>();
  const goneOf = (connection: Socket): AbortSignal => {
    const found = gone.get(connection);
    if (found !== undefined) return found;
    const leaving = new AbortController();
    if (connection.destroyed) leaving.abort();
    else connection.once('close', () => leaving.abort());
    gone.set(connection, leaving.signal);
    return leaving.signal;
  };
  const callerOf: CallerOf = (request) => {
    const found = known.get(request);
    if (found !== undefined) return found;
    const { socket } = request;
    const caller = { address: addressOf(request), connection: socket, gone: goneOf(socket) };
    known.set(request, caller);
    return caller;
  };
  return {
    callerOf,
    outlasting(request) {
      const lasting = new IncomingMessage(new Socket());
      known.set(lasting, { address: addressOf(request), connection: lasting, gone: new AbortController().signal });
      return lasting;
    },
  };
}
