import { makeOperation, type Exchange } from '@urql/vue';
import { map, pipe } from 'wonka';

/**
 * Once the page is shown in another language, every question is put to the server again the first time that it is asked: the cache has
 * sentences of the language before.
 */
export function askedInLanguage(epoch: () => number): Exchange {
  const asked = new Map<number, number>();
  return ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        map((operation) => {
          const { key, kind, context } = operation;
          const now = epoch();
          if (kind !== 'query' || now === 0 || asked.get(key) === now) return operation;
          asked.set(key, now);
          return makeOperation(kind, operation, { ...context, requestPolicy: 'network-only' });
        }),
        forward,
      );
}
