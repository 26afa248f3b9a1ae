import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin, YogaServerInstance } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context.ts';
import { OPERATION_LIMITS } from '../graphql/builder.ts';
import { compiledQueries } from './compiled-queries.ts';
import { errorCodes } from './error-codes.ts';
import { failureLog } from './failure-log.ts';
import type { Fairness } from './fair/fairness.ts';
import { oneAfterAnother } from './fair/one-after-another.ts';
import { oneMoment } from './one-moment.ts';
import { preflighted } from './preflighted.ts';
import { shownError, unavailability } from './unavailable.ts';

/** The most bytes of one request or one WebSocket message: a table of 34 players with all its games fits four times. */
export const MESSAGE_LIMIT = 256 * 1024;

/** What the transport knows of an operation; the context of the resolvers is made from it. */
export interface Transport {
  readonly req: IncomingMessage;
  readonly res?: ServerResponse;
  /** The headers that say who asks, and in which language; by WebSocket those of its opening with the connection's own authorization. */
  readonly credentials?: Headers;
}

export type GraphQLServer = YogaServerInstance<Transport, RequestContext>;

interface GraphQLServerParts {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  /** The context of one operation. */
  readonly contextOf: (credentials: Headers) => Promise<Omit<RequestContext, 'caller'>>;
  /** How subscriptions are executed. */
  readonly live: Plugin;
  readonly fairness: Fairness;
}

/** GraphQL over HTTP and SSE with every limit of the API; WebSocket operations go through its pipeline too. */
export function createGraphQLServer({ schema, log, contextOf, live, fairness }: GraphQLServerParts): GraphQLServer {
  const armor = new EnvelopArmor({
    maxTokens: { n: 10_000 },
    maxAliases: { n: 30 },
    maxDirectives: { n: 50 },
    maxDepth: { n: OPERATION_LIMITS.depth, flattenFragments: true },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  }).protect();
  return createYoga<Transport, RequestContext>({
    schema,
    logging: false,
    cors: false,
    landingPage: false,
    healthCheckEndpoint: '/health',
    multipart: false,
    batching: { limit: 10 },
    maxRequestBodySize: MESSAGE_LIMIT,
    maskedErrors: { maskError: shownError },
    graphiql: { subscriptionsProtocol: 'WS', title: 'Baraza: GraphQL' },
    renderGraphiQL,
    context: async ({ req, request, credentials }) => ({
      ...(await contextOf(credentials ?? request.headers)),
      caller: fairness.callerOf(req),
    }),
    plugins: [
      ...armor.plugins,
      oneAfterAnother(fairness),
      preflighted(),
      errorCodes(),
      unavailability(),
      failureLog(log),
      compiledQueries(schema),
      oneMoment(fairness.reading),
      live,
    ],
  });
}
