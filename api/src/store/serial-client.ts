import pg from 'pg';

type Callback = (cause: Error | null, result?: unknown) => void;

/** A query as `pg` takes it; `goesWithNext`: it is sent in one message with the query that is asked for next, which there must be. */
export interface SerialQuery extends pg.QueryConfig {
  readonly goesWithNext?: true;
}

/** A query that waits for the next. */
interface Held {
  readonly query: string | pg.QueryConfig;
  readonly values: unknown[] | undefined;
  readonly settle: PromiseWithResolvers<unknown>;
}

let connections = 0;

/** What begins a transaction, and may go with what is asked first in it. */
const BEGINNING = /^(?:BEGIN$|SET TRANSACTION )/;
const ENDING = new Set(['COMMIT', 'ROLLBACK']);
const DONE = { rows: [], fields: [], rowCount: 0 };

/**
 * A connection on which a query is sent when the one before it has been answered, however many are asked for at once: the
 * reads of one moment share a connection, and `pg` is to queue nothing itself. A query that fails holds none up; the time
 * that one may take counts from when it is sent. The beginning of a transaction is answered at once and sent with what is asked
 * first in it, and never if nothing is. Takes a text or a configuration, no query object such as a cursor.
 */
export class SerialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();
  #held: Held[] = [];
  /** The embedded database's connections are one session, in which no two may prepare under one name. */
  readonly #number = (connections += 1);
  /** Is told how many milliseconds each query took since it was sent. */
  onAnswer: (millis: number) => void = () => {};

  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, pipeline: true });
  }

  override readonly query = ((asked: string | SerialQuery, ...given: readonly unknown[]) => {
    const callback = given.find(isCallback);
    const values = given.find(Array.isArray);
    const query = this.#own(asked);
    const isHeld = typeof asked !== 'string' && asked.goesWithNext === true;
    const answer = isHeld ? this.#hold(query, values) : this.#inTurn(() => this.#send(query, values));
    if (callback === undefined) return answer;
    answer.then((result) => callback(null, result), callback);
    return undefined;
  }) as pg.Client['query'];

  #own(asked: string | SerialQuery): string | pg.QueryConfig {
    if (typeof asked === 'string') return asked;
    const { goesWithNext: _goesWithNext, ...query } = asked;
    return query.name === undefined ? query : { ...query, name: `${query.name}.${this.#number}` };
  }

  #inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const answer = this.#last.then(work);
    this.#last = answer.catch(() => {});
    return answer;
  }

  #hold(query: Held['query'], values: Held['values']): Promise<unknown> {
    const settle = Promise.withResolvers<unknown>();
    void this.#inTurn(async () => void this.#held.push({ query, values, settle }));
    return settle.promise;
  }

  async #send(query: Held['query'], values: Held['values']): Promise<unknown> {
    const text = typeof query === 'string' ? query : query.text;
    if (BEGINNING.test(text)) {
      const settle = Promise.withResolvers<unknown>();
      settle.promise.catch(() => {});
      this.#held.push({ query, values, settle });
      return DONE;
    }
    const before = this.#held.splice(0);
    if (before.length === 0) return this.#ask(query, values);
    if (ENDING.has(text) && before.every((held) => BEGINNING.test(textOf(held)))) return DONE;
    const { stream } = this.connection;
    stream.cork();
    for (const held of before) this.#ask(held.query, held.values).then(held.settle.resolve, held.settle.reject);
    const answer = this.#ask(query, values);
    stream.uncork();
    return answer;
  }

  #ask(query: Held['query'], values: Held['values']): Promise<unknown> {
    const sent = performance.now();
    return super.query(query as pg.QueryConfig, values).finally(() => this.onAnswer(performance.now() - sent));
  }
}

function textOf({ query }: Held): string {
  return typeof query === 'string' ? query : query.text;
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
