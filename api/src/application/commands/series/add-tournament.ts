import type { TournamentId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError } from '../../errors.ts';
import { directedTournament } from '../tournament/directed.ts';
import { joinSeries, type JoinSeriesError } from './join-series.ts';
import type { SeriesDone, SeriesInput } from './shape.ts';

/** The series, the tournament that joins it, and its number there; null: the one that it has by itself. */
export interface AddTournamentInput extends SeriesInput {
  readonly tournamentId: TournamentId;
  readonly number: number | null;
}

/** Every way in which the command says no. */
export type AddTournamentError = CommonError | JoinSeriesError;

/**
 * Makes a tournament part of a series; the caller directs both. Also one that runs or is finished, where the kind of series takes it:
 * what it gives counts from then on. Source: Championship 2.1.
 */
export const addTournament = defineCommand<AddTournamentInput, SeriesDone, AddTournamentError>(
  'addTournament',
  async (command, { seriesId, tournamentId, number }) => {
    const tournament = await directedTournament(command, tournamentId);
    if (!tournament.ok) return tournament;
    const joined = await joinSeries(command, tournament.value, { seriesId, number });
    return joined.ok ? ok({ seriesId }) : joined;
  },
);
