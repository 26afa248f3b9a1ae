import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { protocol, type PGlite } from '@electric-sql/pglite';
import { wholeQueries, type Asked } from './whole-queries.ts';

interface SocketSettings {
  readonly path: string;
  /** The most connections at once; one more is closed at once. */
  readonly connections: number;
  /** Is called, and waited for, whenever neither a query nor a transaction is under way. */
  readonly between: () => Promise<void>;
  /** Is called when the database has thrown, and answers nothing any more. */
  readonly onBroken: () => void;
}

interface Query extends Pick<Asked, 'kind' | 'bytes'> {
  readonly from: Socket;
}

/** Ends what a connection that is gone has left under way: the rest of a query in parts is waited for no more. */
const UNDO = Buffer.concat([protocol.serialize.sync(), protocol.serialize.query('rollback')]);

/**
 * Serves a database that has one session on a socket to many connections, which take turns: each query is handed over whole and
 * answered at once, and whoever is in a transaction keeps his turn until its end, or until he is gone, when it is undone. Ends the
 * connections, and what they have under way, when it is stopped.
 */
export async function serveSocket(
  db: PGlite,
  { path, connections, between, onBroken }: SocketSettings,
): Promise<{ readonly stop: () => Promise<void> }> {
  const waiting: Query[] = [];
  const sockets = new Set<Socket>();
  /** Whose transaction, or query in parts, is under way. */
  let holder: Socket | null = null;
  let isRunning = false;
  let running = Promise.resolve();

  function next(): Query | undefined {
    if (holder === null) return waiting.shift();
    if (holder.destroyed) return { from: holder, kind: 'whole', bytes: UNDO };
    const index = waiting.findIndex(({ from }) => from === holder);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  async function execute({ from, kind, bytes }: Query): Promise<void> {
    from.cork();
    // The bytes lie in the database's memory, which goes on.
    await db.execProtocolRawStream(bytes, {
      onRawData: (data) => void (from.writable && from.write(Buffer.from(data))),
    });
    from.uncork();
    holder = kind === 'open' || db.isInTransaction() ? from : null;
    if (holder === null) await between();
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      for (let query = next(); query !== undefined; query = next()) await execute(query);
    } catch {
      onBroken();
    }
    isRunning = false;
  }

  function goOn(): void {
    if (!isRunning) running = run();
  }

  function serve(socket: Socket): void {
    const take = wholeQueries();
    sockets.add(socket);
    socket.on('data', (piece) => {
      for (const { kind, bytes } of take(piece)) {
        if (kind === 'encryption') socket.write('N');
        else if (kind === 'cancel') socket.end();
        else waiting.push({ from: socket, kind, bytes });
      }
      goOn();
    });
    // A connection that breaks is closed, and that is all there is to do.
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      for (const [index, { from }] of [...waiting.entries()].toReversed())
        if (from === socket) waiting.splice(index, 1);
      goOn();
    });
  }

  const server = createServer(serve);
  server.maxConnections = connections;
  server.listen(path);
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      await running;
    },
  };
}
