import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { SeriesPart } from '../../state/series/series-part.ts';
import type { LoadedTournament } from '../tournament-rows.ts';

/** The games of a finished tournament whose last results are to be left out. */
export interface Correction {
  readonly tournament: TournamentId;
  readonly games: readonly { readonly id: GameId }[];
}

/** A loaded tournament as its series sees it. */
export function seriesPart(tournament: TournamentRecord, { rows, state }: LoadedTournament): SeriesPart {
  return { tournament, entries: rows.entries, state };
}
