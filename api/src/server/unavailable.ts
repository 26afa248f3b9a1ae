import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { maskError } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { isUnavailable } from '../store/failure.ts';
import { currentRequest } from './request-ids.ts';

/** What every door answers while the database does not; `retryAfter` is in seconds. */
export const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'Baraza cannot reach its database or write to it at the moment; try again in a few seconds.',
  retryAfter: 5,
} as const;

const { code, message, retryAfter } = UNAVAILABLE;

/** What goes with it over HTTP. */
export const UNAVAILABLE_HTTP = { status: 503, headers: { 'Retry-After': String(retryAfter) } } as const;

/**
 * A failure as a caller is shown it: as it is if it was meant for him, as `UNAVAILABLE`, or as nothing but that it was unexpected, with the id of the
 * request under which the log says more.
 */
export function shownError(failure: unknown, unexpected = 'Unexpected error.'): Error {
  if (isUnavailable(failure)) return new GraphQLError(message, { extensions: { code, retryAfter } });
  const shown = maskError(failure, unexpected, false);
  const requestId = currentRequest();
  if (shown === failure || !(shown instanceof GraphQLError) || requestId === undefined) return shown;
  const { message: said, nodes, source, positions, path, extensions } = shown;
  const where = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null };
  return new GraphQLError(said, { ...where, extensions: { ...extensions, requestId } });
}

/** The same as the only error of a result. */
export function failedResult(failure: unknown): ExecutionResult {
  return { errors: [shownError(failure) as GraphQLError] };
}

/**
 * Answers `UNAVAILABLE` and nothing else where any part of an operation failed for it, over HTTP with status 503: half an
 * answer would be taken for a whole one.
 */
export function unavailability(): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const failure = result.errors?.find(isUnavailable);
        if (failure !== undefined) setResult(failedResult(failure));
      },
    }),
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || !isUnavailableResult(result)) return;
      setResult({ errors: [new GraphQLError(message, { extensions: { code, retryAfter, http: UNAVAILABLE_HTTP } })] });
    },
  };
}

/** Whether a result says that the database does not answer. */
export function isUnavailableResult({ errors }: ExecutionResult): boolean {
  return errors?.some(({ extensions }) => extensions['code'] === code) ?? false;
}
