import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds, type SeriesRecord } from '../../../store/reading/series.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, type Forbidden, type NotFound } from '../../errors.ts';
import { isId } from '../../found.ts';
import { directs } from '../../rights.ts';

/** The championship, locked until the transaction ends. After every tournament that is locked. */
export async function lockedChampionship(tx: Tx, id: SeriesId): Promise<Result<SeriesRecord, NotFound>> {
  if (!isId(id)) return err(notFound('championship'));
  await lockSeries(tx, id);
  const [series] = await seriesByIds(tx, [id]);
  return series?.kind === 'CHAMPIONSHIP' ? ok(series) : err(notFound('championship'));
}

/** The championship, locked, for its director alone. */
export async function directedChampionship(
  { tx, actor }: Command,
  id: SeriesId,
): Promise<Result<SeriesRecord, NotFound | Forbidden>> {
  const found = await lockedChampionship(tx, id);
  if (!found.ok || directs(actor, found.value)) return found;
  return err(forbidden('Only the director of this championship may do this.'));
}
