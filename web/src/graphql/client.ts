import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/vue';
import type { ExecutionResult } from '@urql/vue';
import { live } from '../ui/live.ts';
import { learnServerTime } from '../ui/server-time.ts';
import { graphCache } from './cache.ts';
import { resumption } from './resumption.ts';
import { socket } from './socket.ts';

interface Sink {
  next(value: ExecutionResult): void;
  error(error: unknown): void;
  complete(): void;
}

const isLostPlace = (error: unknown): boolean =>
  Array.isArray(error) &&
  error.some((item: { extensions?: { code?: unknown } }) => item.extensions?.code === 'AFTER_UNKNOWN');

/** Subscribes over the socket; a place in the log that the server does not know any more is given up for a fresh start. */
function subscribe(query: string, given: Record<string, unknown>, sink: Sink): () => void {
  const place = resumption(query, given);
  let stop = (): void => undefined;
  const begin = (): void => {
    stop = socket.subscribe<Record<string, unknown>>(
      { query, variables: place.variables },
      {
        next(result) {
          if (place.seen(result)) live.gap();
          sink.next(result as ExecutionResult);
        },
        error(error) {
          if (!isLostPlace(error)) return sink.error(error);
          place.restart();
          live.gap();
          begin();
        },
        complete: () => sink.complete(),
      },
    );
  };
  begin();
  return () => stop();
}

/** The page's GraphQL client: answers from the cache where it can, over HTTP where it must, and events over the socket. */
export const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  fetchOptions: { credentials: 'same-origin' },
  exchanges: [
    graphCache,
    mapExchange({ onResult: (result) => learnServerTime(result.data) }),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({
          unsubscribe: subscribe(query ?? '', (variables ?? {}) as Record<string, unknown>, sink as Sink),
        }),
      }),
    }),
  ],
});
