import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { tournamentState } from '../tournament-state.ts';
import { readingOf } from '../reading.ts';
import type { SeriesPart } from '../../state/series/series-part.ts';

/** A tournament of a series with all that its results say. */
export async function readPart(context: AppContext, tournament: TournamentRecord): Promise<SeriesPart> {
  const [entries, { state }] = await Promise.all([
    readingOf(context).entriesOf.load(tournament.id),
    tournamentState(context, tournament.id, null),
  ]);
  return { tournament, entries, state };
}
