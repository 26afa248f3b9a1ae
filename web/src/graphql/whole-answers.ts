import type { Exchange, Operation } from '@urql/vue';
import { makeSubject, merge, pipe, tap } from 'wonka';

/** What sees to it that every question has an answer without holes: a part of a client before its cache, and one behind it. */
export interface WholeAnswers {
  readonly before: Exchange;
  readonly behind: Exchange;
}

/**
 * Asks the server where the cache has no whole answer and would leave it at that. So it is where an answer comes out of it as no answer
 * at all: something that was told while it was on its way made the cache forget a part. And where the answer to one question tells
 * less of things that another shows too, such as of players who are new: the cache then neither answers that other question nor hands
 * it on, lest two questions ask each other for ever; what asks here are people and events, and the pace of questions is bounded.
 */
export function wholeAnswers(): WholeAnswers {
  const underWay = new Set<number>();
  return {
    before: ({ forward, client }) => {
      const past = (operation: Operation): Operation =>
        client.createRequestOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' });
      return (operations) => {
        const unanswered = new Set<number>();
        // Past the client, which takes a question that the cache has dropped for one that is under way.
        const again = makeSubject<Operation>();
        const ask = (operation: Operation): void => {
          const isDropped = unanswered.delete(operation.key) && !underWay.has(operation.key);
          if (isDropped) again.next(past(operation));
        };
        return pipe(
          forward(
            merge([
              pipe(
                operations,
                tap((operation) => {
                  const { key, kind, context } = operation;
                  if (kind === 'teardown') unanswered.delete(key);
                  if (kind !== 'query' || context.requestPolicy === 'network-only') return;
                  unanswered.add(key);
                  queueMicrotask(() => ask(operation));
                }),
              ),
              again.source,
            ]),
          ),
          tap((result) => {
            const { operation, data, error } = result;
            if (operation.kind !== 'query') return;
            unanswered.delete(operation.key);
            if ((data ?? null) !== null || error !== undefined) return;
            result.stale = true;
            client.reexecuteOperation(past(operation));
          }),
        );
      };
    },
    behind:
      ({ forward }) =>
      (operations) =>
        pipe(
          operations,
          tap(({ key, kind }) => {
            if (kind === 'query') underWay.add(key);
            if (kind === 'teardown') underWay.delete(key);
          }),
          forward,
          tap(({ operation }) => {
            if (operation.kind === 'query') underWay.delete(operation.key);
          }),
        ),
  };
}
