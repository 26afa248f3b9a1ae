import type { BoardReportId, GameId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { BoardNews } from '../../rules/formats/reports/board-news.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { BoardReportRecord, BoardReportState } from '../reading/board-report.ts';

/** A report as it comes in: what it says, and what it has come to so far. */
export interface NewBoardReport
  extends
    Pick<BoardReportRecord, 'id' | 'tournamentId' | 'gameId' | 'board' | 'byId' | 'byOfficial'>,
    Pick<BoardReportRecord, 'state' | 'doubt' | 'withoutStart'> {
  readonly news: BoardNews;
  readonly at: Instant;
}

/** What the director has said of a report that waited for him; `byId` null: an account without a player. */
export interface SettledReport {
  readonly state: BoardReportState;
  readonly byId: PlayerId | null;
  readonly at: Instant;
  readonly reason: string;
}

/** Stores a report of a board. */
export async function insertBoardReport(tx: Tx, { news, at, ...report }: NewBoardReport): Promise<void> {
  const { winner = null, points = null } = news.kind === 'won' ? news : {};
  await tx.boardReport.create({
    data: { ...report, winnerEntryId: winner, points, drawn: news.kind === 'drawn', at: toDate(at) },
    select: { id: true },
  });
}

/** Notes what the director has said of a report. */
export async function settleBoardReport(
  tx: Tx,
  id: BoardReportId,
  { state, byId, at, reason }: SettledReport,
): Promise<void> {
  await tx.boardReport.update({
    where: { id },
    data: { state, decidedById: byId, decidedAt: toDate(at), reason },
    select: { id: true },
  });
}

/** Notes that a report which waited was borne out by another. */
export async function confirmBoardReport(tx: Tx, id: BoardReportId): Promise<void> {
  await tx.boardReport.update({ where: { id }, data: { state: 'ACCEPTED' }, select: { id: true } });
}

/** Notes that a game elsewhere was begun on this board; one that had begun keeps its beginning. */
export async function openBoard(
  tx: Tx,
  id: GameId,
  { board, startedAt }: { readonly board: string; readonly startedAt: Instant },
): Promise<void> {
  await tx.game.update({
    where: { id },
    data: { status: 'RUNNING', boardNumber: board, startedAt: toDate(startedAt) },
    select: { id: true },
  });
}
