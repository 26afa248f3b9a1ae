import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { invariant } from '../../kernel/assert.ts';
import type { EmbeddedAnswer, EmbeddedOrder } from './order.ts';
import { wholeQueries } from './whole-queries.ts';

// The thread in which the embedded database lives: it opens the folder, serves a socket, and ends both when told.
const { folder, socket, connections } = workerData as EmbeddedOrder;
const port = parentPort;
invariant(port !== null, 'the embedded database runs in a worker thread');
const answer = (message: EmbeddedAnswer): void => port.postMessage(message);

try {
  const db = await PGlite.create(folder ?? 'memory://');
  const server = new PGLiteSocketServer({ db: wholeQueries(db), path: socket, maxConnections: connections });
  await server.start();
  port.once('message', () => {
    void server
      .stop()
      .then(() => db.close())
      .then(() => port.close());
  });
  answer({ kind: 'ready' });
} catch (cause) {
  answer({ kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) });
  port.close();
}
