import { cpSync, existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { invariant } from '../../kernel/assert.ts';
import { DurableFolder, isDiskError } from './durable-folder.ts';
import { UNFINISHED } from './order.ts';
import type { EmbeddedAnswer, EmbeddedOrder, Failure } from './order.ts';
import { SMALL } from './small.ts';
import { serveSocket } from './socket-server.ts';
import { syncPath, syncTree } from './sync-folder.ts';

// The thread in which the embedded database lives: it opens the folder, serves a socket, and ends both when told; it
// ends by itself when the database has broken.
const { folder, beginning, isSynced, commits, socket, connections } = workerData as EmbeddedOrder;
const port = parentPort;
invariant(port !== null, 'the embedded database runs in a worker thread');
const answer = (message: EmbeddedAnswer): void => port.postMessage(message);

/** The folder's files, once it is opened. */
const attended: { files: DurableFolder | null } = { files: null };

const end = (): never => process.exit(1);
/** Before the socket is served it is the answer why it is not. */
const endBroken = (failure: Failure): never => {
  answer({ kind: 'failed', ...failure });
  return end();
};

try {
  const db = await (folder === null ? openInMemory() : openFolder(folder));
  const checkpointIfDue = async (): Promise<void> => {
    if (attended.files?.isCheckpointDue() !== true) return;
    await db.execProtocolRawStream(protocol.serialize.query('checkpoint'), { onRawData: () => {} });
  };
  const server = await serveSocket(db, { path: socket, connections, between: checkpointIfDue, onBroken: end });
  port.once('message', () => {
    void server
      .stop()
      .then(() => db.close())
      .then(() => port.close());
  });
  answer({ kind: 'ready' });
} catch (cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  answer({ kind: 'failed', ...(attended.files?.failure(reason) ?? { reason, isDisk: isDiskError(cause) }) });
  port.close();
}

async function openInMemory(): Promise<PGlite> {
  return PGlite.create({ startParams: SMALL, ...(beginning !== null && { loadDataDir: await openAsBlob(beginning) }) });
}

async function openFolder(name: string): Promise<PGlite> {
  if (!existsSync(name)) await makeFolder(name);
  return isSynced ? openDurably(name) : PGlite.create(name, { startParams: SMALL });
}

/** A new database gets its name only when it is whole and on the disk, so that what was cut short is not taken for damage. */
async function makeFolder(name: string): Promise<void> {
  const unfinished = name + UNFINISHED;
  rmSync(unfinished, { recursive: true, force: true });
  if (beginning === null) {
    const made = await openDurably(unfinished);
    await made.close();
  } else cpSync(beginning, unfinished, { recursive: true });
  syncTree(unfinished);
  renameSync(unfinished, name);
  syncPath(dirname(name));
}

function openDurably(name: string): Promise<PGlite> {
  attended.files = new DurableFolder(name, commits, endBroken);
  return attended.files.open();
}
