import type { PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** A column that names a player, and the other columns of each key that it is a part of; names as SQL takes them. */
interface Naming {
  readonly table: string;
  readonly column: string;
  readonly keys: readonly (readonly string[])[];
}

/** What says of somebody that he claims to have been a player, which goes on saying it of that one. */
const STAYS = '"PlayerClaim".playerId';

/**
 * Names one player wherever another is named, in whatever table: as somebody who plays, directs, writes, is written to, waits. Of what
 * there can be once for each player, such as a place on a list, what the second has already stays, and the first's goes.
 */
export async function handOver(tx: Tx, from: PlayerId, into: PlayerId): Promise<void> {
  for (const { table, column, keys } of await namings(tx)) {
    for (const key of keys) {
      const isSame = key.map((other) => ` and his.${other} = mine.${other}`).join('');
      await tx.$executeRawUnsafe(
        `delete from ${table} mine using ${table} his where mine.${column} = $1 and his.${column} = $2${isSame}`,
        from,
        into,
      );
    }
    await tx.$executeRawUnsafe(`update ${table} set ${column} = $2 where ${column} = $1`, from, into);
  }
}

/** Every column that refers to a player, from the tables themselves. */
async function namings(tx: Tx): Promise<readonly Naming[]> {
  const rows = await tx.$queryRaw<{ table: string; column: string; keys: string[][] | null }[]>`
    select refers.conrelid::regclass::text as "table", quote_ident(named.attname) as "column",
      (select jsonb_agg(others) from (
        select coalesce(jsonb_agg(quote_ident(part.attname)) filter (where part.attnum <> named.attnum), '[]') as others
        from pg_index i join pg_attribute part on part.attrelid = i.indrelid and part.attnum = any(i.indkey)
        where i.indrelid = refers.conrelid and i.indisunique and named.attnum = any(i.indkey)
        group by i.indexrelid) keys) as keys
    from pg_constraint refers
    join pg_attribute named on named.attrelid = refers.conrelid and named.attnum = refers.conkey[1]
    where refers.contype = 'f' and refers.confrelid = '"Player"'::regclass
      and refers.conrelid::regclass::text || '.' || named.attname <> ${STAYS}
    order by 1, 2`;
  return rows.map(({ table, column, keys }) => ({ table, column, keys: keys ?? [] }));
}
