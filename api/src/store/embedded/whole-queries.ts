import type { PGlite } from '@electric-sql/pglite';
import { panicWatch } from './panic.ts';

/** First bytes of the messages that begin or continue a query in parts: parse, bind, describe, execute, close, flush. */
const PARTS = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The same database for the socket server, which serves many connections in turns of one message each and lets a
 * connection keep its turn only inside a transaction. A query sent in parts (parse, bind, execute … sync) would be mixed
 * with another connection's, since all share one session and its unnamed statement; so such a query counts as a transaction.
 * `onBroken` is called when the database itself has ended, as it does when it cannot write what it has committed: it answers
 * nothing any more, and the socket server would let everybody wait for ever.
 */
export function wholeQueries(db: PGlite, onBroken: () => void): PGlite {
  let underWay = false;
  const isInTransaction = (): boolean => underWay || db.isInTransaction();
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = async (message, options) => {
    underWay = PARTS.has(message[0] ?? 0);
    const { look, hasPanicked } = panicWatch();
    const onRawData = (piece: Uint8Array): void => {
      look(piece);
      options?.onRawData?.(piece);
    };
    try {
      await db.execProtocolRawStream(message, { ...options, onRawData });
    } catch (cause) {
      onBroken();
      throw cause;
    }
    if (hasPanicked()) onBroken();
  };
  const own: Partial<Record<PropertyKey, unknown>> = { isInTransaction, execProtocolRawStream };
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = own[key] ?? Reflect.get(target, key, target);
      return typeof value === 'function' && !(key in own) ? value.bind(target) : value;
    },
  });
}
