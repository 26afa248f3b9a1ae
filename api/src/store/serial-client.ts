import pg from 'pg';

type Callback = (cause: Error | null, result?: unknown) => void;

let connections = 0;

/**
 * A connection on which a query is sent when the one before it has been answered, however many are asked for at once: the
 * reads of one moment share a connection, and `pg` is to queue nothing itself. A query that fails holds none up; the time
 * that one may take counts from when it is sent. Takes a text or a configuration, no query object such as a cursor.
 */
export class SerialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();
  /** The embedded database's connections are one session, in which no two may prepare under one name. */
  readonly #number = (connections += 1);
  /** Is told how many milliseconds each query took since it was sent. */
  onAnswer: (millis: number) => void = () => {};

  override readonly query = ((text: string | pg.QueryConfig, ...given: readonly unknown[]) => {
    const callback = given.find(isCallback);
    const values = given.find(Array.isArray);
    const own =
      typeof text === 'string' || text.name === undefined ? text : { ...text, name: `${text.name}.${this.#number}` };
    const answer = this.#last.then(() => {
      const sent = performance.now();
      return super.query(own, values).finally(() => this.onAnswer(performance.now() - sent));
    });
    this.#last = answer.catch(() => {});
    if (callback === undefined) return answer;
    answer.then((result) => callback(null, result), callback);
    return undefined;
  }) as pg.Client['query'];
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
