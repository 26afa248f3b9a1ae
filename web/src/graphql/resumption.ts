import type { FormattedExecutionResult } from 'graphql-ws';

type Variables = Record<string, unknown>;

type Result = FormattedExecutionResult<Record<string, unknown>, unknown>;

interface VersionedEvent {
  readonly version: number;
  /** Of what tells all that has changed since: since when. */
  readonly changes?: readonly { readonly from?: number }[];
}

/** An event of a versioned topic; undefined for streams without versions. */
function versionedIn(result: Result): VersionedEvent | undefined {
  const events = Object.values(result.data ?? {}) as readonly (Partial<VersionedEvent> | null)[];
  return events.find((event): event is VersionedEvent => typeof event?.version === 'number');
}

/** Whether something before this event is missing to whoever has come as far as `last`. */
function isBehindHole({ version, changes }: VersionedEvent, last: number): boolean {
  return changes === undefined ? version > last + 1 : changes.some(({ from = last }) => from > last);
}

/** Where a subscription stands in its topic. The variables are sent anew at every connection, so they always ask for what comes next. */
export interface Resumption {
  readonly variables: Variables;
  /** Notes an event; true when versions between it and the last one never arrived. */
  seen(result: Result): boolean;
  /** Forgets the place: the next connection begins with a snapshot. */
  restart(): void;
}

/** Follows a subscription that declares `$after`; one that does not is passed through untouched. */
export function resumption(query: string, given: Variables): Resumption {
  const variables = { ...given };
  const resumable = /\$after\b/.test(query);
  return {
    variables,
    seen(result) {
      const event = resumable ? versionedIn(result) : undefined;
      if (event === undefined) return false;
      const last = variables.after;
      variables.after = event.version;
      return typeof last === 'number' && isBehindHole(event, last);
    },
    restart: () => delete variables.after,
  };
}
