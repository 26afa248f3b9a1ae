import type { Db, Tx } from './client.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { onItsConnection } from './named.ts';

/** How a transaction's work ends: with `keep` false everything it wrote is undone, and the value is answered all the same. */
export interface Ending<Value> {
  readonly keep: boolean;
  readonly value: Value;
}

/** Runs the work in one transaction (READ COMMITTED) and answers its value. A bug that throws undoes everything. */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Ending<Value>>): Promise<Value> {
  const undone: { value?: Value } = {};
  try {
    return await onItsConnection(
      (within) => db.prisma.$transaction(within),
      async (tx) => {
        const { keep, value } = await work(tx);
        if (keep) return value;
        undone.value = value;
        // Prisma undoes a transaction only when its work throws.
        throw undone;
      },
    );
  } catch (cause) {
    if (cause === undone) return undone.value as Value;
    throw cause;
  }
}

/** The database as the transaction of a command sees it, for what only reads. */
export function asSeenIn(db: Db, tx: Tx): Db {
  return { ...db, prisma: tx as PrismaClient, isCommitted: false };
}
