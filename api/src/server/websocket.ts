import { getOperationAST, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { CloseCode } from 'graphql-ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { invariant } from '../kernel/assert.ts';
import type { Activity } from './activity.ts';
import { dropForeignCookie } from './cross-origin.ts';
import type { Fairness } from './fair/fairness.ts';
import { nobodyWaits } from './fair/nobody-waits.ts';
import { tooMany } from './fair/too-many.ts';
import type { GraphQLServer } from './graphql-server.ts';
import type { SetLimits } from './set-limits.ts';
import type { Hub, Watching } from './live/hub.ts';
import { socketMember } from './live/socket-member.ts';
import type { SocketMember } from './live/socket-member.ts';
import { createTurnWriter } from './live/turn-writer.ts';
import type { OriginCheck } from './origins.ts';
import { closesConnection, credentialsOf, isWelcome } from './socket-credentials.ts';
import { everyRealSeconds } from './timers.ts';
import { speakProtocol } from './socket-protocol.ts';
import type { Connection } from './socket-protocol.ts';
import { failedResult, shownError } from './unavailable.ts';

/** What answers at one address. */
export interface SocketWorld {
  readonly graphql: GraphQLServer;
  readonly hub: Hub;
  /** Who comes with these credentials; fails as an operation under them would. */
  readonly whoIs: (credentials: Headers) => Promise<unknown>;
}

interface WebSocketParts {
  readonly server: Server;
  /** What is at an address; null: nothing. */
  readonly worldAt: (request: IncomingMessage) => SocketWorld | null;
  readonly isTrusted: OriginCheck;
  readonly fairness: Fairness;
  /** Another id for each message that asks for something. */
  readonly nextRequestId: () => string;
  readonly log: Logger;
  readonly working: Activity['working'];
}

/** What carries the pipeline's own `execute` to where the protocol's library executes. */
interface Enveloped {
  execute(args: ExecutionArgs): PromiseLike<ExecutionResult> | ExecutionResult;
}

/** A subscription on its way to the hub, with the place that its messages go to. */
interface SocketWatching extends Watching {
  readonly hub: Hub;
  readonly member: SocketMember;
}

/** What `onSubscribe` gives to the protocol's library comes back through it as plain arguments. */
function isWatching(args: object): args is SocketWatching {
  return 'member' in args;
}

/** How long a new connection may stay without its `connection_init`. */
const INIT_TIMEOUT = 10_000;

/**
 * GraphQL over WebSocket (graphql-transport-ws), at the addresses where there is a world. Every operation goes through the same pipeline as over HTTP;
 * subscriptions then meet in the hub. Every page may connect; the cookie counts for those of trusted origins alone. The answer
 * closes all connections.
 */
export function serveWebSocket({
  server,
  worldAt,
  isTrusted,
  fairness,
  nextRequestId,
  log,
  working,
}: WebSocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({
    server,
    maxPayload: fairness.limits.REQUEST_BYTES,
    perMessageDeflate: false,
    verifyClient: ({ req }: { req: Connection['request'] }, answer: (isLetIn: boolean, status?: number) => void) => {
      dropForeignCookie(req, isTrusted);
      if (worldAt(req) === null) answer(false, 404);
      else answer(true);
    },
  });
  const writer = createTurnWriter(fairness.limits.SOCKET_BACKLOG_BYTES);

  const stopPinging = speakProtocol(
    sockets,
    {
      connectionInitWaitTimeout: INIT_TIMEOUT,
      onConnect: ({ extra, connectionParams }) =>
        isWelcome(extra.socket, credentialsOf(extra.request, connectionParams), async (credentials) =>
          worldAt(extra.request)?.whoIs(credentials),
        ),
      execute: (args) =>
        working(async () => (args.rootValue as Enveloped).execute(args)).catch((failure: unknown) => {
          log.error({ err: failure }, 'an operation failed');
          return failedResult(failure);
        }),
      subscribe(args) {
        invariant(isWatching(args), 'a subscription over a socket brings the place for its messages');
        const { member, hub, ...watching } = args;
        return member.lifeline(hub.join(watching, member));
      },
      async onSubscribe({ extra, connectionParams }, id, params) {
        const refusal = await refusalOf(extra, id, fairness.limits);
        if (refusal !== null) return [refusal];
        if (!(await fairness.mayBegin(extra.caller))) return [nobodyWaits()];
        const world = worldAt(extra.request);
        if (world === null) return [new GraphQLError('There is nothing at this address any more.')];
        const { schema, execute, contextFactory, parse, validate } = world.graphql.getEnveloped({
          req: extra.request,
          params,
          credentials: credentialsOf(extra.request, connectionParams),
        });
        try {
          const document = parse(params.query);
          const errors = validate(schema, document);
          if (errors.length > 0) return errors as GraphQLError[];
          const context = await contextFactory();
          const isWatching = getOperationAST(document, params.operationName)?.operation === 'subscription';
          const { socket, request, caller } = extra;
          const session = context.session?.id ?? null;
          const args = {
            schema,
            document,
            operationName: params.operationName,
            variableValues: params.variables,
            contextValue: context,
            rootValue: isWatching ? undefined : { execute },
          };
          if (!isWatching) return args;
          const bill = fairness.purses.charge(args);
          return bill.refusal === null
            ? {
                ...args,
                hub: world.hub,
                member: socketMember(writer, { socket, raw: request.socket, id, session, caller }),
              }
            : [bill.refusal];
        } catch (failure) {
          closesConnection(extra.socket, failure);
          if (!(failure instanceof GraphQLError)) log.error({ err: failure }, 'an operation could not begin');
          return [shownError(failure) as GraphQLError];
        }
      },
    },
    { fairness, nextRequestId, log },
  );
  return async () => {
    stopPinging();
    for (const socket of sockets.clients) socket.close(1001, 'The server stops.');
    // Who does not answer the farewell within a second is cut off.
    const stopWaiting = everyRealSeconds(1, () => {
      for (const socket of sockets.clients) socket.terminate();
    });
    await new Promise<void>((resolve) => sockets.close(() => resolve()));
    stopWaiting();
  };
}

/** Why an operation may not begin over this connection; null: it may. One whose id is too long ends the connection. */
async function refusalOf(
  { socket, operations }: Connection,
  id: string,
  { OPERATIONS_PER_SOCKET: maximum, OPERATION_ID_LENGTH: longest }: SetLimits,
): Promise<GraphQLError | null> {
  if (id.length > longest) {
    const text = `The id of an operation has at most ${longest} characters, not ${id.length}.`;
    socket.close(CloseCode.BadRequest, text);
    return new GraphQLError(text);
  }
  const number = await operations.surplus();
  if (number === null) return null;
  return tooMany({
    code: 'TOO_MANY_OPERATIONS',
    number,
    maximum,
    has: 'This connection has {number} operations under way',
    advice: 'end one first, or ask for several things in one operation',
  });
}
