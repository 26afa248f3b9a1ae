import { invariant } from '../../kernel/assert.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { BoardReportId, PairingId } from '../../kernel/ids.ts';
import type { BoardReportRecord } from '../../store/reading/board-report.ts';
import type { AppContext } from '../context.ts';
import { newsOf } from '../state/board-news.ts';
import { mayCount } from '../state/game-rules.ts';
import { gameOf, pairingOf } from './find.ts';
import { shownNameOf } from './namesakes.ts';
import { entryName } from './game-names.ts';
import { readingOf } from './reading.ts';

type ReportEventKind = 'BoardReported' | 'ReportSettled';

interface AboutReport {
  readonly pairingId: PairingId;
  readonly reportId: BoardReportId;
}

/** The report with this id, which something else has named. */
export async function boardReportOf(context: AppContext, reportId: BoardReportId): Promise<BoardReportRecord> {
  const report = await readingOf(context).boardReports.load(reportId);
  invariant(report !== null, `report ${reportId} is stored`);
  return report;
}

/** What a report says, such as `match 12: board 34567 won by Asha by 4 points`. */
export async function reportMessage(context: AppContext, report: BoardReportRecord): Promise<Message> {
  const { number } = await pairingOf(context, report.game);
  const { board } = report;
  const news = newsOf(report);
  if (news.kind !== 'won') return message(`report.${news.kind}`, { number, board });
  const { winner, points } = news;
  return message('report.won', { number, board, name: await entryName(context, winner), points });
}

/** What is odd about the points of a report; null: nothing. */
export async function reportWarning(
  context: AppContext,
  { gameId, points }: BoardReportRecord,
): Promise<Message | null> {
  if (points === null) return null;
  const { game } = await gameOf(context, gameId);
  return mayCount(game, points) ? null : message('report.refused.impossiblePoints', { points });
}

/** An event about a report. */
export async function reportEventMessage(
  context: AppContext,
  { kind, payload }: { readonly kind: ReportEventKind; readonly payload: AboutReport },
): Promise<Message> {
  const stored = await boardReportOf(context, payload.reportId);
  const { state, byId } = stored;
  const report = await reportMessage(context, stored);
  if (kind === 'ReportSettled') return message('report.settled', { report, state });
  if (byId === null) return message('report.told', { report, state });
  return message('report.toldBy', { report, state, name: await shownNameOf(context, stored, byId) });
}
