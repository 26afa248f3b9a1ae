import type { Db } from '../../api/src/store/client.ts';

/**
 * Deletes every row of every table, in whatever order. To truncate the tables takes sixty times as long, as each of their files is made anew.
 */
export async function emptyTables({ prisma }: Db): Promise<void> {
  await prisma.$executeRaw`
    do $$ declare tables text;
    begin
      select string_agg(format('delete from %I', tablename), ';') into tables
      from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations';
      set local session_replication_role = replica;
      execute tables;
    end $$`;
}
