import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the messages that begin or continue a query in parts: parse, bind, describe, execute, close, flush. */
const PARTS = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The same database for the socket server, which serves many connections in turns of one message each and lets a
 * connection keep its turn only inside a transaction. A query sent in parts (parse, bind, execute … sync) would be mixed
 * with another connection's, since all share one session and its unnamed statement; so such a query counts as a transaction.
 */
export function wholeQueries(db: PGlite): PGlite {
  let underWay = false;
  const isInTransaction = (): boolean => underWay || db.isInTransaction();
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = (message, options) => {
    underWay = PARTS.has(message[0] ?? 0);
    return db.execProtocolRawStream(message, options);
  };
  const own: Partial<Record<PropertyKey, unknown>> = { isInTransaction, execProtocolRawStream };
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = own[key] ?? Reflect.get(target, key, target);
      return typeof value === 'function' && !(key in own) ? value.bind(target) : value;
    },
  });
}
