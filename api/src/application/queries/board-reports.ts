import type { TournamentId } from '../../kernel/ids.ts';
import type { BoardReportRecord, BoardReportState } from '../../store/reading/board-report.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { newsOf } from '../state/board-news.ts';
import { readingOf } from './reading.ts';

/** What was reported of the boards of a tournament, the oldest first; `state` null: whatever has become of it. */
export async function reportsOf(
  context: AppContext,
  tournament: TournamentId,
  state: BoardReportState | null,
): Promise<readonly BoardReportRecord[]> {
  const reports = await readingOf(context).boardReportsOf.load(tournament);
  return state === null ? reports : reports.filter((report) => report.state === state);
}

/** What was reported of the board of a game, the oldest first. */
export async function reportsOfGame(
  context: AppContext,
  { id, tournamentId }: GameRecord,
): Promise<readonly BoardReportRecord[]> {
  return (await reportsOf(context, tournamentId, null)).filter(({ gameId }) => gameId === id);
}

/** The last report that counts and says something else of the same game; null: there is none. */
export async function contradictedReport(
  context: AppContext,
  report: BoardReportRecord,
): Promise<BoardReportRecord | null> {
  const { id, gameId, tournamentId, doubt } = report;
  if (doubt !== 'RESULT' && doubt !== 'BOARD') return null;
  const others = (await reportsOf(context, tournamentId, 'ACCEPTED')).filter(
    (one) => one.gameId === gameId && one.id !== id,
  );
  return (
    (doubt === 'RESULT' && newsOf(report).kind !== 'started'
      ? others.findLast((one) => newsOf(one).kind !== 'started')
      : others.at(-1)) ?? null
  );
}
