import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import { wrongStatus, type Forbidden, type NotFound, type WrongStatus } from '../../errors.ts';
import { actingPlayer } from '../../rights.ts';
import { decideGame } from '../../running/decide-game.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';
import { message } from '../../texts/say.ts';
import type { CheckedReport } from './checked-report.ts';
import { directedTournament } from './directed.ts';

/** A running tournament that is played elsewhere, locked, for those alone who may report its results. */
export async function reportedElsewhere(
  command: Command,
  tournamentId: TournamentId,
): Promise<Result<TournamentRecord, NotFound | Forbidden | WrongStatus>> {
  const found = await directedTournament(command, tournamentId, 'report');
  if (!found.ok) return found;
  const { status, venue } = found.value;
  if (venue !== 'ELSEWHERE') return err(wrongStatus(venue, message('refused.result.playedHere')));
  return status === 'RUNNING' ? ok(found.value) : err(wrongStatus(status, message('refused.result.notNow')));
}

/** Decides games as they were reported, in this order, with what follows in the tournament. Its games are locked, then it. */
export async function recordReports(
  command: Command,
  tournament: TournamentRecord,
  reports: readonly CheckedReport[],
): Promise<void> {
  const reportedById = actingPlayer(command.actor);
  const games = reports.map(({ game }) => game);
  for (const { game, verdict } of reports) await decideGame(command, game, { ...verdict, reportedById });
  command.undoneBy(message('undo.report'));
  noteStandingsBy(command, tournament, games, await settleDecided(command, tournament, games));
}
