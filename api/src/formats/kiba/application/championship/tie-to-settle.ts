import type { AppContext } from '../../../../application/context.ts';
import { readingOf } from '../../../../application/queries/reading.ts';
import type { SeriesTie } from '../../../../application/series-module.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import { toInstantOrNull } from '../../../../store/codecs/instant.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../rules/championship/standings.ts';
import { readChampionship } from './read-championship.ts';
import { isBeforeMabingwa } from './viewer-rights.ts';

/** The players of a tie over the last place in the Mabingwa, as long as their director can settle it, from the end of the last of the four tournaments on. Source: Championship 2.3, Common 1.4. */
export async function tieToSettle(context: AppContext, series: SeriesRecord): Promise<SeriesTie | null> {
  const tournaments = await readingOf(context).tournamentsOf.load(series.id);
  const over = tournaments.filter(({ seriesRole, status }) => seriesRole === 'TOURNAMENT' && status === 'FINISHED');
  // A championship is worked out from all its games: only one that can be tied is.
  if (over.length < CHAMPIONSHIP_TOURNAMENTS) return null;
  const championship = await readChampionship(context, series);
  const { tied } = championship.table;
  if (tied.length === 0 || !isBeforeMabingwa(championship)) return null;
  const ended = over.flatMap(({ finishedAt }) => toInstantOrNull(finishedAt) ?? []);
  return { tied, since: ended.toSorted((a, b) => b - a)[0] ?? null };
}
