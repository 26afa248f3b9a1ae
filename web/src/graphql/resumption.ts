import type { FormattedExecutionResult } from 'graphql-ws';

type Variables = Record<string, unknown>;

/** The version an event of a versioned topic carries; undefined for streams without versions. */
function versionOf(result: FormattedExecutionResult<Record<string, unknown>, unknown>): number | undefined {
  for (const event of Object.values(result.data ?? {})) {
    const version = (event as { version?: unknown } | null)?.version;
    if (typeof version === 'number') return version;
  }
  return undefined;
}

/** Where a subscription stands in its topic. The variables are sent anew at every connection, so they always ask for what comes next. */
export interface Resumption {
  readonly variables: Variables;
  /** Notes an event; true when versions between it and the last one never arrived. */
  seen(result: FormattedExecutionResult<Record<string, unknown>, unknown>): boolean;
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
      const version = resumable ? versionOf(result) : undefined;
      if (version === undefined) return false;
      const last = variables.after;
      variables.after = version;
      return typeof last === 'number' && version > last + 1;
    },
    restart: () => delete variables.after,
  };
}
