import { SERIES_MODULES } from '../../../formats/application.ts';
import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { tournamentsOfSeries, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { SERIES_ROLES } from '../../../store/series.ts';
import { setSeriesPlace } from '../../../store/writing/series.ts';
import type { Command } from '../../command.ts';
import { invalidInput, wrongStatus, type AlreadyInSeries, type Forbidden, type NotFound } from '../../errors.ts';
import { seriesTopic } from '../../events.ts';
import { bringFromLast } from '../../running/series/bring-from-last.ts';
import { directedSeries } from './directed.ts';
import type { JoinRefusal } from '../../series-membership.ts';
import { joinedAs } from './join-rules.ts';
import { message } from '../../texts/say.ts';

/** Where a tournament is to stand in a series; `number` null: the first that is free. */
export interface WantedPlace {
  readonly seriesId: SeriesId;
  readonly number: number | null;
}

/** Every way in which a tournament cannot join a series. */
export type JoinSeriesError = Forbidden | NotFound | JoinRefusal | AlreadyInSeries;

/**
 * Makes a tournament a part of a series that the caller directs, as its kind says. The tournament is new or locked. Refuses
 * one that was cancelled or belongs to a series, and another game than the others'. Source: Championship 2.1, Kuksu 12.
 */
export async function joinSeries(
  command: Command,
  tournament: Pick<TournamentRecord, 'id' | 'format' | 'game' | 'status' | 'seriesId'>,
  { seriesId, number: wanted }: WantedPlace,
): Promise<Result<null, JoinSeriesError>> {
  const { tx, emit } = command;
  const series = await directedSeries(command, seriesId);
  if (!series.ok) return series;
  if (tournament.seriesId !== null) {
    return err({ kind: 'already-in-series', message: message('refused.series.belongsAlready') });
  }
  if (tournament.status === 'CANCELLED') {
    return err(wrongStatus(tournament.status, message('refused.series.cancelled')));
  }
  const others = (await tournamentsOfSeries(tx, [seriesId])).filter(({ status }) => status !== 'CANCELLED');
  if (others.some(({ game }) => game !== tournament.game)) {
    return err(invalidInput('game', message('refused.series.anotherGame')));
  }
  const place = joinedAs(series.value, tournament, { wanted, others });
  if (!place.ok) return place;
  const { role, number } = place.value;
  await setSeriesPlace(tx, tournament.id, { seriesId, role, number });
  const payload = { seriesId, tournamentId: tournament.id, number };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesTournamentAdded', payload });
  if (tournament.status === 'FINISHED' && !SERIES_ROLES[role].givesTitle) {
    SERIES_MODULES[series.value.kind].tellCounted?.(command, { id: tournament.id, seriesId });
  }
  await bringFromLast(tx, { ...tournament, seriesId, seriesRole: role, seriesNumber: number });
  return ok(null);
}
