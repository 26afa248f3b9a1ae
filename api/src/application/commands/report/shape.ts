import type { BoardReportId, PairingId, TournamentId } from '../../../kernel/ids.ts';
import type { ReportReading } from '../../../rules/formats/reports/check-report.ts';
import type { BoardReportState } from '../../../store/reading/board-report.ts';
import type { Effects } from '../../events.ts';

/** A report that was taken: the match that it is about and what it came to. `reportId` null: it repeats what was known from elsewhere. */
export interface TakenReport {
  readonly pairingId: PairingId;
  readonly reportId: BoardReportId | null;
  readonly state: BoardReportState;
  readonly reading: ReportReading;
}

/** What a report came to, and what that caused. */
export interface ReportDone extends TakenReport {
  readonly tournamentId: TournamentId;
  readonly effects: Effects;
}
