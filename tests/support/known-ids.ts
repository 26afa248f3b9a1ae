import { isInterfaceType } from 'graphql';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listAt, textAt, type Fields } from './answer.ts';

/** The ids of the things that there are, by the names of their types. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

const MOST_OF_A_TABLE = 40;
const AT_ONCE = 100;

/** Those of every type that somebody may see: what `node` answers him to the ids of all tables. */
export async function knownIds(db: Db, ask: (source: string, variables: Fields) => Promise<Fields>): Promise<KnownIds> {
  const type = schema.getType('Node');
  const names = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
  const tables = await db.prisma.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'text' order by 1`;
  const rows = new Set<string>();
  for (const { name } of tables) {
    const found = await db.prisma.$queryRawUnsafe<{ id: string }[]>(
      `select id from "${name}" order by md5(id) limit ${MOST_OF_A_TABLE}`,
    );
    for (const { id } of found) rows.add(id);
  }
  const asked = names.flatMap((name) => [...rows].map((id) => globalId(name, asId(id))));
  const ids = new Map<string, string[]>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const source = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const nodes = listAt(await ask(source, { ids: asked.slice(from, from + AT_ONCE) }), 'nodes');
    for (const node of nodes as readonly (Fields | null)[]) {
      if (node === null) continue;
      const name = textAt(node, '__typename');
      ids.set(name, [...(ids.get(name) ?? []), textAt(node, 'id')]);
    }
  }
  return ids;
}
