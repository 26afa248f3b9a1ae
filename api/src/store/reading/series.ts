import { seriesKind, seriesRuling } from '../codecs/registered-key.ts';
import { asId, type PlayerId, type SeriesId, type SeriesRulingId } from '../../kernel/ids.ts';
import type { SeriesKind, SeriesRulingKey } from '#formats/rules';
import type { Instant } from '../../kernel/time.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';

/** Tournaments that belong together; `settings` is read by the kind's own parser. */
export interface SeriesRecord {
  readonly id: SeriesId;
  readonly name: string;
  readonly description: string | null;
  readonly kind: SeriesKind;
  readonly settings: unknown;
  readonly directorId: PlayerId;
  readonly createdAt: Instant;
}

/**
 * What was decided in a series beside its results, numbered from 1. `players`: who refuses his place, alone, or the players of a tie in the
 * order of the decision.
 */
export interface SeriesRulingRecord {
  readonly id: SeriesRulingId;
  readonly seriesId: SeriesId;
  readonly number: number;
  readonly kind: SeriesRulingKey;
  readonly players: readonly PlayerId[];
  readonly byId: PlayerId | null;
  readonly reason: string;
  readonly text: string;
  readonly at: Instant;
}

/** The series with these ids, in no order; unknown ids are left out. */
export async function seriesByIds(tx: Tx, ids: readonly SeriesId[]): Promise<readonly SeriesRecord[]> {
  const rows = await tx.series.findMany({ where: { id: { in: [...ids] } } });
  return rows.map(seriesRecord);
}

/** The series in whose tournaments one of these players has entered, cancelled ones apart, the newest first. */
export async function seriesPlayedBy(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<readonly { readonly player: PlayerId; readonly series: SeriesRecord }[]> {
  const entered = await tx.entry.findMany({
    where: { playerId: { in: [...players] }, tournament: { seriesId: { not: null }, status: { not: 'CANCELLED' } } },
    orderBy: [{ tournament: { series: { createdAt: 'desc' } } }, { tournament: { seriesId: 'asc' } }],
    select: { playerId: true, tournament: { select: { series: true } } },
  });
  const found = entered.flatMap(({ playerId, tournament: { series } }) =>
    series === null ? [] : [{ player: asId<PlayerId>(playerId), series: seriesRecord(series) }],
  );
  const isFirst = new Set<string>();
  return found.filter(({ player, series }) => {
    const key = `${player} ${series.id}`;
    return !isFirst.has(key) && isFirst.add(key);
  });
}

/** All series, the newest first. */
export async function seriesPage(tx: Tx, window: KeyWindow<InstantKey>): Promise<readonly SeriesRecord[]> {
  const rows = await tx.series.findMany({
    where: { AND: beyond(window) },
    orderBy: window.fromEnd ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ createdAt: 'desc' }, { id: 'desc' }],
    take: window.limit,
  });
  return inListOrder(rows, window).map(seriesRecord);
}

/** The decisions of these series, each series' in the order in which they were made. */
export async function rulingsOfSeries(tx: Tx, series: readonly SeriesId[]): Promise<readonly SeriesRulingRecord[]> {
  const rows = await tx.seriesRuling.findMany({
    where: { seriesId: { in: [...series] } },
    orderBy: [{ seriesId: 'asc' }, { number: 'asc' }],
  });
  return rows.map((row) => ({
    id: asId<SeriesRulingId>(row.id),
    seriesId: asId<SeriesId>(row.seriesId),
    number: row.number,
    kind: seriesRuling(row.kind),
    players: row.playerIds.map((id) => asId<PlayerId>(id)),
    byId: row.byId === null ? null : asId<PlayerId>(row.byId),
    reason: row.reason,
    text: row.text,
    at: toInstant(row.at),
  }));
}

function beyond(window: KeyWindow<InstantKey>): Prisma.SeriesWhereInput[] {
  const conditions: Prisma.SeriesWhereInput[] = [];
  if (window.after !== null) {
    const [createdAt, id] = [new Date(window.after.at), window.after.id];
    conditions.push({ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] });
  }
  if (window.before !== null) {
    const [createdAt, id] = [new Date(window.before.at), window.before.id];
    conditions.push({ OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] });
  }
  return conditions;
}

function seriesRecord(row: Prisma.SeriesGetPayload<object>): SeriesRecord {
  return {
    id: asId<SeriesId>(row.id),
    name: row.name,
    description: row.description,
    kind: seriesKind(row.kind),
    settings: row.settings,
    directorId: asId<PlayerId>(row.directorId),
    createdAt: toInstant(row.createdAt),
  };
}
