import type { ExecutionArgs } from 'graphql';
import type { OperationResult } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { createPubSub, createYoga } from 'graphql-yoga';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Delivery, Source } from '../../../api/src/application/feed/feed.ts';
import { createListeners } from '../../../api/src/application/feed/listeners.ts';
import { createActivity } from '../../../api/src/server/activity.ts';
import { USUAL_LIMITS } from '../../../api/src/server/set-limits.ts';
import { createFairness } from '../../../api/src/server/fair/fairness.ts';
import { createGraphQLServer } from '../../../api/src/server/graphql-server.ts';
import { createHub } from '../../../api/src/server/live/hub.ts';
import { livePlugin } from '../../../api/src/server/live/live-plugin.ts';
import { READS_AT_ONCE } from '../../../api/src/server/limits.ts';
import type { RequestContext } from '../../../api/src/server/request-context.ts';
import { serveWebSocket } from '../../../api/src/server/websocket.ts';
import { manualClock } from '../../support/clock.ts';
import { benchSchema } from './schema.ts';
import type { BenchMove } from './schema.ts';

/** A server of one kind, and how a move is published in it. */
export interface Variant {
  readonly server: Server;
  publish(move: BenchMove): void;
}

/** A WebSocket, the connection below it, and the id of what is watched over it. */
interface Spectator {
  readonly socket: WebSocket;
  readonly connection: Socket;
  readonly id: string;
}

/** The floor: the text made once for all who have the same id, as here everybody has, and sent to each socket. */
function floor(framed: (text: Buffer) => Buffer, send: (to: Spectator, bytes: Buffer) => void): Variant {
  const server = createServer();
  const sockets = new Map<string, Set<Spectator>>();
  const ours = (move: BenchMove) => ({ data: { moveMade: { ...move, ...FILLING } } });
  const serving = new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false });
  serving.on('connection', (socket, { socket: connection }) => {
    socket.on('message', (text: Buffer) => {
      const { type, id, payload } = JSON.parse(text.toString());
      if (type === 'connection_init') return socket.send('{"type":"connection_ack"}');
      const { topic } = payload.variables;
      sockets.set(topic, (sockets.get(topic) ?? new Set()).add({ socket, connection, id }));
      socket.send(`{"id":"${id}","type":"next","payload":{}}`);
    });
  });
  return {
    server,
    publish(move) {
      const bytes = new Map<string, Buffer>();
      for (const spectator of sockets.get(move.topic) ?? []) {
        const { id } = spectator;
        const known = bytes.get(id) ?? framed(Buffer.from(JSON.stringify({ id, type: 'next', payload: ours(move) })));
        bytes.set(id, known);
        send(spectator, known);
      }
    },
  };
}

const raw = (): Variant =>
  floor(
    (text) => text,
    ({ socket }, text) => socket.send(text, { binary: false }),
  );

/** Lower than `ws` lets anybody go: one prepared frame. */
const frame = (): Variant =>
  floor(
    (text) => Buffer.concat([Buffer.from([0x81, 126, text.length >> 8, text.length & 255]), text]),
    ({ connection }, bytes) => connection.write(bytes),
  );

const PLAYER = { handle: 'mzee-salim', name: 'Mzee Salim wa Lamu', elo: 1923 };
const FILLING = {
  ply: 7,
  notation: 'a8>+ *',
  toMove: 'SECOND',
  status: 'RUNNING',
  clock: { first: 259_200, second: 345_600, running: 'SECOND', expiresAt: '2026-11-24T08:00:00.000Z' },
  south: PLAYER,
  north: PLAYER,
};

/** What carries Yoga's own pipeline to where the protocol's library executes. */
interface Pipeline {
  execute(args: ExecutionArgs): OperationResult;
  subscribe(args: ExecutionArgs): OperationResult;
}

/** Yoga, its own publisher and graphql-ws, as their documentation puts them together. */
function stock(): Variant {
  const hub = createPubSub<{ move: [topic: string, move: BenchMove] }>();
  const schema = benchSchema(async function* (topic) {
    yield { topic, version: 0, sentAt: 0, position: '' };
    yield* hub.subscribe('move', topic);
  });
  const yoga = createYoga({ schema, logging: false });
  const server = createServer(yoga);
  const sockets = new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false });
  useServer(
    {
      execute: (args) => (args.rootValue as Pipeline).execute(args),
      subscribe: (args) => (args.rootValue as Pipeline).subscribe(args),
      onSubscribe: async (ctx, _id, params) => {
        const {
          schema: own,
          execute,
          subscribe,
          contextFactory,
          parse,
          validate,
        } = yoga.getEnveloped({
          ...ctx,
          req: ctx.extra.request,
          params,
        });
        const document = parse(params.query);
        const errors = validate(own, document);
        if (errors.length > 0) return errors;
        return {
          schema: own,
          operationName: params.operationName,
          document,
          variableValues: params.variables,
          contextValue: await contextFactory(),
          rootValue: { execute, subscribe },
        };
      },
    },
    sockets,
  );
  return { server, publish: (move) => hub.publish('move', move.topic, move) };
}

/** Baraza's own hub and writer, with everything that is in front of them in earnest. */
function baraza(): Variant {
  const topics = new Map<string, ReturnType<typeof createListeners<Delivery<BenchMove>>>>();
  const listenersOf = (topic: string) => {
    const known = topics.get(topic) ?? createListeners<Delivery<BenchMove>>();
    topics.set(topic, known);
    return known;
  };
  const schema = benchSchema((topic): Source<BenchMove> => {
    const source: Source<BenchMove> = {
      key: topic,
      after: null,
      listen: listenersOf(topic).add,
      ready: async () => {},
      open: async () => ({ events: [{ topic, version: 0, sentAt: 0, position: '' }], version: 0 }),
      async *[Symbol.asyncIterator]() {},
    };
    return source;
  });
  const log = pino({ level: 'silent' });
  const { now, sleepUntil } = manualClock();
  const { working } = createActivity();
  const fairness = createFairness({
    addressOf: () => 'loopback',
    reading: READS_AT_ONCE.postgres,
    limits: { ...USUAL_LIMITS, SOCKETS_PER_ADDRESS: 20_000 },
  });
  const hub = createHub({ log, now, sleepUntil, working, fairness, atOneMoment: (db, read) => read(db) });
  const context = { app: { actor: { kind: 'anonymous' }, now }, feed: null, session: null } as unknown;
  const graphql = createGraphQLServer({
    schema,
    log,
    live: livePlugin(hub, USUAL_LIMITS.SOCKET_BACKLOG_BYTES),
    fairness,
    contextOf: async () => context as RequestContext,
  });
  const server = createServer(graphql);
  serveWebSocket({
    server,
    worldAt: () => ({ graphql, hub, whoIs: async () => null }),
    isTrusted: () => true,
    fairness,
    nextRequestId: () => 'request',
    log,
    working,
  });
  return {
    server,
    publish: (move) => listenersOf(move.topic).tell({ event: move, version: move.version, skippable: false }),
  };
}

/** Every kind of server that is measured beside the others. */
export const VARIANTS = { raw, frame, stock, baraza } as const;
export type VariantName = keyof typeof VARIANTS;
