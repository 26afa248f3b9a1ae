import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { AppContext } from '../../../../application/context.ts';
import { derivedOnce, readingOf } from '../../../../application/queries/reading.ts';
import { championshipOf, type Championship } from './championship.ts';
import { readPart } from '../../../../application/queries/series/read-part.ts';

/** A championship as it stands, worked out once a request. */
export function readChampionship(context: AppContext, series: SeriesRecord): Promise<Championship> {
  const reading = readingOf(context);
  return derivedOnce(reading, `championship ${series.id}`, async () => {
    const [tournaments, rulings] = await Promise.all([
      reading.tournamentsOf.load(series.id),
      reading.rulingsOfSeries.load(series.id),
    ]);
    const parts = await Promise.all(tournaments.map((tournament) => readPart(context, tournament)));
    return championshipOf(series, rulings, parts);
  });
}
