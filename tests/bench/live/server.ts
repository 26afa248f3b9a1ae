// The server of one measurement, in a process of its own: told over IPC what to publish, it answers what that cost it.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { VARIANTS } from './variants.ts';
import type { VariantName } from './variants.ts';

/** What the process is asked: to publish so often in so many topics at once, at this pace, or to say what it holds. */
export type ServerOrder =
  | {
      readonly kind: 'publish';
      readonly ticks: number;
      readonly topics: number;
      readonly paceMs: number;
      readonly position: number;
    }
  | { readonly kind: 'memory' };

export type ServerAnswer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'published'; readonly cpuMicros: number }
  | { readonly kind: 'memory'; readonly heap: number; readonly rss: number };

const { server, publish } = VARIANTS[process.argv[2] as VariantName]();
const answer = (message: ServerAnswer) => void process.send?.(message);
let version = 0;

process.on('message', (order: ServerOrder) => void obey(order));
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => answer({ kind: 'listening', port: (server.address() as AddressInfo).port }));

async function obey(order: ServerOrder): Promise<void> {
  if (order.kind === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return answer({ kind: 'memory', heap: heapUsed + external, rss });
  }
  const before = process.cpuUsage();
  for (let tick = 0; tick < order.ticks; tick += 1) {
    version += 1;
    const sentAt = performance.timeOrigin + performance.now();
    const position = '0 1 2 3 '.repeat(order.position).slice(0, order.position);
    for (let topic = 0; topic < order.topics; topic += 1) publish({ topic: `t${topic}`, version, sentAt, position });
    await pause(order.paceMs);
  }
  await pause(200);
  const { user, system } = process.cpuUsage(before);
  answer({ kind: 'published', cpuMicros: user + system });
}
