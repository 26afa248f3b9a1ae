import type { BoardNews } from '../../rules/formats/reports/board-news.ts';
import type { BoardReportRecord } from '../../store/reading/board-report.ts';

/** What a report says of its board. */
export function newsOf({
  winnerEntryId: winner,
  points,
  drawn,
}: Pick<BoardReportRecord, 'winnerEntryId' | 'points' | 'drawn'>): BoardNews {
  if (winner !== null && points !== null) return { kind: 'won', winner, points };
  return { kind: drawn ? 'drawn' : 'started' };
}
