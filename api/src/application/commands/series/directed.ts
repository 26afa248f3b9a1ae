import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds, type SeriesRecord } from '../../../store/reading/series.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, type Forbidden, type NotFound } from '../../errors.ts';
import { isId } from '../../found.ts';
import { leads } from '../../rights.ts';

const NAMES = { CHAMPIONSHIP: 'championship', TITLE: 'title' } as const satisfies Record<SeriesRecord['kind'], string>;

/** The championship, locked until the transaction ends. After every tournament that is locked. */
export async function lockedChampionship(tx: Tx, id: SeriesId): Promise<Result<SeriesRecord, NotFound>> {
  return lockedSeries(tx, id, 'CHAMPIONSHIP');
}

/** The championship, locked, for its director alone. */
export async function directedChampionship(
  command: Command,
  id: SeriesId,
): Promise<Result<SeriesRecord, NotFound | Forbidden>> {
  return directedSeries(command, id, 'CHAMPIONSHIP');
}

/** The series of this kind (null: of any), locked, for its director alone. */
export async function directedSeries(
  { tx, actor }: Command,
  id: SeriesId,
  kind: SeriesRecord['kind'] | null = null,
): Promise<Result<SeriesRecord, NotFound | Forbidden>> {
  const found = await lockedSeries(tx, id, kind);
  if (!found.ok || leads(actor, found.value)) return found;
  return err(forbidden(`Only the director of this ${NAMES[found.value.kind]} may do this.`));
}

async function lockedSeries(
  tx: Tx,
  id: SeriesId,
  kind: SeriesRecord['kind'] | null,
): Promise<Result<SeriesRecord, NotFound>> {
  const missing = err(notFound(kind === null ? 'series' : NAMES[kind]));
  if (!isId(id)) return missing;
  await lockSeries(tx, id);
  const [series] = await seriesByIds(tx, [id]);
  return series !== undefined && (kind === null || series.kind === kind) ? ok(series) : missing;
}
