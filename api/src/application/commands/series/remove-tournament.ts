import { SERIES_MODULES } from '../../../formats/application.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockTournament } from '../../../store/lock.ts';
import { leaveSeries } from '../../../store/writing/series.ts';
import { defineCommand } from '../../command.ts';
import { notFound, type CommonError } from '../../errors.ts';
import { seriesTopic } from '../../events.ts';
import { isId } from '../../found.ts';
import { directedSeries } from './directed.ts';
import type { LeaveRefusal } from '../../series-module.ts';
import type { SeriesDone, SeriesInput } from './shape.ts';

/** The series, and which of its tournaments is to leave it. */
export interface RemoveTournamentInput extends SeriesInput {
  readonly tournamentId: TournamentId;
}

/** Every way in which the command says no. */
export type RemoveTournamentError = CommonError | LeaveRefusal;

/**
 * Takes a tournament out of its series again; the caller directs the series. The tournament itself goes on as it is, its number
 * is free, and its points count no more. Refused where the kind of the series keeps it, as once something was awarded by it.
 */
export const removeTournament = defineCommand<RemoveTournamentInput, SeriesDone, RemoveTournamentError>(
  'removeTournament',
  async (command, { seriesId, tournamentId }) => {
    const { tx, emit } = command;
    if (!isId(tournamentId)) return err(notFound('tournament'));
    await lockTournament(tx, tournamentId);
    const series = await directedSeries(command, seriesId);
    if (!series.ok) return series;
    const number = await SERIES_MODULES[series.value.kind].leave(tx, series.value, tournamentId);
    if (!number.ok) return number;
    await leaveSeries(tx, tournamentId);
    const payload = { seriesId, tournamentId, number: number.value };
    emit({ topic: seriesTopic(seriesId), kind: 'SeriesTournamentRemoved', payload });
    return ok({ seriesId });
  },
);
