import { fork } from 'node:child_process';
import { join } from 'node:path';
import { DOCUMENT, POSITION_LENGTH } from './schema.ts';
import type { LoadOrder } from './load.ts';
import type { ServerAnswer, ServerOrder } from './server.ts';
import type { VariantName } from './variants.ts';
import { answerOf, watchers } from './watchers.ts';

/** Who is measured: a kind of server, and how it is watched. */
export const COMPETITORS = {
  'ws.send': { variant: 'raw', transport: 'websocket', ids: 'counted' },
  'socket.write': { variant: 'frame', transport: 'websocket', ids: 'counted' },
  stock: { variant: 'stock', transport: 'websocket', ids: 'counted' },
  Baraza: { variant: 'baraza', transport: 'websocket', ids: 'counted' },
  'Baraza, ids by chance': { variant: 'baraza', transport: 'websocket', ids: 'by chance' },
  'Baraza, SSE': { variant: 'baraza', transport: 'events', ids: 'counted' },
} as const satisfies Record<string, { readonly variant: VariantName } & Pick<LoadOrder, 'transport' | 'ids'>>;
export type CompetitorName = keyof typeof COMPETITORS;

/** What is published to whom. */
export interface Crowd {
  readonly sockets: number;
  /** Subscriptions on each socket, all published to in the same turn. */
  readonly topics: number;
  readonly paceMs: number;
}

/** What one round of publishing came to. */
export interface Round {
  readonly microsPerMessage: number;
  /** Milliseconds from publishing to the last bytes of a message, of the slowest of a hundred. */
  readonly p99: number;
  readonly lost: number;
  /** Of one message, as its text came. */
  readonly bytes: number;
}

/** A server in a process of its own with its spectators, of whom nobody hears anything before a round. */
export interface Competitor {
  /** Kibibytes of heap and of resident memory that each subscription has taken. */
  readonly memory: { readonly heap: number; readonly rss: number };
  /** Publishes so often, at the pace of the crowd, a position of so many characters. */
  publish(ticks: number, position?: number): Promise<Round>;
  leave(): void;
}

/** Starts one with all its spectators; before them come so many who are not counted, and bring what all need once. */
export async function competitor(
  name: CompetitorName,
  { sockets, topics, paceMs }: Crowd,
  uncounted = 0,
): Promise<Competitor> {
  const { variant, transport, ids } = COMPETITORS[name];
  const server = fork(join(import.meta.dirname, 'server.ts'), [variant], {
    execArgv: ['--expose-gc', '--no-warnings'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = (order: ServerOrder): Promise<ServerAnswer> => {
    server.send(order);
    return answerOf<ServerAnswer>(server, order.kind === 'publish' ? 'published' : 'memory');
  };
  const listening = await answerOf<ServerAnswer>(server, 'listening');
  const port = listening.kind === 'listening' ? listening.port : 0;
  const variables = Array.from({ length: topics }, (_, topic) => ({ topic: `t${topic}` }));
  const order = { port, sockets, transport, ids, variables, document: DOCUMENT, counted: '"sentAt"' };
  const first = await watchers({ ...order, sockets: uncounted });
  const empty = await ask({ kind: 'memory' });
  const watching = await watchers(order);
  const full = await ask({ kind: 'memory' });
  if (empty.kind !== 'memory' || full.kind !== 'memory') throw new Error('no answer');
  const perSubscriber = (bytes: number) => bytes / 1_024 / (sockets * topics);
  return {
    memory: { heap: perSubscriber(full.heap - empty.heap), rss: perSubscriber(full.rss - empty.rss) },
    async publish(ticks, position = POSITION_LENGTH) {
      const published = await ask({ kind: 'publish', ticks, topics, paceMs, position });
      const expected = ticks * topics * sockets;
      const { messages, delays, bytes } = await watching.received(expected);
      if (published.kind !== 'published') throw new Error('no answer');
      const sorted = [...delays].sort((a, b) => a - b);
      return {
        microsPerMessage: published.cpuMicros / expected,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
        lost: expected - messages,
        bytes,
      };
    },
    leave() {
      server.disconnect();
      watching.leave();
      first.leave();
    },
  };
}
