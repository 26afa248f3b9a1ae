import type { Db } from '../../api/src/store/client.ts';

/** A digest of every row of every table: equal before and after when nothing was changed. */
export async function fingerprint(db: Db): Promise<string> {
  const tables = await db.prisma.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  const digests: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.prisma.$queryRawUnsafe<{ digest: string | null }[]>(
      `select md5(string_agg(t::text, ';' order by t::text)) as digest from "${name}" t`,
    );
    digests.push(`${name} ${row?.digest ?? ''}`);
  }
  return digests.join('\n');
}
