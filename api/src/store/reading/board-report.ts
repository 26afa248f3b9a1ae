import {
  asId,
  type BoardReportId,
  type EntryId,
  type GameId,
  type PairingId,
  type PlayerId,
  type TournamentId,
} from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { BoardNews } from '../../rules/formats/reports/board-news.ts';
import type { ReportDoubt } from '../../rules/formats/reports/check-report.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';
import type { BoardReport, Prisma } from '../generated/prisma/client.ts';

/** What has become of a report: it counts; it waits for the director; he has decided against it. */
export const BOARD_REPORT_STATES = ['ACCEPTED', 'WAITING', 'REJECTED'] as const;
export type BoardReportState = (typeof BOARD_REPORT_STATES)[number];

/** What the director has said of a report that waited for him; `byId` null: an account without a player. */
export interface SettledReport {
  readonly byId: PlayerId | null;
  readonly at: Instant;
  readonly reason: string;
}

/**
 * What somebody has reported of a board elsewhere, its `news`. `byId` null: the server itself, or an account without a player. `doubt`: why it waits, or waited, for the director; `withoutStart`: nobody had reported its start.
 */
export interface BoardReportRecord {
  readonly id: BoardReportId;
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
  readonly gameId: GameId;
  readonly board: string;
  readonly news: BoardNews;
  readonly byId: PlayerId | null;
  readonly byOfficial: boolean;
  readonly at: Instant;
  readonly state: BoardReportState;
  readonly doubt: ReportDoubt | null;
  readonly withoutStart: boolean;
  readonly warning: string | null;
  readonly settled: SettledReport | null;
}

const PARTS = { game: { select: { pairingId: true } } } as const satisfies Prisma.BoardReportInclude;

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

function newsOf({
  winnerEntryId: winner,
  points,
  drawn,
}: Pick<BoardReport, 'winnerEntryId' | 'points' | 'drawn'>): BoardNews {
  if (winner !== null && points !== null) return { kind: 'won', winner: asId<EntryId>(winner), points };
  return { kind: drawn ? 'drawn' : 'started' };
}

async function reports(tx: Tx, where: Prisma.BoardReportWhereInput): Promise<readonly BoardReportRecord[]> {
  const rows = await tx.boardReport.findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }], include: PARTS });
  return rows.map((row) => ({
    id: asId<BoardReportId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    pairingId: asId<PairingId>(row.game.pairingId),
    gameId: asId<GameId>(row.gameId),
    board: row.board,
    news: newsOf(row),
    byId: row.byId === null ? null : asId<PlayerId>(row.byId),
    byOfficial: row.byOfficial,
    at: toInstant(row.at),
    state: row.state,
    doubt: row.doubt,
    withoutStart: row.withoutStart,
    warning: row.warning,
    settled:
      row.decidedAt === null
        ? null
        : {
            byId: row.decidedById === null ? null : asId<PlayerId>(row.decidedById),
            at: toInstant(row.decidedAt),
            reason: row.reason ?? '',
          },
  }));
}
