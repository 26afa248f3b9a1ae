import { Session } from 'node:inspector/promises';

/** What is held after a collection. */
export interface Held {
  /** Bytes of heap. */
  readonly heap: number;
  /** Bytes of buffers beside it, those of the embedded database not among them. */
  readonly buffers: number;
  /** Bytes of memory that the process takes, the embedded database's among them. */
  readonly resident: number;
  /** How many there are of each kind of what keeps a process going, such as sockets and timers. */
  readonly resources: Readonly<Record<string, number>>;
}

const inspector = new Session();
inspector.connect();

const ANSWERS: Readonly<Record<string, () => Promise<unknown>>> = {
  async held(): Promise<Held> {
    await inspector.post('HeapProfiler.collectGarbage');
    const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
    const resources: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    return { heap: heapUsed, buffers: arrayBuffers, resident: rss, resources };
  },
  /** Microseconds of CPU that it has used. */
  async used(): Promise<number> {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

process.on('message', (asked: string) => {
  void ANSWERS[asked]?.().then((answer) => process.send?.(answer));
});
process.channel?.unref();

// The server as `npm start` runs it, which answers over its channel what it holds and has used.
await import(new URL('../../api/dist/main.js', import.meta.url).href);
