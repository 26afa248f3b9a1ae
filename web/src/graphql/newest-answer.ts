import type { Exchange, Operation, OperationResult } from '@urql/vue';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

/** A tournament as an answer or an event carries it. */
interface Versioned {
  readonly id?: unknown;
  readonly version?: unknown;
}

/**
 * Asks again where an answer is older than what an event has told already: a question may be under way while something
 * changes, and its answer would put the page back. Only answers that say the version of their tournament can be told.
 */
export const newestAnswer: Exchange = ({ forward, client }) => {
  const heard = new Map<string, number>();
  const hear = ({ data }: OperationResult): void => {
    const { id, version } = versioned(data?.tournamentEvents?.tournament);
    if (id !== '') heard.set(id, Math.max(version, heard.get(id) ?? 0));
  };
  const isBehind = ({ data }: OperationResult): boolean => {
    const { id, version } = versioned(data?.tournament);
    return id !== '' && version < (heard.get(id) ?? 0);
  };
  return (operations) => {
    // Asked again from here on: the client itself dispatches no question whose answer it still waits for.
    const again = makeSubject<Operation>();
    return pipe(
      forward(merge([operations, again.source])),
      tap((result) => {
        if (result.operation.kind === 'subscription') hear(result);
      }),
      filter((result) => {
        if (result.operation.kind !== 'query' || !isBehind(result)) return true;
        const { operation } = result;
        const context = { ...operation.context, requestPolicy: 'network-only' } as const;
        again.next(client.createRequestOperation('query', operation, context));
        return false;
      }),
    );
  };
};

function versioned(value: Versioned | null | undefined): { readonly id: string; readonly version: number } {
  const { id, version } = value ?? {};
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : { id: '', version: 0 };
}
