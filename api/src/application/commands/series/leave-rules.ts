import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import { tournamentsOfSeries } from '../../../store/reading/tournament.ts';
import { notFound, wrongStatus, type AlreadyOpened, type NotFound, type WrongStatus } from '../../errors.ts';
import { awardedFrom, type Awarded } from '../../queries/series/removal.ts';
import { removableCycle } from '../../../formats/kuksu/application/series/removable-cycle.ts';
import { loadChampionship } from '../../running/series/series-rows.ts';

/** Every way in which a kind of series keeps a tournament. */
export type LeaveRefusal = NotFound | WrongStatus | AlreadyOpened;

/** Of each kind of series: the number of a tournament that may leave it. */
export const LEAVE_RULES: Readonly<
  Record<
    SeriesRecord['kind'],
    (tx: Tx, series: SeriesRecord, id: TournamentId) => Promise<Result<number, LeaveRefusal>>
  >
> = { CHAMPIONSHIP: leaveChampionship, TITLE: leaveTitle };

/** While nothing was awarded by its points. */
async function leaveChampionship(
  tx: Tx,
  series: SeriesRecord,
  id: TournamentId,
): Promise<Result<number, LeaveRefusal>> {
  const championship = await loadChampionship(tx, series);
  const leg = championship.legs.find(({ part }) => part?.tournament.id === id);
  if (leg === undefined) return err(notFound('tournament of this championship'));
  const awarded = awardedFrom(championship, leg.number);
  return awarded === null ? ok(leg.number) : err(tooLate(awarded, championship.state));
}

/** The last cycle, while it has not given the title to anybody. */
async function leaveTitle(tx: Tx, series: SeriesRecord, id: TournamentId): Promise<Result<number, LeaveRefusal>> {
  const tournaments = await tournamentsOfSeries(tx, [series.id]);
  const cycle = tournaments.find((tournament) => tournament.id === id);
  if (cycle === undefined) return err(notFound('cycle of this title'));
  if (removableCycle(tournaments)?.id === id) return ok(cycle.seriesNumber ?? 0);
  return err(wrongStatus(cycle.status, 'Only the last cycle of a title can be taken out, and only until it is over.'));
}

function tooLate(awarded: Awarded, state: string): WrongStatus | AlreadyOpened {
  if (awarded.kind === 'ruled') {
    return wrongStatus(state, 'The standings with its points were ruled on: a tie was settled or a place given back.');
  }
  const { id: tournamentId, name } = awarded.tournament;
  return { kind: 'already-opened', message: `${name} was opened by the points of this tournament.`, tournamentId };
}
