import { invariant } from '../../kernel/assert.ts';
import type { BoardReportId, PairingId } from '../../kernel/ids.ts';
import type { BoardReportRecord } from '../../store/reading/board-report.ts';
import type { AppContext } from '../context.ts';
import { pairingOf, playerOf } from './find.ts';
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
export async function reportInWords(context: AppContext, report: BoardReportRecord): Promise<string> {
  const { number } = await pairingOf(context, report);
  const { board, news } = report;
  if (news.kind !== 'won') return `match ${number}: board ${board} ${news.kind}`;
  const { winner, points } = news;
  const much = points === 1 ? '1 point' : `${points} points`;
  return `match ${number}: board ${board} won by ${await entryName(context, winner)} by ${much}`;
}

/** An event about a report as one English sentence. */
export async function reportEventText(
  context: AppContext,
  { kind, payload }: { readonly kind: ReportEventKind; readonly payload: AboutReport },
): Promise<string> {
  const report = await boardReportOf(context, payload.reportId);
  const words = await reportInWords(context, report);
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  if (kind === 'ReportSettled') {
    return `The director has ${report.state === 'ACCEPTED' ? 'accepted' : 'rejected'} a report: ${said}.`;
  }
  const by = report.byId === null ? '' : `, as ${(await playerOf(context, report.byId)).name} has reported`;
  const waits = report.state === 'WAITING' ? '; it waits for the director' : '';
  return `${said}${by}${waits}.`;
}
