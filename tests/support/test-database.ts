import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseChoice } from '../../api/src/store/client.ts';
import { createDatabase } from './postgres.ts';

/** The address of a new, empty database on the run's PostgreSQL, or null where the tests run on the embedded database. */
export async function newDatabaseUrl(): Promise<string | null> {
  const server = inject('postgresUrl');
  return server === null ? null : createDatabase(server, `test_${randomUUID().replaceAll('-', '')}`);
}

/**
 * A new database for one test file: on the run's PostgreSQL, where it is empty, or an embedded one in memory, where its
 * tables are made already. The whole server goes away at the end of the run.
 */
export async function newDatabase(): Promise<DatabaseChoice> {
  const databaseUrl = await newDatabaseUrl();
  return databaseUrl === null ? { dump: inject('embeddedDump') } : { databaseUrl };
}
