import type { Client, Exchange } from '@urql/vue';
import { filter, pipe, tap } from 'wonka';

/** What sees to questions that are asked anew while their answer is on its way: a part of a client, and what makes it heed them. */
export interface AskedMeanwhile {
  readonly exchange: Exchange;
  /** Notes from here on what is asked of this client past its cache. */
  heed(client: Client): void;
}

/**
 * One answer to a question is on its way at a time, so that none overtakes a newer one. The answer may tell of a time before the
 * question was asked anew: then it is passed on as it comes, and asked for once more. (The client itself drops such a question
 * where another part of the page waits for the same answer.)
 */
export function askedMeanwhile(): AskedMeanwhile {
  const underWay = new Set<number>();
  const askedAnew = new Set<number>();
  return {
    exchange:
      ({ forward, client }) =>
      (operations) =>
        pipe(
          operations,
          filter(({ key, kind }) => {
            if (kind === 'teardown') {
              askedAnew.delete(key);
              underWay.delete(key);
            }
            if (kind !== 'query') return true;
            const isFirst = !underWay.has(key);
            (isFirst ? underWay : askedAnew).add(key);
            return isFirst;
          }),
          forward,
          tap(({ operation }) => {
            if (operation.kind !== 'query') return;
            underWay.delete(operation.key);
            if (!askedAnew.delete(operation.key)) return;
            const context = { ...operation.context, requestPolicy: 'network-only' } as const;
            const again = client.createRequestOperation('query', operation, context);
            queueMicrotask(() => client.reexecuteOperation(again));
          }),
        ),
    heed(client) {
      const ask = client.executeQuery;
      client.executeQuery = (request, context) => {
        if (context?.requestPolicy === 'network-only' && underWay.has(request.key)) askedAnew.add(request.key);
        return ask(request, context);
      };
    },
  };
}
