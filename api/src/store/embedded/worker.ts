import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { invariant } from '../../kernel/assert.ts';
import { UNFINISHED } from './order.ts';
import type { EmbeddedAnswer, EmbeddedOrder } from './order.ts';
import { wholeQueries } from './whole-queries.ts';

// The thread in which the embedded database lives: it opens the folder, serves a socket, and ends both when told; it
// ends by itself when the database has broken.
const { folder, dump, socket, connections } = workerData as EmbeddedOrder;
const port = parentPort;
invariant(port !== null, 'the embedded database runs in a worker thread');
const answer = (message: EmbeddedAnswer): void => port.postMessage(message);

try {
  const db = await (folder === null ? openInMemory(dump) : openFolder(folder));
  const server = new PGLiteSocketServer({
    db: wholeQueries(db, () => process.exit(1)),
    path: socket,
    maxConnections: connections,
  });
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

async function openInMemory(copied: string | null): Promise<PGlite> {
  return PGlite.create(copied === null ? {} : { loadDataDir: await openAsBlob(copied) });
}

/** A new database gets its name only when it is whole, so that one whose making was cut short is not taken for a damaged one. */
async function openFolder(name: string): Promise<PGlite> {
  if (!existsSync(name)) {
    const unfinished = name + UNFINISHED;
    rmSync(unfinished, { recursive: true, force: true });
    const made = await PGlite.create(unfinished);
    await made.close();
    renameSync(unfinished, name);
  }
  return PGlite.create(name);
}
