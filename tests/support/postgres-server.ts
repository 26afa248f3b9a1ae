import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the test run's PostgreSQL server, or null where the project tests the embedded database. */
    postgresUrl: string | null;
  }
}

/** Starts one PostgreSQL for a whole project of tests and hands its address to `inject('postgresUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
