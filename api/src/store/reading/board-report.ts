import type { BoardReportId, GameId, PairingId, TournamentId } from '../../kernel/ids.ts';
import { asId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { BOARD_REPORT_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/**
 * What somebody has reported of a board elsewhere. `byId` null: the server itself, or an account without a player. `doubt`: why it waits, or
 * waited, for the director, whose decision is null until he has made one; `withoutStart`: nobody had reported its start.
 */
export type BoardReportRecord = TypedRow<
  'BoardReport',
  Prisma.BoardReportGetPayload<{ include: typeof BOARD_REPORT_PARTS }>
>;

/** What has become of a report: it counts; it waits for the director; he has decided against it. */
export type BoardReportState = BoardReportRecord['state'];

/** The reports with these ids, in no order; unknown ids are left out. */
export async function boardReportsByIds(tx: Tx, ids: readonly BoardReportId[]): Promise<readonly BoardReportRecord[]> {
  return reports(tx, { id: { in: [...ids] } });
}

/** The reports of these tournaments, each one's oldest first. */
export async function boardReportsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly BoardReportRecord[]> {
  return reports(tx, { tournamentId: { in: [...tournaments] } });
}

/** The reports about these games that wait for the director, the oldest first. */
export async function waitingReportsOf(tx: Tx, games: readonly GameId[]): Promise<readonly BoardReportRecord[]> {
  return reports(tx, { gameId: { in: [...games] }, state: 'WAITING' });
}

/** The reports of these tournaments that wait for the director, the oldest first. */
export async function waitingReportsIn(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly BoardReportRecord[]> {
  return reports(tx, { tournamentId: { in: [...tournaments] }, state: 'WAITING' });
}

/** The numbers of all boards of a tournament that are known, with their pairings. */
export async function boardsOfTournament(
  tx: Tx,
  tournamentId: TournamentId,
): Promise<readonly { readonly pairingId: PairingId; readonly board: string }[]> {
  const rows = await tx.game.findMany({
    where: { tournamentId, boardNumber: { not: null } },
    select: { pairingId: true, boardNumber: true },
  });
  return rows.map(({ pairingId, boardNumber }) => ({
    pairingId: asId<PairingId>(pairingId),
    board: boardNumber ?? '',
  }));
}

async function reports(tx: Tx, where: Prisma.BoardReportWhereInput): Promise<readonly BoardReportRecord[]> {
  const orderBy = [{ at: 'asc' as const }, { id: 'asc' as const }];
  return typed('BoardReport', await tx.boardReport.findMany({ where, orderBy, include: BOARD_REPORT_PARTS }));
}
