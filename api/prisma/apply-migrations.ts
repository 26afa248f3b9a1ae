import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { err, ok, type Result } from '../src/kernel/result.ts';
import type { Db } from '../src/store/client.ts';
import { migrationNames, migrationSql } from './migration-folder.ts';

/**
 * Brings the tables of a database to this version, or only as far as these migrations, and answers the names of the migrations
 * applied now (none when it was there already). Several processes may do so at once: one applies them, the others wait. Refuses with one sentence a
 * database that another version of Baraza has written, and a PostgreSQL that does not let its user make tables.
 */
export async function migrate(
  { pool, address }: Db,
  upTo?: readonly string[],
): Promise<Result<readonly string[], string>> {
  const known = upTo ?? (await migrationNames());
  const applied = await appliedMigrations(pool);
  const others = applied.filter((name) => !known.includes(name));
  if (others.length > 0) {
    return err(
      `The data was written by another version of Baraza (it has ${others.join(', ')}): start that version, or give another folder or database.`,
    );
  }
  if (known.every((name) => applied.includes(name))) return ok([]);
  const place = address === null ? 'the data folder' : 'the database of DATABASE_URL';
  // One connection, which is given up with its transaction and its lock when something fails.
  const client = new pg.Client(address === null ? pool.options : { connectionString: address });
  client.on('error', () => {});
  try {
    await client.connect();
    if (address !== null) await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return ok(await apply(client, known));
  } catch (cause) {
    const remedy = address === null ? 'see that its disk has room' : 'check that its user may make them';
    return err(`The tables could not be made in ${place} (${reasonOf(cause)}): ${remedy}.`);
  } finally {
    await client.end();
  }
}

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 4_718_291;

/** As Prisma makes it, so that its own command line knows what was applied. */
const HISTORY = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0
)`;

/** Each migration is applied whole or not at all, so that where one was cut short the next start begins it anew. */
async function apply(client: pg.Client, known: readonly string[]): Promise<readonly string[]> {
  const applied = await appliedMigrations(client);
  const missing = known.filter((name) => !applied.includes(name));
  if (applied.length === 0) await client.query(HISTORY);
  for (const name of missing) {
    const sql = await migrationSql(name);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await client.query('begin');
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
        values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  }
  return missing;
}

/** The names of the migrations that have made the tables of a database, oldest first; empty: it has none. */
export async function appliedMigrations(client: Pick<pg.Client, 'query'>): Promise<readonly string[]> {
  const table = await client.query<{ present: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as present`,
  );
  if (table.rows[0]?.present !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null
      order by migration_name`,
  );
  return rows.map(({ name }) => name);
}

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? '';
}
