import { PrismaPg } from '@prisma/adapter-pg';
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { err, ok, type Result } from '../src/kernel/result.ts';
import { openDatabase } from '../src/store/client.ts';
import { migrate } from './apply-migrations.ts';
import { lastSchema, schemaFiles, writeMigration, type SchemaFile } from './migration-folder.ts';
import { schemaEngine } from './schema-engine.ts';

const FILTERS = { externalTables: [], externalEnums: [] };

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

const outcome = await run(process.argv.slice(2));
if (outcome.ok) process.stdout.write(outcome.value);
else process.stderr.write(outcome.error);
process.exitCode = outcome.ok ? 0 : 1;
