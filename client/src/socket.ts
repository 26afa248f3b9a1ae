import { createClient } from 'graphql-ws/client';
import { Refused } from './refusal.ts';
import type { AnswerError } from './refusal.ts';

/** How a subscription ended: with errors, with its connection, or by itself. */
export type Ending =
  | { readonly kind: 'refused'; readonly error: AnswerError }
  | { readonly kind: 'closed'; readonly refusal: Refused | null }
  | { readonly kind: 'over' };

/** One WebSocket for everything that is watched, opened with the first subscription and closed after the last. */
export interface Socket {
  /** Subscribes once: `hear` gets every result with data. `ended` never fails. */
  subscribe(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    hear: (data: Readonly<Record<string, unknown>>) => void,
  ): { readonly ended: Promise<Ending>; stop(): void };
  /** Ends when the connection is there the next time. */
  opened(): Promise<void>;
  close(): void;
}

/** Whether what is watched has its connection, or has lost it and seeks it again. */
export type ConnectionState = 'open' | 'lost';

interface SocketSettings {
  readonly address: string;
  /** What says who asks, as in a request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly webSocket: unknown;
  /** Milliseconds after which a connection is asked whether it is still there, and within which it answers. */
  readonly silence: number;
  /** Is told of each change. */
  readonly onConnection: (state: ConnectionState) => void;
}

/** The close code of who ends a connection because he needs it no more. */
const NORMAL = 1000;

/** Close codes after which the same connection would be closed again. */
const FINAL: Readonly<Record<number, string>> = {
  1009: 'REQUEST_ENTITY_TOO_LARGE',
  4400: 'BAD_REQUEST',
  4401: 'UNAUTHORIZED',
  4403: 'TOKEN_INVALID',
  4406: 'SUBPROTOCOL_NOT_ACCEPTABLE',
};

/** A socket that says how each subscription ended, and leaves it to others to come again. */
export function openSocket({ address, headers, webSocket, silence, onConnection }: SocketSettings): Socket {
  const tell = changesAlone(onConnection);
  const wanted = new Set<Promise<Ending>>();
  let opening = newPromise<void>();
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const answered = (): void => clearTimeout(unanswered);
  const wait = (): void => {
    answered();
    unanswered = setTimeout(() => client.terminate(), silence);
  };
  let subscriptions = 0;
  const client = createClient({
    url: address.replace(/^http/, 'ws'),
    // Counted: whoever has the same id as others is sent the same bytes as they are.
    generateID: () => String((subscriptions += 1)),
    ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
    connectionParams: { ...headers },
    retryAttempts: 0,
    keepAlive: silence,
    on: {
      connecting: wait,
      connected() {
        answered();
        tell('open');
        opening.resolve();
        opening = newPromise<void>();
      },
      closed(event) {
        answered();
        const { code = 0 } = event as { readonly code?: number };
        if (wanted.size > 0 && code !== NORMAL && FINAL[code] === undefined) tell('lost');
      },
      ping: (received) => (received ? undefined : wait()),
      pong: (received) => (received ? answered() : undefined),
    },
  });
  return {
    subscribe(query, variables, hear) {
      const { promise, resolve } = newPromise<Ending>();
      wanted.add(promise);
      void promise.then(() => wanted.delete(promise));
      const stop = client.subscribe<Record<string, unknown>>(
        { query, variables: { ...variables } },
        {
          next({ data, errors }) {
            const [error] = errors ?? [];
            if (data == null && error !== undefined) resolve({ kind: 'refused', error });
            else if (data != null) hear(data);
          },
          error: (failure) => resolve(endingBy(failure)),
          complete: () => resolve({ kind: 'over' }),
        },
      );
      return {
        ended: promise,
        stop() {
          wanted.delete(promise);
          stop();
        },
      };
    },
    opened: () => opening.promise,
    close: () => void client.dispose(),
  };
}

/** Tells a state where it is not the one that was told before: a little later, so that a fault of who is told is none of a connection. */
function changesAlone(onConnection: (state: ConnectionState) => void): (state: ConnectionState) => void {
  let last: ConnectionState | null = null;
  return (state) => {
    if (state !== last) queueMicrotask(() => onConnection(state));
    last = state;
  };
}

function endingBy(failure: unknown): Ending {
  if (Array.isArray(failure)) return { kind: 'refused', error: failure[0] as AnswerError };
  const { code, reason } = (failure ?? {}) as { readonly code?: unknown; readonly reason?: unknown };
  const known = typeof code === 'number' ? FINAL[code] : undefined;
  if (known === undefined) return { kind: 'closed', refusal: null };
  return { kind: 'closed', refusal: new Refused(known, String(reason)) };
}

function newPromise<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
