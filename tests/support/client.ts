import { createClient } from 'graphql-ws';
import type { Client, ExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Fields } from './answer.ts';

/** A result of the API. */
export type Answer = ExecutionResult<Fields>;

/** A subscription as a test reads it: everything that came so far, and waiting for more. */
export interface Watch {
  readonly results: readonly Answer[];
  /** Ends when that many results have come; fails when the subscription ends before, or after 20 seconds. */
  until(count: number): Promise<readonly Answer[]>;
  /** Ends when a result fits; fails as `until` does. */
  find(fits: (result: Answer) => boolean): Promise<Answer>;
  /** How the subscription ended: null by itself, else the errors or the closing of the socket. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

/** A client over one WebSocket that gives up when it is lost. */
export interface SocketClient {
  /** `heard` is called with every result as it comes. */
  watch(query: string, variables?: Record<string, unknown>, heard?: (result: Answer) => void): Watch;
  /** A query or mutation over the WebSocket. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  close(): Promise<void>;
}

interface Connection {
  readonly authorization?: string;
  /** How `authorization` is spelt in `connection_init`; left out: like this. */
  readonly header?: string;
  readonly cookie?: string;
  readonly origin?: string;
}

/** Connects to `/graphql` of a server given by its http address. */
export function socketClient(
  url: string,
  { authorization, header = 'authorization', cookie, origin }: Connection = {},
): SocketClient {
  const headers = { ...(cookie === undefined ? {} : { cookie }) };
  class Socket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers, ...(origin === undefined ? {} : { origin }) });
    }
  }
  const client = createClient({
    url: url.replace('http', 'ws'),
    webSocketImpl: Socket,
    retryAttempts: 0,
    connectionParams: authorization === undefined ? {} : { [header]: authorization },
  });
  return {
    watch: (query, variables, heard) => watchOver(client, { query, variables: variables ?? {} }, heard),
    async ask(query, variables = {}) {
      for await (const result of client.iterate({ query, variables })) return result as Answer;
      throw new Error('No answer');
    },
    async close() {
      // A server that ends before it has taken the connection has closed it itself, which the client tells by rejecting with that event.
      await Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}

const PATIENCE = 60_000;

function watchOver(
  client: Client,
  operation: { readonly query: string; readonly variables: Record<string, unknown> },
  heard: (result: Answer) => void = () => {},
): Watch {
  const results: Answer[] = [];
  const waiting = new Set<() => void>();
  let over: { readonly reason: unknown } | null = null;
  const ended = Promise.withResolvers<unknown>();
  const told = () => {
    for (const wake of waiting) wake();
  };
  const end = (reason: unknown) => {
    over = { reason };
    ended.resolve(reason);
    told();
  };
  const stop = client.subscribe(operation, {
    next(result) {
      results.push(result as Answer);
      heard(result as Answer);
      told();
    },
    error: end,
    complete: () => end(null),
  });
  const wait = <Value>(look: () => Value | undefined): Promise<Value> =>
    new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        waiting.delete(check);
        reject(new Error(`${why}; so far: ${JSON.stringify(results.slice(-5))}`));
      };
      const timer = setTimeout(() => fail('Nothing more came'), PATIENCE);
      const check = () => {
        const found = look();
        if (found === undefined) {
          if (over !== null) fail(`The subscription ended: ${JSON.stringify(over.reason)}`);
          return;
        }
        clearTimeout(timer);
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  return {
    results,
    until: (count) => wait(() => (results.length >= count ? results : undefined)),
    find: (fits) => wait(() => results.find(fits)),
    ended: ended.promise,
    stop,
  };
}
