import { escapeIdentifier, type ClientBase } from 'pg';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Db } from '../client.ts';
import type { Copied } from './copy-out.ts';
import { readBody, type Row, type TableLine } from './format.ts';
import { HISTORY_TABLE, tablesOf, WRITTEN_ALIKE, type Table } from './tables.ts';

/** Why nothing was copied: `NOT_EMPTY`, the database has rows; `NOT_WHOLE`, the copy ends too early, or says what no copy says. */
export type CopyRefusal = 'NOT_EMPTY' | 'NOT_WHOLE';

/** Rows that are written at once. */
const ROWS_AT_ONCE = 500;

/**
 * Fills a database whose tables are empty, and are those of the copy, with the lines of the copy after its first: wholly, or with
 * nothing where that is refused or fails.
 */
export async function copyIn(db: Db, lines: AsyncIterable<string>): Promise<Result<Copied, CopyRefusal>> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(WRITTEN_ALIKE);
    const filled = await fill(client, lines);
    await client.query(filled.ok ? 'commit' : 'rollback');
    client.release();
    return filled;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

async function fill(client: ClientBase, lines: AsyncIterable<string>): Promise<Result<Copied, CopyRefusal>> {
  const tables = await tablesOf(client);
  if (await hasRows(client, tables)) return err('NOT_EMPTY');
  const relations = await takeRelations(client);
  await client.query(`delete from ${HISTORY_TABLE}`);
  const copied = await insertLines(client, tables, lines);
  if (!copied.ok) return copied;
  await client.query(
    relations
      .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
      .join(';'),
  );
  return copied;
}

async function hasRows(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => table.name !== HISTORY_TABLE)) {
    const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

/** What one table's rows say of another's, which holds when all are there; `table` and `name` as SQL names them. */
interface Relation {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops all that relates tables to each other, and answers it; nobody else uses these tables from then on. */
async function takeRelations(client: ClientBase): Promise<readonly Relation[]> {
  const { rows } = await client.query<Relation>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  );
  await client.query(rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';'));
  return rows;
}

async function insertLines(
  client: ClientBase,
  tables: readonly Table[],
  lines: AsyncIterable<string>,
): Promise<Result<Copied, CopyRefusal>> {
  const seen = new Set<string>();
  let insert: Insertion | null = null;
  let waiting: Row[] = [];
  let rows = 0;
  let end: Copied | null = null;
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insert?.(waiting);
    waiting = [];
  };
  for await (const text of lines) {
    const line = readBody(text);
    if (line === null || end !== null) return err('NOT_WHOLE');
    if (Array.isArray(line)) {
      if (waiting.push(line) >= ROWS_AT_ONCE) await flush();
      rows += 1;
    } else {
      await flush();
      if ('rows' in line) {
        if (line.rows !== rows || tables.some(({ name }) => !seen.has(name))) return err('NOT_WHOLE');
        end = { tables: seen.size, rows };
      } else {
        insert = insertion(client, tables, line);
        if (insert === null || seen.has(line.table)) return err('NOT_WHOLE');
        seen.add(line.table);
      }
    }
  }
  // Whoever hands out the lines has seen the end of his file then, and whether it was spoiled.
  return end === null ? err('NOT_WHOLE') : ok(end);
}

type Insertion = (rows: readonly Row[]) => Promise<void>;

/** Writes rows into the table that a line names; null: there is none with these columns. */
function insertion(client: ClientBase, tables: readonly Table[], line: TableLine): Insertion | null {
  const types = new Map(tables.find(({ name }) => name === line.table)?.columns.map(({ name, type }) => [name, type]));
  if (types.size !== line.columns.length || line.columns.some((name) => !types.has(name))) return null;
  const names = line.columns.map((name) => escapeIdentifier(name)).join(', ');
  const arrays = line.columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const values = line.columns.map((name, at) => `v${at}::${types.get(name)}`).join(', ');
  const aliases = line.columns.map((_, at) => `v${at}`).join(', ');
  const sql = `insert into ${escapeIdentifier(line.table)} (${names}) select ${values} from unnest(${arrays}) as v(${aliases})`;
  return async (rows) => {
    await client.query(
      sql,
      line.columns.map((_, at) => rows.map((row) => row[at] ?? null)),
    );
  };
}
