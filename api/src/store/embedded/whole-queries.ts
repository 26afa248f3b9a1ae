import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the messages that begin or continue a query in parts: parse, bind, describe, execute, close, flush. */
const PARTS = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The same database for the socket server, which serves many connections in turns of one message each and lets a
 * connection keep its turn only inside a transaction. A query sent in parts (parse, bind, execute … sync) would be mixed
 * with another connection's, since all share one session and its unnamed statement; so such a query counts as a transaction.
 * `between` is called, and waited for, whenever neither a query nor a transaction is under way, and `onBroken` when the
 * database has thrown, and answers nothing any more: the socket server would let everybody wait for ever.
 */
export function wholeQueries(
  db: PGlite,
  { between, onBroken }: { readonly between: () => Promise<void>; readonly onBroken: () => void },
): PGlite {
  let underWay = false;
  const isInTransaction = (): boolean => underWay || db.isInTransaction();
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = async (message, options) => {
    underWay = PARTS.has(message[0] ?? 0);
    try {
      await db.execProtocolRawStream(message, options);
      if (!isInTransaction()) await between();
    } catch (cause) {
      onBroken();
      throw cause;
    }
  };
  const own: Partial<Record<PropertyKey, unknown>> = { isInTransaction, execProtocolRawStream };
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = own[key] ?? Reflect.get(target, key, target);
      return typeof value === 'function' && !(key in own) ? value.bind(target) : value;
    },
  });
}
