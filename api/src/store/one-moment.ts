import type { Db } from './client.ts';
import { onItsConnection } from './named.ts';
import { asSeenIn } from './transaction.ts';

/**
 * Reads several things as they were at one moment: whatever is committed meanwhile is not seen. Everything must be read
 * through the handle that is given, which only reads: the embedded database answers nobody else before it is done.
 */
export function readAtOneMoment<Value>(db: Db, read: (at: Db) => Promise<Value>): Promise<Value> {
  return onItsConnection(
    (within) => db.prisma.$transaction(within, { isolationLevel: 'RepeatableRead' }),
    (tx) => read({ ...asSeenIn(db, tx), isCommitted: true }),
  );
}
