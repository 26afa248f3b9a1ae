import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../store/client.ts';
import { rulingsOfSeries, type SeriesRecord } from '../../../store/reading/series.ts';
import { tournamentsOfSeries, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { championshipOf, type Championship } from '../../../formats/kiba/application/championship/championship.ts';
import type { SeriesPart } from '../../queries/series/series-part.ts';
import { beforeResultsOf, loadTournament, type LoadedTournament } from '../tournament-rows.ts';

/** The games of a finished tournament whose last results are to be left out. */
export interface Correction {
  readonly tournament: TournamentId;
  readonly games: readonly { readonly id: GameId }[];
}

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

/** A loaded tournament as its series sees it. */
export function seriesPart(tournament: TournamentRecord, { rows, state }: LoadedTournament): SeriesPart {
  return { tournament, entries: rows.entries, state };
}
