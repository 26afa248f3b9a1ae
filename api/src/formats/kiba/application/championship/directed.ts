import { directedSeries, lockedSeries } from '../../../../application/commands/series/directed.ts';
import type { Command } from '../../../../application/command.ts';
import type { Forbidden, NotFound } from '../../../../application/errors.ts';
import type { SeriesId } from '../../../../kernel/ids.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../store/client.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';

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
