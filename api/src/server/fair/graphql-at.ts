import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Activity } from '../activity.ts';
import type { GraphQLServer } from '../graphql-server.ts';
import { door, isStream } from './door.ts';
import type { Fairness } from './fairness.ts';

/** A GraphQL server behind the door through which everybody comes in his turn. */
export function graphqlAt(
  server: GraphQLServer,
  { fairness, working }: { readonly fairness: Fairness; readonly working: Activity['working'] },
): (request: IncomingMessage, response: ServerResponse) => unknown {
  return door(fairness, (request, response) => {
    response.appendHeader('Vary', 'Accept-Language');
    return isStream(request) ? server(request, response) : working(async () => server(request, response));
  });
}
