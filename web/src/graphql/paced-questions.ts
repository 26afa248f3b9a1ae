import type { Exchange, Operation } from '@urql/vue';
import { delay, empty, filter, fromValue, mergeMap, onEnd, pipe, share, takeUntil, tap } from 'wonka';

/** So many milliseconds after a question was sent, the same one waits. */
export const PACE = 400;

/**
 * Sends the same question once in `PACE` milliseconds at most: the first at once, all that follow sooner as one when the time
 * is over. What happens one upon the other, such as hundreds who accept an invitation together, so costs a page a few
 * questions instead of hundreds. Mutations and subscriptions are not held back.
 */
export const pacedQuestions: Exchange =
  ({ forward }) =>
  (operations) => {
    const sentAt = new Map<number, number>();
    const waiting = new Set<number>();
    const shared = share(operations);
    const sent = ({ key }: Operation): void => void sentAt.set(key, performance.now());
    return pipe(
      shared,
      mergeMap((operation) => {
        const { key, kind } = operation;
        if (kind === 'teardown') sentAt.delete(key);
        if (kind !== 'query') return fromValue(operation);
        if (waiting.has(key)) return empty;
        const wait = (sentAt.get(key) ?? Number.NEGATIVE_INFINITY) + PACE - performance.now();
        if (wait <= 0) return pipe(fromValue(operation), tap(sent));
        waiting.add(key);
        return pipe(
          fromValue(operation),
          delay(wait),
          takeUntil(filter((other: Operation) => other.kind === 'teardown' && other.key === key)(shared)),
          tap(sent),
          onEnd(() => void waiting.delete(key)),
        );
      }),
      forward,
    );
  };
