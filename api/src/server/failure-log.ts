import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';

/** The errors of a result that are bugs of this server, not answers to the caller. */
function failures(result: ExecutionResult): readonly GraphQLError[] {
  return (result.errors ?? []).filter(
    ({ originalError }) => originalError !== undefined && !(originalError instanceof GraphQLError),
  );
}

/** Logs what went wrong inside, with the operation's name and the field; the caller is shown neither. */
export function logFailures(log: Logger, operation: string | null | undefined, result: ExecutionResult): void {
  for (const error of failures(result)) {
    log.error({ operation: operation ?? 'anonymous', path: error.path, err: error.originalError }, 'a resolver failed');
  }
}

/** Logs the failures of every query and mutation. */
export function failureLog(log: Logger): Plugin {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result }) => {
        if (!(Symbol.asyncIterator in result)) logFailures(log, args.operationName, result);
      },
    }),
  };
}
