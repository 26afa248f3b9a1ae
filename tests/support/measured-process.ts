import { join } from 'node:path';
import type { Held } from './measured-server.ts';
import type { ServerProcess } from './server-process.ts';

/** Starts the server as `npm start` does, and answers what `heldBy` and `usedBy` ask. */
export const MEASURED = join(import.meta.dirname, 'measured-server.ts');

/** What a server holds after a collection. */
export async function heldBy(server: ServerProcess): Promise<Held> {
  return (await server.ask('held')) as Held;
}

/** Microseconds of CPU that a server has used, with its embedded database. */
export async function usedBy(server: ServerProcess): Promise<number> {
  return (await server.ask('used')) as number;
}
