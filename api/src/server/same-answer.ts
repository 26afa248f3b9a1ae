import { untilRealBeat } from './timers.ts';

/** What is answered in the same words whether there is an account or not, but writes more for one that there is. */
const QUIET = /\/(?:sign-in\/magic-link|request-password-reset)$/;
/** Milliseconds; several times what either takes. */
const BEAT = 100;

/** Passes requests to `/auth` on; those that ask for a mail are answered on a beat, so that nobody can tell accounts by time. */
export function answeredAlike(handler: (request: Request) => Promise<Response>): typeof handler {
  return async (request) => {
    const begun = performance.now();
    const response = await handler(request);
    if (QUIET.test(new URL(request.url).pathname)) await untilRealBeat(begun, BEAT);
    return response;
  };
}
