import type { SeriesId } from '../../kernel/ids.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { SeriesRecord } from '../reading/series.ts';
import { typed } from '../typed-row.ts';
import { beyondCursor, rowsOrNone, type PageQuery, type RowQuery } from './page.ts';
import type { ReadClient } from './read-client.ts';

/** The series with this id; null if there is none. */
export async function seriesWithId(reads: ReadClient, id: SeriesId, query: RowQuery): Promise<SeriesRecord | null> {
  return typed('Series', await reads.series.findUnique({ ...query, where: { id } }));
}

/** All series, the newest first; null when the page is to begin at none of them. */
export async function newestSeries(
  reads: ReadClient,
  page: PageQuery<Prisma.SeriesWhereUniqueInput>,
): Promise<SeriesRecord[] | null> {
  const { query, isBeyond } = beyondCursor(page);
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const found = typed('Series', await reads.series.findMany({ ...query, where: isBeyond, orderBy }));
  return rowsOrNone(found, page, () => reads.series.count({ where: { id: page.cursor?.id ?? '' } }));
}

/** How many there are. */
export function countSeries(reads: ReadClient): Promise<number> {
  return reads.series.count();
}
