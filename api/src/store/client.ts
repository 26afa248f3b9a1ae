import type { Pool } from 'pg';
import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** What a store function needs to read or write: the database, or a transaction that is under way. */
export type Tx = Prisma.TransactionClient;

/** An open database. `address` is null for the embedded one; `pool` is what Prisma itself talks through. */
export interface Db {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  readonly address: string | null;
  /** Ends every connection and, embedded, the database itself; its folder is free afterwards. */
  close(): Promise<void>;
}
