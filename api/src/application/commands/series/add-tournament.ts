import type { TournamentId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError } from '../../errors.ts';
import { directedTournament } from '../tournament/directed.ts';
import { joinSeries, type JoinSeriesError } from './join-series.ts';
import type { SeriesDone, SeriesInput } from './shape.ts';

/** The championship, the tournament that joins it, and its number there from 1; null: the first that is free. */
export interface AddTournamentInput extends SeriesInput {
  readonly tournamentId: TournamentId;
  readonly number: number | null;
}

/** Every way in which the command says no. */
export type AddTournamentError = CommonError | JoinSeriesError;

/**
 * Makes a tournament one of the four of a championship; the caller directs both. Also one that runs or is finished: its
 * points count from then on. Source: Championship 2.1.
 */
export async function addTournament(
  context: AppContext,
  input: AddTournamentInput,
): Promise<Result<SeriesDone, AddTournamentError>> {
  return runCommand(context, { mutation: 'addTournament', input }, (command) => add(command, input));
}

async function add(
  command: Command,
  { seriesId, tournamentId, number }: AddTournamentInput,
): Promise<Result<Pick<SeriesDone, 'seriesId'>, AddTournamentError>> {
  const tournament = await directedTournament(command, tournamentId);
  if (!tournament.ok) return tournament;
  const joined = await joinSeries(command, tournament.value, { seriesId, number });
  return joined.ok ? ok({ seriesId }) : joined;
}
