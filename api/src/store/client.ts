import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { err, ok, type Result } from '../kernel/result.ts';
import { EMBEDDED_CONNECTIONS, hostBeside, openEmbedded } from './embedded/embedded.ts';
import type { EmbeddedPlace } from './embedded/order.ts';
import { reasonOf } from './failure.ts';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';
import { GuardedPool } from './guarded-pool.ts';
import { knocking } from './knocking.ts';
import { standsFor } from './named.ts';

/** What a store function needs to read or write: the database, or a transaction that is under way. */
export type Tx = Prisma.TransactionClient;

/** An open database. `address` is null for the embedded one; `pool` is what Prisma itself talks through. */
export interface Db {
  readonly prisma: PrismaClient;
  readonly pool: GuardedPool;
  readonly address: string | null;
  /** The pool's connections that are open now. */
  readonly clients: ReadonlySet<pg.PoolClient>;
  /** A number that is another after every commit, whoever made it; null where that is not known without asking. */
  readonly commits: (() => number) | null;
  /** Whether all that it shows is committed; not while a command is under way. */
  readonly isCommitted: boolean;
  /**
   * Looks after the database: notices that a PostgreSQL has fallen silent, and opens an embedded one again that has broken. To
   * be called once a second.
   */
  tend(): void;
  /** Ends every connection and, embedded, the database itself; its folder is free afterwards. */
  close(): Promise<void>;
}

/** A PostgreSQL by its address, or the embedded one. */
export type DatabaseChoice = { readonly databaseUrl: string } | EmbeddedPlace;

/** Connections of one process to a PostgreSQL of its own. */
const POOL_SIZE = 16;
const CONNECTION_TIMEOUT = 10_000;

/** Opens a database; its tables are another matter (api/prisma/apply-migrations.ts). Refuses with one sentence that says what to do. */
export async function openDatabase(choice: DatabaseChoice): Promise<Result<Db, string>> {
  if ('databaseUrl' in choice) return openServer(choice.databaseUrl);
  const embedded = await openEmbedded(choice);
  if (!embedded.ok) return embedded;
  const { host, commits, tend, close } = embedded.value;
  const pool = embeddedPool(host, EMBEDDED_CONNECTIONS - 2);
  return ok(withClient({ pool, address: null, commits, tend }, close));
}

/** The embedded database in a folder that a server has open, by a connection of its own to that server; null: none has. */
export async function openBeside(dataDir: string): Promise<Db | null> {
  const host = hostBeside(dataDir);
  if (host === null) return null;
  const db = withClient({ pool: embeddedPool(host, 1), address: null, commits: null, tend: () => {} }, async () => {});
  try {
    await db.pool.query('select 1');
    return db;
  } catch {
    await db.close();
    return null;
  }
}

/** What a connection has prepared stays in the session that all of them share, so none is closed for being idle. */
function embeddedPool(host: string, max: number): GuardedPool {
  return new GuardedPool({ host, user: 'postgres', database: 'postgres', max, idleTimeoutMillis: 0 });
}

async function openServer(address: string): Promise<Result<Db, string>> {
  const pool = new GuardedPool({
    connectionString: address,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    statement_timeout: LEFT_BEHIND,
    idle_in_transaction_session_timeout: LEFT_BEHIND,
  });
  const db = withClient({ pool, address, commits: null, tend: knocking(pool) }, async () => {});
  try {
    await pool.query('select 1');
    return ok(db);
  } catch (cause) {
    await db.close();
    return err(
      `The database of DATABASE_URL does not answer (${reasonOf(cause)}): check the address and that it runs.`,
    );
  }
}

function withClient(
  { pool, address, commits, tend }: Pick<Db, 'pool' | 'address' | 'commits' | 'tend'>,
  closeServer: () => Promise<void>,
): Db {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void clients.add(client));
  pool.on('remove', (client) => void clients.delete(client));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION });
  standsFor(prisma, pool);
  return {
    prisma,
    pool,
    address,
    clients,
    commits,
    isCommitted: true,
    tend,
    close: async () => {
      await prisma.$disconnect();
      if (pool.isSilent) pool.cut();
      await pool.end();
      pool.cut();
      await closeServer();
    },
  };
}

/** A busy machine may keep a command waiting for its turn; giving up early would lose it. */
const TRANSACTION = { maxWait: 30_000, timeout: 60_000 } as const;

/** After this time a PostgreSQL ends by itself what nobody waits for any more, and gives its locks back. */
const LEFT_BEHIND = TRANSACTION.timeout + 30_000;
