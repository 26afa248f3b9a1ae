import { escapeIdentifier, type ClientBase } from 'pg';
import type { Db } from '../client.ts';
import type { Head, TableLine } from './format.ts';
import { tablesOf, WRITTEN_ALIKE, type Table } from './tables.ts';

/** How much was copied. */
export interface Copied {
  readonly tables: number;
  readonly rows: number;
}

/** Rows that are read at once. */
const ROWS_AT_ONCE = 1_000;

/**
 * Writes a copy of the whole database as it is at one moment, line by line, each after the one before was taken. Servers that use
 * a PostgreSQL go on meanwhile; those of the embedded database wait with what they write and read.
 */
export async function copyOut(
  db: Db,
  head: Pick<Head, 'madeAt' | 'migrations'>,
  write: (text: string) => Promise<void>,
): Promise<Copied> {
  const client = await db.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(WRITTEN_ALIKE);
    const said: Head = { baraza: 'back-up', version: 1, ...head };
    await write(`${JSON.stringify(said)}\n`);
    const tables = await tablesOf(client);
    let rows = 0;
    for (const table of tables) rows += await copyTable(client, table, write);
    await write(`${JSON.stringify({ rows })}\n`);
    await client.query('commit');
    client.release();
    return { tables: tables.length, rows };
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

async function copyTable(
  client: ClientBase,
  { name, columns }: Table,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const line: TableLine = { table: name, columns: columns.map((column) => column.name) };
  await write(`${JSON.stringify(line)}\n`);
  const texts = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(
    `declare copied no scroll cursor for select array_to_json(array[${texts}])::text as line from ${escapeIdentifier(name)}`,
  );
  let rows = 0;
  for (;;) {
    const fetched = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from copied`);
    if (fetched.rows.length === 0) break;
    rows += fetched.rows.length;
    await write(fetched.rows.map((row) => `${row.line}\n`).join(''));
  }
  await client.query('close copied');
  return rows;
}
