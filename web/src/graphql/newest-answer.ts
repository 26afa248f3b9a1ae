import type { Exchange, Operation, OperationResult } from '@urql/vue';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

/** What is asked of a deed that is only tried. */
interface Tried {
  readonly input?: { readonly dryRun?: boolean };
}

/** A tournament as an answer or an event carries it. */
interface Versioned {
  readonly id?: unknown;
  readonly version?: unknown;
}

/**
 * Asks again where an answer is older than what the page was told already, by an event, by what has become of a deed, or by the answer
 * to another question: a question may be under way while something changes, and its answer would put the page back. Only answers
 * that say the version of their tournament can be told. What became of a deed cannot be asked again: `overtaken` is told after it
 * has reached the page, so that what it put back is asked for.
 */
export const newestAnswer =
  (overtaken: () => void): Exchange =>
  ({ forward, client }) => {
    const heard = new Map<string, number>();
    const hear = (result: OperationResult): void => {
      const { id, version } = versioned(toldBy(result));
      if (id !== '') heard.set(id, Math.max(version, heard.get(id) ?? 0));
    };
    const isBehind = (result: OperationResult): boolean => {
      const { id, version } = versioned(toldBy(result));
      return id !== '' && version < (heard.get(id) ?? 0);
    };
    return (operations) => {
      // Asked again from here on: the client itself dispatches no question whose answer it still waits for.
      const again = makeSubject<Operation>();
      return pipe(
        forward(merge([operations, again.source])),
        tap(hear),
        filter((result) => {
          const { operation } = result;
          if (operation.kind === 'subscription' || !isBehind(result)) return true;
          if (operation.kind === 'mutation') queueMicrotask(overtaken);
          if (operation.kind !== 'query') return true;
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

/** The tournament that a question, an event or a deed is answered with; a deed that is only tried tells nothing. */
function toldBy({ operation: { kind, variables }, data }: OperationResult): Versioned | null | undefined {
  if (kind === 'query') return data?.tournament;
  const tables = data?.tableEvents;
  if (kind === 'subscription') return tables ? { ...tables, ...tables.tournament } : data?.tournamentEvents?.tournament;
  if ((variables as Tried | undefined)?.input?.dryRun === true) return null;
  const [answer] = Object.values<{ readonly tournament?: Versioned } | null>(data ?? {});
  return answer?.tournament;
}
