import type { IncomingMessage, ServerResponse } from 'node:http';
import { AUTH_PATH } from '../sign-in.ts';
import type { Measures } from './measures.ts';

/** Counts what becomes of attempts to sign in, of all that is asked there. */
export function measuredSignIn(
  measures: Pick<Measures, 'signIn'>,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): typeof handle {
  return async (request, response) => {
    if (request.method === 'POST' && (request.url ?? '').startsWith(`${AUTH_PATH}/sign-in/`)) {
      response.once('finish', () => measures.signIn(response.statusCode < 400 ? 'done' : 'failed'));
    }
    await handle(request, response);
  };
}
