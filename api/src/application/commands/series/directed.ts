import type { SeriesKind } from '#formats/rules';
import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds, type SeriesRecord } from '../../../store/reading/series.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, type Forbidden, type NotFound } from '../../errors.ts';
import { isId } from '../../found.ts';
import { leads } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** The series of this kind (null: of any), locked, for its director alone. */
export async function directedSeries(
  { tx, actor }: Command,
  id: SeriesId,
  kind: SeriesKind | null = null,
): Promise<Result<SeriesRecord, NotFound | Forbidden>> {
  const found = await lockedSeries(tx, id, kind);
  if (!found.ok || leads(actor, found.value)) return found;
  return err(forbidden(message(`series.${found.value.kind}.refused.onlyDirector`)));
}

/** The series of this kind (null: of any), locked until the transaction ends. After every tournament that is locked. */
export async function lockedSeries(
  tx: Tx,
  id: SeriesId,
  kind: SeriesKind | null,
): Promise<Result<SeriesRecord, NotFound>> {
  const missing = err(notFound(kind === null ? 'series' : message(`series.${kind}.refused.none`)));
  if (!isId(id)) return missing;
  await lockSeries(tx, id);
  const [series] = await seriesByIds(tx, [id]);
  return series !== undefined && (kind === null || series.kind === kind) ? ok(series) : missing;
}
