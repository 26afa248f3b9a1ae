import pg from 'pg';

/** Statements that are on their way to the database for as long as a test likes. */
export interface HeldStatements {
  /** Ends when the first was asked for. */
  readonly asked: Promise<void>;
  /** Lets all of them through, and whatever is asked later. */
  release(): void;
}

/** Holds up the statements that are to be held, by their text and all their values, of any database by this process, until they are released. */
export function holdStatements(isHeld: (text: string, values: readonly unknown[]) => boolean): HeldStatements {
  const { query } = pg.Client.prototype;
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = function (this: pg.Client, ...args: readonly unknown[]): unknown {
    const ask = (): unknown => Reflect.apply(query, this, args);
    const { text, values } = asStatement(args);
    if (!isHeld(text, values.flat())) return ask();
    asked.resolve();
    return released.promise.then(ask);
  };
  Object.assign(pg.Client.prototype, { query: holding });
  return {
    asked: asked.promise,
    release() {
      Object.assign(pg.Client.prototype, { query });
      released.resolve();
    },
  };
}

function asStatement([asked, given]: readonly unknown[]): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const { text, values = [] } = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig);
  return { text, values: Array.isArray(given) ? given : values };
}
