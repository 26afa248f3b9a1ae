import { notFound, wrongStatus } from '../../../../application/errors.ts';
import type { LeaveRefusal } from '../../../../application/series-module.ts';
import type { TournamentId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../store/client.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import { tournamentsOfSeries } from '../../../../store/reading/tournament.ts';
import { removableCycle } from './removable-cycle.ts';
import { message } from '../../../../application/texts/say.ts';

/** The last cycle, while it has not given the title to anybody: its number. */
export async function leaveTitle(
  tx: Tx,
  series: SeriesRecord,
  id: TournamentId,
): Promise<Result<number, LeaveRefusal>> {
  const tournaments = await tournamentsOfSeries(tx, [series.id]);
  const cycle = tournaments.find((tournament) => tournament.id === id);
  if (cycle === undefined) return err(notFound(message('series.TITLE.refused.noCycle')));
  if (removableCycle(tournaments)?.id === id) return ok(cycle.seriesNumber ?? 0);
  return err(wrongStatus(cycle.status, message('series.TITLE.refused.leaveLate')));
}
