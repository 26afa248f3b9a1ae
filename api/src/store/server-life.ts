import type { Instant } from '../kernel/time.ts';
import type { Tx } from './client.ts';
import { toDate, toInstant } from './codecs/instant.ts';

/** A time during which no server ran, to be given back to every running clock. */
export interface Downtime {
  readonly id: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** When a server last showed that it lives, locked until the transaction ends; null before the first. */
export async function lastAlive(tx: Tx): Promise<Instant | null> {
  const [row] = await tx.$queryRaw<{ aliveAt: Date }[]>`select "aliveAt" from "ServerLife" where id = 1 for update`;
  return row === undefined ? null : toInstant(row.aliveAt);
}

/** Notes that a server lives at this instant; an earlier one than is known changes nothing. */
export async function noteAlive(tx: Tx, at: Instant): Promise<void> {
  await tx.$executeRaw`
    insert into "ServerLife" (id, "aliveAt") values (1, ${toDate(at)}::timestamp(3))
    on conflict (id) do update set "aliveAt" = greatest("ServerLife"."aliveAt", excluded."aliveAt")`;
}

/** Notes a downtime that is to be credited. */
export async function insertDowntime(tx: Tx, { id, from, to }: Downtime): Promise<void> {
  await tx.downtime.create({
    data: { id, from: toDate(from), to: toDate(to), credited: false, games: 0 },
    select: { id: true },
  });
}

/** The downtimes that are not wholly credited yet, the oldest first. */
export async function openDowntimes(tx: Tx): Promise<readonly Downtime[]> {
  const rows = await tx.downtime.findMany({ where: { credited: false }, orderBy: { from: 'asc' } });
  return rows.map(({ id, from, to }) => ({ id, from: toInstant(from), to: toInstant(to) }));
}

/** Notes that games of a downtime have been credited. */
export async function countCredited(tx: Tx, id: string, games: number): Promise<void> {
  await tx.downtime.update({ where: { id }, data: { games: { increment: games } }, select: { id: true } });
}

/** Notes that a downtime is credited to every clock. */
export async function closeDowntime(tx: Tx, id: string): Promise<void> {
  await tx.downtime.update({ where: { id }, data: { credited: true }, select: { id: true } });
}
