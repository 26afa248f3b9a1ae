import type { Db, Tx } from './client.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { onItsConnection } from './named.ts';

/** How a transaction's work ends: with `keep` false everything it wrote is undone, and the value is answered all the same. */
export interface Ending<Value> {
  readonly keep: boolean;
  readonly value: Value;
  /** What goes to the database with the end (see `askWithNext`); where it fails, so does the transaction. */
  readonly last?: Promise<unknown>;
}

/** Runs the work in one transaction (READ COMMITTED) and answers its value. A bug that throws undoes everything. */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Ending<Value>>): Promise<Value> {
  const ended: { last?: Promise<unknown> | undefined; undone?: { readonly value: Value } } = {};
  const kept = async (tx: Tx): Promise<Value> => {
    const { keep, value, last } = await work(tx);
    // Whether it has failed is asked when the transaction has ended, which is when it is sent.
    last?.catch(() => {});
    ended.last = last;
    if (keep) return value;
    ended.undone = { value };
    // Prisma undoes a transaction only when its work throws.
    throw ended.undone;
  };
  const value = await onItsConnection((within) => db.prisma.$transaction(within), kept).catch((cause: unknown) => {
    if (cause !== ended.undone || ended.undone === undefined) throw cause;
    return ended.undone.value;
  });
  await ended.last;
  return value;
}

/** The database as the transaction of a command sees it, for what only reads. */
export function asSeenIn(db: Db, tx: Tx): Db {
  return { ...db, prisma: tx as PrismaClient, isCommitted: false };
}
