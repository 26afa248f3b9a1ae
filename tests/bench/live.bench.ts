// What a watched move costs: Baraza's live path beside stock Yoga with graphql-ws and beside `ws.send` alone, in the same
// run, each server and its spectators in processes of their own, over loopback. The ratios to `ws.send` are what to look at;
// the rest depends on the machine.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadAnswer } from './live/load.ts';
import type { ServerAnswer, ServerOrder } from './live/server.ts';
import type { VariantName } from './live/variants.ts';

interface Scenario {
  readonly name: string;
  readonly sockets: number;
  /** subscriptions on each socket, all published to in the same turn */
  readonly topics: number;
  readonly ticks: number;
  readonly paceMs: number;
  /** most that Baraza may cost, in multiples of `ws.send` */
  readonly goal: number;
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'one topic, 1,000 sockets', sockets: 1_000, topics: 1, ticks: 60, paceMs: 100, goal: 1.15 },
  { name: 'three topics in one turn, 500 sockets', sockets: 500, topics: 3, ticks: 40, paceMs: 120, goal: 0.65 },
  { name: 'a room of 30', sockets: 30, topics: 1, ticks: 800, paceMs: 4, goal: 1.4 },
  { name: 'one topic, 3,000 sockets', sockets: 3_000, topics: 1, ticks: 20, paceMs: 300, goal: 1.15 },
];

interface Measured {
  readonly microsPerMessage: number;
  readonly p50: number;
  readonly p99: number;
  readonly heapKb: number;
  readonly rssKb: number;
}

const ORDER: readonly VariantName[] = ['raw', 'stock', 'baraza'];

for (const scenario of SCENARIOS) {
  console.log(`\n${scenario.name}`);
  console.log('            CPU us/message   x ws.send   p50 / p99 ms   heap / RSS KB a subscriber');
  const results = new Map<VariantName, Measured>();
  for (const variant of ORDER) {
    const measured = await measure(variant, scenario);
    results.set(variant, measured);
    const ratio = measured.microsPerMessage / (results.get('raw')?.microsPerMessage ?? 1);
    console.log(
      `  ${variant.padEnd(8)}${measured.microsPerMessage.toFixed(1).padStart(12)}${ratio.toFixed(2).padStart(14)}` +
        `${`${measured.p50.toFixed(1)} / ${measured.p99.toFixed(1)}`.padStart(17)}` +
        `${`${measured.heapKb.toFixed(1)} / ${measured.rssKb.toFixed(0)}`.padStart(14)}`,
    );
  }
  const cost = (variant: VariantName) => results.get(variant)?.microsPerMessage ?? Number.NaN;
  console.log(
    `  Baraza: ${(cost('baraza') / cost('raw')).toFixed(2)} x ws.send (goal: at most ${scenario.goal}), ` +
      `1/${(cost('stock') / cost('baraza')).toFixed(1)} of stock`,
  );
}

async function measure(variant: VariantName, { sockets, topics, ticks, paceMs }: Scenario): Promise<Measured> {
  const folder = join(import.meta.dirname, 'live');
  const options = { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } };
  const server = fork(join(folder, 'server.ts'), [variant], options);
  const listening = await answerOf<ServerAnswer>(server, 'listening');
  const port = listening.kind === 'listening' ? listening.port : 0;
  const empty = await ask(server, { kind: 'memory' });
  const load = fork(join(folder, 'load.ts'), [String(port), String(sockets), String(topics)], options);
  await answerOf<LoadAnswer>(load, 'joined');
  const full = await ask(server, { kind: 'memory' });
  await ask(server, { kind: 'publish', ticks: Math.ceil(ticks / 3), topics, paceMs });
  await received(load);
  const published = await ask(server, { kind: 'publish', ticks, topics, paceMs });
  const { moves, p50, p99 } = await received(load);
  server.disconnect();
  load.disconnect();
  const expected = ticks * topics * sockets;
  if (moves !== expected) throw new Error(`${variant}: ${moves} of ${expected} messages arrived`);
  if (published.kind !== 'published' || empty.kind !== 'memory' || full.kind !== 'memory') throw new Error('no answer');
  const perSubscriber = (bytes: number) => bytes / 1_024 / (sockets * topics);
  return {
    microsPerMessage: published.cpuMicros / expected,
    p50,
    p99,
    heapKb: perSubscriber(full.heap - empty.heap),
    rssKb: perSubscriber(full.rss - empty.rss),
  };
}

function ask(server: ChildProcess, order: ServerOrder): Promise<ServerAnswer> {
  server.send(order);
  return answerOf<ServerAnswer>(server, order.kind === 'publish' ? 'published' : 'memory');
}

function received(load: ChildProcess): Promise<LoadAnswer> {
  load.send('how much');
  return answerOf<LoadAnswer>(load, 'received');
}

async function answerOf<Message extends { readonly kind: string }>(
  process: ChildProcess,
  kind: Message['kind'],
): Promise<Message> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [Message];
    if (message.kind === kind) return message;
  }
}
