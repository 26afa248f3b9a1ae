import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseUnavailable } from './failure.ts';
import type { Prisma } from './generated/prisma/client.ts';
import type { SerialQuery } from './serial-client.ts';

/** Whoever takes a statement: a connection, or a pool of them. */
interface Asked {
  query(config: SerialQuery): Promise<pg.QueryResult>;
}

type Tx = Prisma.TransactionClient;

/** What is asked behind each handle. */
const asked = new WeakMap<object, Asked>();

/** Whose connection is being opened: a transaction finds in here which one it was given. */
const opening = new AsyncLocalStorage<{ client: Asked | null }>();

/** How often each connection was given to somebody or given back. */
const turns = new WeakMap<Asked, number>();

/** Lets statements be asked through a handle that stands for this. */
export function standsFor(handle: Tx, through: Asked): void {
  asked.set(handle, through);
}

/** Notes that a connection was given back: what it was given for is asked there no more. */
export function noteReturn(client: Asked): void {
  turns.set(client, (turns.get(client) ?? 0) + 1);
}

/** Notes the connection that was given to whoever asked for one. */
export function noteConnection(client: Asked): void {
  noteReturn(client);
  const store = opening.getStore();
  if (store?.client === null) store.client = client;
}

/** Begins a transaction, so that statements can be asked through its handle as soon as it is there. */
export function onItsConnection<Value>(
  begin: (work: (tx: Tx) => Promise<Value>) => Promise<Value>,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const store: { client: Asked | null } = { client: null };
  return opening.run(store, () =>
    begin((tx) => {
      if (store.client !== null) standsFor(tx, inItsTurn(store.client));
      return opening.exit(() => work(tx));
    }),
  );
}

/** A connection until it is given back, as Prisma does when a transaction takes too long, whoever still works in it. */
function inItsTurn(client: Asked): Asked {
  const turn = turns.get(client);
  return {
    async query(config) {
      if (turns.get(client) !== turn) throw new DatabaseUnavailable('The transaction has ended.');
      return client.query(config);
    },
  };
}

/**
 * Asks a statement that is asked often, in or outside a transaction; answers its rows, their columns typed as Prisma's are. The
 * database parses and plans it once on each connection, and Prisma has no part in it, which together cost ten times the answer.
 * Only for what a move, a sign-in or a watcher costs; all else is asked through Prisma. A row that is sought by `= any` of a list is
 * planned anew each time, as the plan for any list looks dearer than that for one: what is asked for one row says `=`.
 */
export function ask<Row>(tx: Tx): (parts: TemplateStringsArray, ...values: readonly unknown[]) => Promise<Row[]> {
  return async (parts, ...values) => askText<Row>(tx, textOf(parts), values);
}

/** The same for a text that has its places as `$1`, `$2` and so on; one of few, as each is kept. */
export async function askText<Row>(tx: Tx, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await throughOf(tx).query(queryOf(text, values));
  return rows as Row[];
}

/**
 * Asks such a statement of a transaction together with what is asked in it next, in one message, be that its end: it is not to be waited for
 * before. Where it fails, the next fails too, but for an end, which then undoes the transaction and says nothing.
 */
export function askWithNext<Row>(tx: Tx): ReturnType<typeof ask<Row>> {
  return async (parts, ...values) => {
    const { rows } = await throughOf(tx).query({ ...queryOf(textOf(parts), values), goesWithNext: true });
    return rows as Row[];
  };
}

function throughOf(tx: Tx): Asked {
  const through = asked.get(tx);
  if (through === undefined) throw new Error('This handle stands for no connection.');
  return through;
}

function queryOf(text: string, values: readonly unknown[]): SerialQuery {
  return { name: nameOf(text), text, values: values.map(asSent), types: TYPES };
}

const texts = new WeakMap<TemplateStringsArray, string>();
const names = new Map<string, string>();

function textOf(parts: TemplateStringsArray): string {
  const known = texts.get(parts);
  if (known !== undefined) return known;
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  texts.set(parts, text);
  return text;
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `hot${names.size}`;
  names.set(text, name);
  return name;
}

/** The columns hold instants of UTC and say nothing of a time zone. */
function asSent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, -1);
  return Array.isArray(value) ? value.map(asSent) : value;
}

const { INT8, TIMESTAMP } = pg.types.builtins;
const TIMESTAMPS = 1115;
type Parser = (text: string) => unknown;
const textArray = (pg.types.getTypeParser as (oid: number) => Parser)(1009);

const PARSERS: Readonly<Record<number, Parser>> = {
  [INT8]: BigInt,
  [TIMESTAMP]: utc,
  [TIMESTAMPS]: (text) => (textArray(text) as readonly string[]).map(utc),
};

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? (format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format)),
};

function utc(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`);
}
