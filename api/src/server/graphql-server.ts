import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin, YogaServerInstance } from 'graphql-yoga';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context.ts';
import { bodyLimit } from './body-limit.ts';
import { compiledQueries } from './compiled-queries.ts';
import { budget } from './budget/budget.ts';
import { deprecations } from './deprecations.ts';
import { errorCodes } from './error-codes.ts';
import { failureLog } from './failure-log.ts';
import type { Fairness } from './fair/fairness.ts';
import { oneAfterAnother } from './fair/one-after-another.ts';
import { keptAnswers } from './kept-answers.ts';
import { keptDocuments } from './kept-documents.ts';
import { oneMoment } from './one-moment.ts';
import { preflighted } from './preflighted.ts';
import { repeats } from './repeats.ts';
import { operationLimitsOf } from './set-limits.ts';
import { shownError, unavailability } from './unavailable.ts';

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
  /** Where it answers, `/graphql` where nothing is said. */
  readonly endpoint?: string;
  /** The context of one operation, by who asks and at which address. */
  readonly contextOf: (
    credentials: Headers,
    url: string,
  ) => Promise<Omit<RequestContext, 'caller' | 'operationLimits'>>;
  /** How subscriptions are executed. */
  readonly live: Plugin;
  readonly fairness: Fairness;
  /** What sees operations being executed; left out: nothing does. */
  readonly measured?: Plugin;
}

/** GraphQL over HTTP and SSE with every limit of the API; WebSocket operations go through its pipeline too. */
export function createGraphQLServer({
  schema,
  log,
  endpoint = '/graphql',
  contextOf,
  live,
  fairness,
  measured = {},
}: GraphQLServerParts): GraphQLServer {
  const { limits } = fairness;
  const operationLimits = operationLimitsOf(limits);
  const armor = new EnvelopArmor({
    maxTokens: { n: limits.DOCUMENT_TOKENS },
    maxAliases: { n: limits.DOCUMENT_ALIASES },
    maxDirectives: { n: limits.DOCUMENT_DIRECTIVES },
    maxDepth: { n: limits.OPERATION_DEPTH, flattenFragments: true },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  const kept = keptAnswers(schema);
  return createYoga<Transport, RequestContext>({
    schema,
    graphqlEndpoint: endpoint,
    logging: false,
    cors: false,
    landingPage: false,
    healthCheckEndpoint: '/health',
    multipart: false,
    batching: { limit: limits.REQUEST_OPERATIONS },
    maxRequestBodySize: false,
    parserAndValidationCache: { documentCache: keptDocuments(), errorCache: keptDocuments(), validationCache: true },
    maskedErrors: { maskError: shownError },
    graphiql: false,
    context: async ({ req, request, credentials }) => ({
      ...(await contextOf(credentials ?? request.headers, req.url ?? '')),
      caller: fairness.callerOf(req),
      operationLimits,
    }),
    plugins: [
      ...armor.plugins,
      repeats(limits),
      oneAfterAnother(fairness),
      preflighted(),
      bodyLimit(limits.REQUEST_BYTES, fairness),
      errorCodes(),
      unavailability(),
      failureLog(log),
      measured,
      budget(fairness.purses, fairness.botPace),
      deprecations(schema),
      compiledQueries(schema),
      kept.keeping,
      oneMoment(fairness.reading),
      kept.answering,
      live,
    ],
  });
}
