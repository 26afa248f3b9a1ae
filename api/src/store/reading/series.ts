import { asId, type SeriesId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** A championship of several tournaments, or a title with its cycles. */
export interface SeriesRecord {
  readonly id: SeriesId;
  readonly name: string;
  readonly kind: 'CHAMPIONSHIP' | 'TITLE';
}

/** The series with these ids, in no order; unknown ids are left out. */
export async function seriesByIds(tx: Tx, ids: readonly SeriesId[]): Promise<readonly SeriesRecord[]> {
  const rows = await tx.series.findMany({ where: { id: { in: [...ids] } } });
  return rows.map((row) => ({ id: asId<SeriesId>(row.id), name: row.name, kind: row.kind }));
}
