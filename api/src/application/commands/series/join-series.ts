import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { CHAMPIONSHIP_TOURNAMENTS } from '../../../rules/formats/championship/standings.ts';
import { tournamentsOfSeries, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { setSeriesPlace } from '../../../store/writing/series.ts';
import type { Command } from '../../command.ts';
import {
  invalidInput,
  wrongStatus,
  type AlreadyInSeries,
  type Forbidden,
  type InvalidInput,
  type NotFound,
  type SeriesFull,
  type WrongStatus,
} from '../../errors.ts';
import { seriesTopic } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { tellStandings } from '../../running/series/follow-series.ts';
import { directedChampionship } from './directed.ts';

/** Where a tournament is to stand in a championship; `number` null: the first that is free. */
export interface WantedPlace {
  readonly seriesId: SeriesId;
  readonly number: number | null;
}

/** Every way in which a tournament cannot join a championship. */
export type JoinSeriesError = Forbidden | NotFound | InvalidInput | WrongStatus | AlreadyInSeries | SeriesFull;

/**
 * Makes a tournament one of the four of a championship that the caller directs. The tournament is new or locked. Refuses
 * other formats than KIBA, another game than the others', and a championship whose Mabingwa is open. Source: formats.md B.2.1.
 */
export async function joinSeries(
  command: Command,
  tournament: Pick<TournamentRecord, 'id' | 'format' | 'game' | 'status' | 'seriesId'>,
  { seriesId, number: wanted }: WantedPlace,
): Promise<Result<null, JoinSeriesError>> {
  const { tx, emit } = command;
  const series = await directedChampionship(command, seriesId);
  if (!series.ok) return series;
  if (tournament.seriesId !== null) {
    return err({ kind: 'already-in-series', message: 'This tournament belongs to a series already.' });
  }
  if (tournament.format !== 'KIBA') {
    return err(invalidInput('format', 'The tournaments of a championship are KIBA tournaments.'));
  }
  if (tournament.status === 'CANCELLED') {
    return err(wrongStatus(tournament.status, 'This tournament was cancelled.'));
  }
  const others = (await tournamentsOfSeries(tx, [seriesId])).filter(({ status }) => status !== 'CANCELLED');
  if (others.some(({ seriesRole }) => seriesRole === 'MABINGWA')) {
    return err(wrongStatus('MABINGWA', 'The Mabingwa of this championship is open: its tournaments are over.'));
  }
  if (others.some(({ game }) => game !== tournament.game)) {
    return err(invalidInput('game', 'The tournaments of a championship are played in one game.'));
  }
  const taken = others.flatMap(({ seriesRole, seriesNumber }) => (seriesRole === 'TOURNAMENT' ? [seriesNumber] : []));
  const number = freeNumber(wanted, taken);
  if (!number.ok) return number;
  await setSeriesPlace(tx, tournament.id, { seriesId, role: 'TOURNAMENT', number: number.value });
  const payload = { seriesId, tournamentId: tournament.id, number: number.value };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesTournamentAdded', payload });
  if (tournament.status === 'FINISHED') tellStandings(command, { id: tournament.id, seriesId });
  return ok(null);
}

function freeNumber(
  wanted: number | null,
  taken: readonly (number | null)[],
): Result<number, InvalidInput | SeriesFull> {
  if (wanted === null) {
    const numbers = Array.from({ length: CHAMPIONSHIP_TOURNAMENTS }, (_, index) => index + 1);
    const free = numbers.find((number) => !taken.includes(number));
    if (free !== undefined) return ok(free);
    const message = `A championship has ${CHAMPIONSHIP_TOURNAMENTS} tournaments, and this one has them.`;
    return err({ kind: 'series-full', message });
  }
  const number = readNumber('number', wanted, { least: 1, most: CHAMPIONSHIP_TOURNAMENTS });
  if (!number.ok || !taken.includes(wanted)) return number;
  return err({ kind: 'series-full', message: `This championship has its tournament ${wanted} already.` });
}
