import { seriesPart, type Correction } from '../../../../application/running/series/correction.ts';
import type { SeriesPart } from '../../../../application/state/series/series-part.ts';
import { beforeResultsOf, loadTournament } from '../../../../application/running/tournament-rows.ts';
import type { Tx } from '../../../../store/client.ts';
import { rulingsOfSeries, type SeriesRecord } from '../../../../store/reading/series.ts';
import { tournamentsOfSeries } from '../../../../store/reading/tournament.ts';
import { championshipOf, type Championship } from './championship.ts';

/** Reads a whole championship as the transaction sees it, or as it stood before a correction. */
export async function loadChampionship(
  tx: Tx,
  series: SeriesRecord,
  before: Correction | null = null,
): Promise<Championship> {
  const parts: SeriesPart[] = [];
  for (const tournament of await tournamentsOfSeries(tx, [series.id])) {
    const loaded = await loadTournament(tx, tournament.id);
    if (before?.tournament !== tournament.id) parts.push(seriesPart(tournament, loaded));
    else parts.push(seriesPart({ ...tournament, status: 'FINISHED' }, beforeResultsOf(loaded, before.games)));
  }
  return championshipOf(series, await rulingsOfSeries(tx, [series.id]), parts);
}
