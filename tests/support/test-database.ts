import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseChoice } from '../../api/src/store/client.ts';
import { TABLES_MADE } from './postgres-server.ts';
import { createDatabase } from './postgres.ts';

/** The address of a new, empty database on the run's PostgreSQL, or null where the tests run on the embedded database. */
export function emptyDatabaseUrl(): Promise<string | null> {
  return newlyCreated();
}

/** The same, where its tables are made already. */
export function newDatabaseUrl(): Promise<string | null> {
  return newlyCreated(TABLES_MADE);
}

/** A new database for one test file, its tables made and empty: on the run's PostgreSQL, or an embedded one in memory. */
export async function newDatabase(): Promise<DatabaseChoice> {
  const databaseUrl = await newDatabaseUrl();
  return databaseUrl === null ? { dataDir: null } : { databaseUrl };
}

async function newlyCreated(from?: string): Promise<string | null> {
  const server = inject('postgresUrl');
  return server === null ? null : createDatabase(server, `test_${randomUUID().replaceAll('-', '')}`, from);
}
