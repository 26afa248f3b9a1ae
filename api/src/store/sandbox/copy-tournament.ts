import type { AccountId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { readAtOneMoment } from '../one-moment.ts';
import { COPIED_TABLES, type CopiedTable } from './copied-tables.ts';

/** The rows of one table as the text of a JSON list, which nothing but the other database reads. */
export interface Copied {
  readonly name: string;
  readonly rows: string;
}

/** All rows of tournaments as they are at this moment but what is private or secret, each table after those that it refers to. */
export function readCopied(from: Db, tournaments: readonly TournamentId[]): Promise<readonly Copied[]> {
  return readAtOneMoment(from, async ({ prisma }) => {
    const read: Copied[] = [];
    for (const table of COPIED_TABLES) {
      const [row] = await prisma.$queryRawUnsafe<{ rows: string }[]>(readRows(table), [...tournaments]);
      read.push({ name: table.name, rows: row?.rows ?? '[]' });
    }
    return read;
  });
}

/** Puts them into another database, an empty one with the same tables: everything keeps its id. */
export async function insertCopied({ prisma }: Db, copies: readonly Copied[]): Promise<void> {
  for (const { name, rows } of copies) {
    await prisma.$executeRawUnsafe(
      `insert into "${name}" select * from json_populate_recordset(null::"${name}", $1::json)`,
      rows,
    );
  }
}

function readRows({ name, where, instead = {} }: CopiedTable): string {
  const changed = JSON.stringify(instead);
  return `select coalesce(json_agg(to_jsonb(it) || '${changed}'::jsonb), '[]')::text as rows from "${name}" as it where ${where}`;
}

/** Lets bots play for all who are entered but these. */
export async function makeBots({ prisma }: Db, beside: readonly PlayerId[]): Promise<void> {
  await prisma.player.updateMany({ where: { entries: { some: {} } }, data: { isBot: true } });
  await prisma.player.updateMany({ where: { id: { in: [...beside] } }, data: { isBot: false } });
}

/** Stores who a sandbox belongs to, with nothing that he signs in or is written to with. */
export async function insertOwner(
  { prisma }: Db,
  { id, name }: { readonly id: AccountId; readonly name: string },
  at: Instant,
): Promise<void> {
  const times = { createdAt: toDate(at), updatedAt: toDate(at) };
  await prisma.account.create({ data: { id, name, email: `${id}@sandbox.invalid`, role: 'DIRECTOR', ...times } });
}
