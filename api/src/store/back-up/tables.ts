import type { ClientBase } from 'pg';

/** A column, and its type as SQL names it. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table with its columns in their order. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The table that says which migrations were applied. */
export const HISTORY_TABLE = '_prisma_migrations';

/** How values are written as text, whatever the database and its user are set to; for one transaction. */
export const WRITTEN_ALIKE = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local statement_timeout = 0`;

/** All tables of a database, by their names. */
export async function tablesOf(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      group by c.relname order by c.relname`,
  );
  return rows;
}
