import { PGlite } from '@electric-sql/pglite';

/**
 * What PostgreSQL is started with. Its buffers are 16 MB in place of 128: WebAssembly's memory is taken whole at the start and
 * never given back, and what is not in them the machine has in its own.
 */
export const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];
