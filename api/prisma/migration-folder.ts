import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const SCHEMA = join(import.meta.dirname, 'schema');
/** The schema that the newest migration led to, so that the next one can be written from the difference. */
const COPY = join(MIGRATIONS, 'schema.prisma.copy');
const LOCKFILE = 'provider = "postgresql"\n';

/** The names of the migrations that this version has, oldest first. */
export async function migrationNames(): Promise<readonly string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The statements of a migration. */
export function migrationSql(name: string): Promise<string> {
  return readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
}

/** A file of the Prisma schema: its path and its content. */
export type SchemaFile = [path: string, content: string];

/** The Prisma schema, one file a noun. */
export async function schemaFiles(): Promise<SchemaFile[]> {
  const names = (await readdir(SCHEMA)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name): Promise<SchemaFile> => [join(SCHEMA, name), await readFile(join(SCHEMA, name), 'utf8')]),
  );
}

/** The schema that the newest migration led to; empty when there is none yet. */
export async function lastSchema(): Promise<SchemaFile[]> {
  return (await migrationNames()).length === 0 ? [] : [[COPY, await readFile(COPY, 'utf8')]];
}

/** Writes a migration's SQL, the copy of the schema that it leads to, and the lockfile; answers the folder's name. */
export async function writeMigration(name: string, sql: string, schema: readonly SchemaFile[]): Promise<string> {
  await mkdir(join(MIGRATIONS, name), { recursive: true });
  await writeFile(join(MIGRATIONS, name, 'migration.sql'), sql);
  await writeFile(COPY, schema.map(([, content]) => content).join('\n'));
  await writeFile(join(MIGRATIONS, 'migration_lock.toml'), LOCKFILE);
  return name;
}
