import type { Exchange } from '@urql/vue';
import { pipe, tap } from 'wonka';

/**
 * Asks again where an answer comes out of the cache as no answer at all: something that was told while it was on its way made the
 * cache forget a part of it, and nothing else would ask for that part. (The client itself drops what the cache asks for while
 * the same question has no answer yet.) Stands before the cache.
 */
export const wholeAnswers: Exchange =
  ({ forward, client }) =>
  (operations) =>
    pipe(
      forward(operations),
      tap((result) => {
        const { operation, data, error } = result;
        if (operation.kind !== 'query' || (data ?? null) !== null || error !== undefined) return;
        result.stale = true;
        const context = { ...operation.context, requestPolicy: 'network-only' } as const;
        client.reexecuteOperation(client.createRequestOperation('query', operation, context));
      }),
    );
