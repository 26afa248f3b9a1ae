import pg from 'pg';

/** Counts what is sent to any database by this process, until it is stopped. */
export interface StatementCount {
  sent(): number;
  stop(): void;
}

/** Begins to count, in and outside of transactions, whatever connection it goes over. */
export function countStatements(): StatementCount {
  const { query } = pg.Client.prototype;
  let sent = 0;
  const counting = function (this: pg.Client, ...args: unknown[]): unknown {
    sent += 1;
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: counting });
  return { sent: () => sent, stop: () => void Object.assign(pg.Client.prototype, { query }) };
}
