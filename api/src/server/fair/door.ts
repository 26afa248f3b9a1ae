import type { GraphQLError } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TRY_AGAIN_SECONDS } from '../limits.ts';
import type { Fairness } from './fairness.ts';
import { tooMany } from './too-many.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Whether a request wants to be told of events as they come: it lasts as long as its reader likes. */
export function isStream({ headers }: IncomingMessage): boolean {
  return String(headers.accept).includes('text/event-stream');
}

/**
 * Lets so many requests and streams of one address in at once, and answers the others that there are too many. `always`: whatever is
 * asked is a stream.
 */
export function door({ callerOf, places }: Fairness, handler: Handler, always?: 'streams'): Handler {
  return (request, response) => {
    const { address } = callerOf(request);
    const kind = always ?? (isStream(request) ? 'streams' : 'requests');
    const leave = places[kind].take(address, request);
    if (leave === null) return refuse(response, REFUSALS[kind](places[kind].most));
    response.once('close', leave);
    return handler(request, response);
  };
}

const REFUSALS = {
  streams: (maximum: number): GraphQLError =>
    tooMany({
      code: 'TOO_MANY_STREAMS',
      number: maximum + 1,
      maximum,
      has: 'This address has {number} streams of events open',
      advice: `close one, watch over one WebSocket, or come again in ${TRY_AGAIN_SECONDS} s`,
      retryAfter: TRY_AGAIN_SECONDS,
    }),
  requests: (maximum: number): GraphQLError =>
    tooMany({
      code: 'TOO_MANY_REQUESTS',
      number: maximum + 1,
      maximum,
      has: 'This address has {number} requests under way',
      advice: 'wait for the answers to those',
      retryAfter: 1,
    }),
};

function refuse(response: ServerResponse, error: GraphQLError): void {
  response
    .writeHead(429, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(error.extensions['retryAfter']),
      Connection: 'close',
    })
    .end(JSON.stringify({ errors: [error] }));
}
