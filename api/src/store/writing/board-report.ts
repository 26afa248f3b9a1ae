import type { BoardReportId, GameId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { BoardReportRecord, BoardReportState, SettledReport } from '../reading/board-report.ts';

/** Stores a report of a board. */
export async function insertBoardReport(
  tx: Tx,
  { news, at, pairingId: _ofItsGame, settled: _later, ...report }: BoardReportRecord,
): Promise<void> {
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
  { state, settled }: { readonly state: BoardReportState; readonly settled: SettledReport },
): Promise<void> {
  const { byId, at, reason } = settled;
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
