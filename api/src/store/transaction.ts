import type { Db, Tx } from './client.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** How a transaction's work ends: with `keep` false everything it wrote is undone, and the value is answered all the same. */
export interface Ending<Value> {
  readonly keep: boolean;
  readonly value: Value;
}

/** Runs the work in one transaction (READ COMMITTED) and answers its value. A bug that throws undoes everything. */
export async function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Ending<Value>>): Promise<Value> {
  const undone: { value?: Value } = {};
  try {
    return await db.prisma.$transaction(async (tx) => {
      const { keep, value } = await work(tx);
      if (keep) return value;
      undone.value = value;
      // Prisma undoes a transaction only when its work throws.
      throw undone;
    });
  } catch (cause) {
    if (cause === undone) return undone.value as Value;
    throw cause;
  }
}

/** The database as the transaction of a command sees it, for what only reads. */
export function asSeenIn(db: Db, tx: Tx): Db {
  return { ...db, prisma: tx as PrismaClient, isCommitted: false };
}

const TRANSIENT = new Set(['P2034', 'P2002', '40P01', '40001', '23505']);

/** Whether trying again may help: a deadlock, a serialisation failure, or a unique key that another has just taken. */
export function isTransient(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return codesOf(cause).some((code) => TRANSIENT.has(code));
}

function codesOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key === 'code' || key === 'originalCode') && typeof inner === 'string') return [inner];
    return ['meta', 'cause', 'driverAdapterError'].includes(key) ? codesOf(inner, depth + 1) : [];
  });
}

/** What to throw when another transaction has changed what this one has to lock: `isTransient`, so that it is tried again. */
export function overtaken(): Error {
  return Object.assign(new Error('Another transaction was quicker.'), { code: '40001' });
}
