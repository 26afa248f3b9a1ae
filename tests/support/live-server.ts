import { GraphQLError, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Delivery, Source } from '../../api/src/application/feed/feed.ts';
import { createListeners } from '../../api/src/application/feed/listeners.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import type { AccountId } from '../../api/src/kernel/ids.ts';
import { millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { clientAddress } from '../../api/src/server/client-address.ts';
import { createActivity } from '../../api/src/server/activity.ts';
import { door } from '../../api/src/server/fair/door.ts';
import { USUAL_LIMITS, type SetLimits } from '../../api/src/server/set-limits.ts';
import { createFairness } from '../../api/src/server/fair/fairness.ts';
import type { Fairness } from '../../api/src/server/fair/fairness.ts';
import { createGraphQLServer } from '../../api/src/server/graphql-server.ts';
import { createHub } from '../../api/src/server/live/hub.ts';
import type { Hub } from '../../api/src/server/live/hub.ts';
import { livePlugin } from '../../api/src/server/live/live-plugin.ts';
import type { TurnCount } from '../../api/src/server/fair/turns.ts';
import { READS_AT_ONCE } from '../../api/src/server/limits.ts';
import type { RequestContext } from '../../api/src/server/request-context.ts';
import { serveWebSocket } from '../../api/src/server/websocket.ts';
import { manualClock } from './clock.ts';

/** An event of a topic that a test makes up. */
export interface Tick {
  readonly topic: string;
  readonly version: number;
  readonly text: string;
  readonly beat?: boolean;
}

/** A topic that lives in memory: what is emitted is heard at once by those who listen. */
export interface MadeUpTopic {
  emit(text: string): Tick;
  /** A heartbeat, at the version that the topic has or at this one. */
  beat(version?: number): void;
  listeners(): number;
  source(after: number | null): Source<Tick>;
  /** How many openings were read, or begun to be. */
  opened(): number;
  /** Lets no opening end until the answer is called. */
  holdOpenings(): () => void;
}

/** A topic without events. */
export function madeUpTopic(name: string, onOpening: () => void = () => {}): MadeUpTopic {
  const past: Tick[] = [];
  const listeners = createListeners<Delivery<Tick>>();
  let openings = 0;
  let held = Promise.resolve();
  return {
    emit(text) {
      const event = { topic: name, version: past.length + 1, text };
      past.push(event);
      listeners.tell({ event, version: event.version, skippable: false });
      return event;
    },
    beat: (version = past.length) =>
      listeners.tell({ event: { topic: name, version, text: 'beat', beat: true }, version, skippable: true }),
    listeners: listeners.size,
    opened: () => openings,
    holdOpenings() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    source: (after) => ({
      key: name,
      after,
      listen: listeners.add,
      ready: async () => {},
      async open() {
        openings += 1;
        onOpening();
        if (name === 'unreadable') throw new Error('The disk is gone.');
        const version = past.length;
        await held;
        await new Promise((resolve) => setImmediate(resolve));
        if (after !== null) return { events: past.slice(after, version), version };
        return { events: [{ topic: name, version, text: 'snapshot' }], version };
      },
      async *[Symbol.asyncIterator]() {
        yield* past;
      },
    }),
  };
}

/** A server of made-up topics, with everything between them and the socket as it is in earnest. */
export interface LiveServer {
  readonly url: string;
  readonly hub: Hub;
  topic(name: string): MadeUpTopic;
  /** How many times an event was executed. */
  executions(): number;
  readonly fairness: Fairness;
  /** The topics whose openings were begun, in order. */
  openings(): readonly string[];
  /** Ends when nothing is under way. */
  settled(): Promise<void>;
  /** Lets nobody be known, and so no operation begin, until the answer is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts it, with the usual limits unless it is given others. A connection's `authorization: bearer NAME` signs NAME in, under the session `session-NAME`. */
export async function startLiveServer({
  limits = { SOCKETS_PER_ADDRESS: 100 },
  reading = READS_AT_ONCE.postgres,
}: {
  readonly limits?: Partial<SetLimits>;
  readonly reading?: TurnCount;
} = {}): Promise<LiveServer> {
  const topics = new Map<string, MadeUpTopic>();
  const topic = (name: string): MadeUpTopic => {
    const known = topics.get(name) ?? madeUpTopic(name, () => openings.push(name));
    topics.set(name, known);
    return known;
  };
  let executions = 0;
  const openings: string[] = [];
  let held = Promise.resolve();
  const log = pino({ level: 'silent' });
  const clock = manualClock();
  const { working, settled } = createActivity();
  const fairness = createFairness({
    addressOf: clientAddress('', () => {}),
    reading,
    limits: { ...USUAL_LIMITS, ...limits },
  });
  const hub = createHub({
    log,
    now: clock.now,
    sleepUntil: clock.sleepUntil,
    working,
    fairness,
    atOneMoment: (db, read) => read(db),
  });
  const graphql = createGraphQLServer({
    schema: madeUpSchema(topic, () => (executions += 1)),
    log,
    live: livePlugin(hub, fairness.limits.SOCKET_BACKLOG_BYTES),
    fairness,
    async contextOf(credentials) {
      await held;
      return contextFor(credentials.get('authorization')?.replace('bearer ', '') ?? null);
    },
  });
  const server = createServer(door(fairness, graphql));
  const isTrusted = () => true;
  const closeSockets = serveWebSocket({
    server,
    worldAt: () => ({ graphql, hub, whoIs: async () => null }),
    isTrusted,
    fairness,
    nextRequestId: () => 'request',
    log,
    working,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    hub,
    topic,
    executions: () => executions,
    fairness,
    openings: () => openings,
    settled,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async close() {
      hub.close();
      await closeSockets();
      server.closeAllConnections();
      server.close();
    },
  };
}

function contextFor(name: string | null): Omit<RequestContext, 'caller'> {
  const actor =
    name === null
      ? ({ kind: 'anonymous' } as const)
      : ({ kind: 'account', accountId: asId<AccountId>(name), playerId: null, role: 'PLAYER' } as const);
  return {
    app: { db: {} as Db, now: manualClock().now, entropy: { bytes: (count) => new Uint8Array(count) }, actor },
    feed: null as never,
    locale: 'en',
    publicUrl: 'https://baraza.example',
    limits: [],
    sandboxes: null,
    readServer: null,
    mailInDomain: null,
    webhooks: null as never,
    mailSecret: '',
    session: name === null ? null : { id: `session-${name}`, lifetime: millis(3_600_000) },
  };
}

function madeUpSchema(topic: (name: string) => MadeUpTopic, onExecute: () => void): GraphQLSchema {
  const viewerOf = ({ app: { actor } }: RequestContext) => (actor.kind === 'account' ? actor.accountId : null);
  const tick = new GraphQLObjectType<Tick, RequestContext>({
    name: 'Tick',
    fields: {
      topic: { type: GraphQLString },
      version: { type: GraphQLInt },
      text: { type: GraphQLString },
      viewerName: { type: GraphQLString, resolve: (_tick, _args, context) => viewerOf(context) },
      name: { type: GraphQLString, resolve: (_tick, _args, context) => viewerOf(context) },
      broken: {
        type: GraphQLString,
        resolve: () => {
          throw new Error('secret: the password is hunter2');
        },
      },
    },
  });
  const args = {
    topic: { type: new GraphQLNonNull(GraphQLString) },
    after: { type: GraphQLInt },
    note: { type: GraphQLString },
  };
  const subscribe = (_root: unknown, given: { topic: string; after?: number | null }) => {
    if (given.topic === 'forbidden') throw new GraphQLError('Not for you.', { extensions: { code: 'FORBIDDEN' } });
    return topic(given.topic).source(given.after ?? null);
  };
  const resolve = (event: Tick) => {
    onExecute();
    return event;
  };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { hello: { type: GraphQLString, resolve: () => 'hello' } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        ticks: { type: tick, args, subscribe, resolve, extensions: { audience: 'public' } },
        mine: { type: tick, args, subscribe, resolve },
      },
    }),
  });
}
