import { notFound, wrongStatus, type AlreadyOpened, type WrongStatus } from '../../../../application/errors.ts';
import type { LeaveRefusal } from '../../../../application/series-module.ts';
import type { TournamentId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../store/client.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { ChampionshipState } from './championship.ts';
import { loadChampionship } from './load-championship.ts';
import { awardedFrom, type Awarded } from './removal.ts';
import { message } from '../../../../application/texts/say.ts';

/** One of the four, while nothing was awarded by its points: its number. */
export async function leaveChampionship(
  tx: Tx,
  series: SeriesRecord,
  id: TournamentId,
): Promise<Result<number, LeaveRefusal>> {
  const championship = await loadChampionship(tx, series);
  const leg = championship.legs.find(({ part }) => part?.tournament.id === id);
  if (leg === undefined) return err(notFound(message('series.CHAMPIONSHIP.refused.noTournament')));
  const awarded = awardedFrom(championship, leg.number);
  return awarded === null ? ok(leg.number) : err(tooLate(awarded, championship.state));
}

function tooLate(awarded: Awarded, state: ChampionshipState): WrongStatus | AlreadyOpened {
  if (awarded.kind === 'ruled') {
    return wrongStatus(state, message('series.CHAMPIONSHIP.refused.ruledOn'));
  }
  const { id: tournamentId, name } = awarded.tournament;
  return {
    kind: 'already-opened',
    message: message('series.CHAMPIONSHIP.refused.openedByPoints', { name }),
    tournamentId,
  };
}
