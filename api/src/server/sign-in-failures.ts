import { APIError } from 'better-auth/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { authDatabase } from '../store/auth-database.ts';
import { isUnavailable } from '../store/failure.ts';
import { UNAVAILABLE, UNAVAILABLE_HTTP } from './unavailable.ts';

const { code, message } = UNAVAILABLE;
const { status, headers } = UNAVAILABLE_HTTP;

/** A failure as the sign-in library answers it; one of the database, which the library would hide, as `UNAVAILABLE`. */
export function signInFailure(failure: unknown): unknown {
  if (failure instanceof APIError || !isUnavailable(failure)) return failure;
  return Object.assign(new APIError('SERVICE_UNAVAILABLE', { code, message }, headers), { cause: failure });
}

/** The library's tables, whose failures reach the caller as `signInFailure` has them. */
export function toldByName(database: ReturnType<typeof authDatabase>): ReturnType<typeof authDatabase> {
  return (options) => {
    const told = (call: (...given: unknown[]) => unknown) =>
      async function (...given: unknown[]) {
        try {
          return await call(...given);
        } catch (failure) {
          throw signInFailure(failure);
        }
      };
    return new Proxy(database(options), {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? told(value.bind(target) as (...given: unknown[]) => unknown) : value;
      },
    });
  };
}

/** Answers what the library leaves unanswered because the database failed before it had begun. */
export function answerUnavailable(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): typeof handle {
  return async (request, response) => {
    try {
      await handle(request, response);
    } catch (failure) {
      if (!isUnavailable(failure) || response.headersSent) throw failure;
      response.writeHead(status, { ...headers, 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ code, message }));
    }
  };
}
