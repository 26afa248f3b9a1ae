import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { tournamentState } from '../../../../application/queries/format-state.ts';
import { derivedOnce, readingOf } from '../../../../application/queries/reading.ts';
import { championshipOf, type Championship } from './championship.ts';
import type { SeriesPart } from '../../../../application/queries/series/series-part.ts';

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

/** A tournament of a series with all that its results say. */
export async function readPart(context: AppContext, tournament: TournamentRecord): Promise<SeriesPart> {
  const [entries, { state }] = await Promise.all([
    readingOf(context).entriesOf.load(tournament.id),
    tournamentState(context, tournament.id, null),
  ]);
  return { tournament, entries, state };
}
