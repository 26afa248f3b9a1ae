import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the test run's PostgreSQL server, or null where the project tests the embedded database. */
    postgresUrl: string | null;
  }
}

/** The database of the run's PostgreSQL whose tables are made and empty; others are copied from it. */
export const TABLES_MADE = 'tables_made';

/** Starts one PostgreSQL for a whole project of tests, hands its address to `inject('postgresUrl')`, and makes the tables in it once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makeTables(await createDatabase(server.url, TABLES_MADE));
  project.provide('postgresUrl', server.url);
  return server.stop;
}

async function makeTables(databaseUrl: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl });
  if (!opened.ok) throw new Error(opened.error);
  const migrated = await migrate(opened.value);
  await opened.value.close();
  if (!migrated.ok) throw new Error(migrated.error);
}
