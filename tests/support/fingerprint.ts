import type { Db } from '../../api/src/store/client.ts';

const questions = new WeakMap<Db, Promise<string>>();

/** A digest of every row of every table: equal before and after when nothing was changed. */
export async function fingerprint(db: Db): Promise<string> {
  const question = questions.get(db) ?? questionOf(db);
  questions.set(db, question);
  const tables = await db.prisma.$queryRawUnsafe<{ name: string; digest: string | null }[]>(await question);
  return tables.map(({ name, digest }) => `${name} ${digest ?? ''}`).join('\n');
}

/** One question for all tables, where one for each would take fifty times as many. */
async function questionOf({ prisma }: Db): Promise<string> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const digests = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ';' order by t::text)) as digest from "${name}" t`,
  );
  return `${digests.join(' union all ')} order by 1`;
}
