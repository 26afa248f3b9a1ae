import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

/**
 * The address of a new, empty PostgreSQL database for one test file, or null where the tests run on the embedded database
 * and the file opens that itself. The whole server goes away at the end of the run.
 */
export async function newDatabaseUrl(): Promise<string | null> {
  const server = inject('postgresUrl');
  return server === null ? null : createDatabase(server, `test_${randomUUID().replaceAll('-', '')}`);
}
