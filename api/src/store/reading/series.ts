import { asId, type PlayerId, type SeriesId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** Tournaments that belong together; `settings` is read by the kind's own parser. */
export type SeriesRecord = TypedRow<'Series', Prisma.SeriesGetPayload<object>>;

/**
 * What was decided in a series beside its results, numbered from 1. `playerIds`: who refuses his place, alone, or the players of a tie in
 * the order of the decision.
 */
export type SeriesRulingRecord = TypedRow<'SeriesRuling', Prisma.SeriesRulingGetPayload<object>>;

/** The series with these ids, in no order; unknown ids are left out. */
export async function seriesByIds(tx: Tx, ids: readonly SeriesId[]): Promise<readonly SeriesRecord[]> {
  const rows = await tx.series.findMany({ where: { id: { in: [...ids] } } });
  return typed('Series', rows);
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
    series === null ? [] : [{ player: asId<PlayerId>(playerId), series: typed('Series', series) }],
  );
  const isFirst = new Set<string>();
  return found.filter(({ player, series }) => {
    const key = `${player} ${series.id}`;
    return !isFirst.has(key) && isFirst.add(key);
  });
}

/** The series that a player directs, the newest first, at most `limit`. */
export async function seriesDirectedBy(tx: Tx, director: PlayerId, limit: number): Promise<readonly SeriesRecord[]> {
  const rows = await tx.series.findMany({
    where: { directorId: director },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return typed('Series', rows);
}

/** The decisions of these series, each series' in the order in which they were made. */
export async function rulingsOfSeries(tx: Tx, series: readonly SeriesId[]): Promise<readonly SeriesRulingRecord[]> {
  const rows = await tx.seriesRuling.findMany({
    where: { seriesId: { in: [...series] } },
    orderBy: [{ seriesId: 'asc' }, { number: 'asc' }],
  });
  return typed('SeriesRuling', rows);
}
