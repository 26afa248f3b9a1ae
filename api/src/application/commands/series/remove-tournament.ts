import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockTournament } from '../../../store/lock.ts';
import { leaveSeries } from '../../../store/writing/series.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { notFound, wrongStatus, type AlreadyOpened, type CommonError, type WrongStatus } from '../../errors.ts';
import { seriesTopic } from '../../events.ts';
import { isId } from '../../found.ts';
import { awardedFrom, type Awarded } from '../../queries/series/removal.ts';
import { loadChampionship } from '../../running/series/series-rows.ts';
import { directedChampionship } from './directed.ts';
import type { SeriesDone, SeriesInput } from './shape.ts';

/** The championship, and which of its four tournaments is to leave it. */
export interface RemoveTournamentInput extends SeriesInput {
  readonly tournamentId: TournamentId;
}

/** Every way in which the command says no. */
export type RemoveTournamentError = CommonError | WrongStatus | AlreadyOpened;

/**
 * Takes one of the four tournaments out of a championship again; the caller directs the championship. The tournament itself
 * goes on as it is, its number is free, and its points count no more. Refused once something was awarded by its points: the
 * Mabingwa or a match of countries is open, or the final standings were ruled on.
 */
export async function removeTournament(
  context: AppContext,
  input: RemoveTournamentInput,
): Promise<Result<SeriesDone, RemoveTournamentError>> {
  return runCommand(context, { mutation: 'removeTournament', input }, (command) => remove(command, input));
}

async function remove(
  command: Command,
  { seriesId, tournamentId }: RemoveTournamentInput,
): Promise<Result<Pick<SeriesDone, 'seriesId'>, RemoveTournamentError>> {
  const { tx, emit } = command;
  if (!isId(tournamentId)) return err(notFound('tournament'));
  await lockTournament(tx, tournamentId);
  const series = await directedChampionship(command, seriesId);
  if (!series.ok) return series;
  const championship = await loadChampionship(tx, series.value);
  const leg = championship.legs.find(({ part }) => part?.tournament.id === tournamentId);
  if (leg === undefined) return err(notFound('tournament of this championship'));
  const awarded = awardedFrom(championship, leg.number);
  if (awarded !== null) return err(tooLate(awarded, championship.state));
  await leaveSeries(tx, tournamentId);
  const payload = { seriesId, tournamentId, number: leg.number };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesTournamentRemoved', payload });
  return ok({ seriesId });
}

function tooLate(awarded: Awarded, state: string): WrongStatus | AlreadyOpened {
  if (awarded.kind === 'ruled') {
    return wrongStatus(state, 'The standings with its points were ruled on: a tie was settled or a place given back.');
  }
  const { id: tournamentId, name } = awarded.tournament;
  return { kind: 'already-opened', message: `${name} was opened by the points of this tournament.`, tournamentId };
}
