import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { err, ok, type Result } from '../src/kernel/result.ts';
import { openDatabase, type Db } from '../src/store/client.ts';
import {
  lastSchema,
  migrationList,
  migrationNames,
  schemaFiles,
  writeMigration,
  type SchemaFile,
} from './migration-folder.ts';
import { schemaEngine } from './schema-engine.ts';

const FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Brings the tables of a database to this version and answers the names of the migrations applied now (none when it was
 * there already). Several processes may do so at once: one applies them, the others wait. Refuses with one sentence a
 * database that another version of Baraza has written, and a PostgreSQL that does not let its user make tables.
 */
export async function migrate(db: Db): Promise<Result<readonly string[], string>> {
  const known = await migrationNames();
  const applied = await appliedMigrations(db);
  const others = applied.filter((name) => !known.includes(name));
  if (others.length > 0) {
    return err(
      `The data was written by another version of Baraza (it has ${others.join(', ')}): start that version, or give another folder or database.`,
    );
  }
  if (known.every((name) => applied.includes(name))) return ok([]);
  const place = db.address === null ? 'the data folder' : 'the database of DATABASE_URL';
  try {
    return ok(db.address === null ? await apply(db.pool.options) : await applyAlone(db.address));
  } catch (cause) {
    const remedy = db.address === null ? 'see that its disk has room' : 'check that its user may make them';
    return err(`The tables could not be made in ${place} (${reasonOf(cause)}): ${remedy}.`);
  }
}

/** What the engine's report says went wrong. */
function reasonOf(cause: unknown): string {
  const report = cause instanceof Error ? cause.message : String(cause);
  return /ERROR: +(.*)/.exec(report)?.[1] ?? report.split('\n', 1)[0] ?? '';
}

/** Each migration is applied whole or not at all, so that where one was cut short the next start begins it anew. */
async function apply(settings: pg.PoolConfig): Promise<readonly string[]> {
  // One connection, which is given up with the transaction when a query fails.
  const pool = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => {});
  const applied: string[] = [];
  try {
    const engine = await schemaEngine(await schemaFiles(), new PrismaPg(pool));
    const { migrationDirectories, ...rest } = await migrationList();
    // Its own table comes first, so that the first migration too can say what is in its way.
    await engine.applyMigrations({ migrationsList: { ...rest, migrationDirectories: [] }, filters: FILTERS });
    for (const index of migrationDirectories.keys()) {
      const migrationsList = { ...rest, migrationDirectories: migrationDirectories.slice(0, index + 1) };
      await pool.query('begin');
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: FILTERS });
      await pool.query('commit');
      applied.push(...appliedMigrationNames);
    }
    return applied;
  } finally {
    await pool.end();
  }
}

/** Any number that nobody else locks; the engine's own lock gives up after ten seconds. */
const MIGRATION_LOCK = 4_718_291;

/** Of several processes one applies them, and the others wait. */
async function applyAlone(address: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await apply({ connectionString: address });
  } finally {
    await client.end();
  }
}

/** The SQL that leads from the last migration's schema to the one in `api/prisma/schema`; empty when they agree. */
async function missingSql(): Promise<string> {
  const [last, wanted] = await Promise.all([lastSchema(), schemaFiles()]);
  // The engine asks a database for its version, so an empty one is lent to it.
  const lent = await openDatabase({ dataDir: null });
  if (!lent.ok) throw new Error(lent.error);
  const engine = await schemaEngine(wanted, new PrismaPg(lent.value.pool));
  const target = (files: readonly SchemaFile[]): DiffTarget => ({
    tag: 'schemaDatamodel',
    files: files.map(([path, content]) => ({ path, content })),
  });
  const { stdout: sql } = await engine.diff({
    from: last.length === 0 ? { tag: 'empty' } : target(last),
    to: target(wanted),
    script: true,
    exitCode: null,
    filters: FILTERS,
  });
  await lent.value.close();
  return sql === null || sql.startsWith('-- This is an empty migration') ? '' : sql;
}

async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const [table] = await db.prisma.$queryRaw<{ present: boolean }[]>`
    select to_regclass('_prisma_migrations') is not null as present`;
  if (table?.present !== true) return [];
  const rows = await db.prisma.$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  return rows.map(({ name }) => name);
}

const USAGE =
  'Usage: node api/prisma/migrate.ts [create NAME | check], with DATABASE_URL set to apply the migrations there.\n';

/** The command line: `create NAME` writes the next migration, `check` fails on drift, nothing applies to DATABASE_URL. */
async function run([verb, name, ...rest]: readonly string[]): Promise<Result<string, string>> {
  if (verb === 'create' && name !== undefined && /^[a-z0-9_]+$/.test(name) && rest.length === 0) return create(name);
  if (verb === 'check' && name === undefined) {
    const sql = await missingSql();
    if (sql === '') return ok('The migrations lead to the schema.\n');
    return err(
      `The migrations do not lead to the schema: run node api/prisma/migrate.ts create NAME. Missing:\n${sql}\n`,
    );
  }
  const databaseUrl = process.env['DATABASE_URL'];
  if (verb !== undefined || databaseUrl === undefined) return err(USAGE);
  const db = await openDatabase({ databaseUrl });
  if (!db.ok) return err(`${db.error}\n`);
  const applied = await migrate(db.value);
  await db.value.close();
  return applied.ok
    ? ok(`Applied: ${applied.value.join(', ') || 'nothing, all were there'}.\n`)
    : err(`${applied.error}\n`);
}

async function create(name: string): Promise<Result<string, string>> {
  const sql = await missingSql();
  if (sql === '') return err('The migrations lead to the schema already: there is nothing to write.\n');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return ok(`Written: api/prisma/migrations/${await writeMigration(`${stamp}_${name}`, sql, await schemaFiles())}\n`);
}

if (import.meta.main) {
  const outcome = await run(process.argv.slice(2));
  if (outcome.ok) process.stdout.write(outcome.value);
  else process.stderr.write(outcome.error);
  process.exitCode = outcome.ok ? 0 : 1;
}
