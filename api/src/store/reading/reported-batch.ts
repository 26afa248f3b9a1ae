import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** Results that were reported together: when, of which games, and whether one of them was replaced since. */
export interface ReportedBatch {
  readonly at: Instant;
  readonly games: readonly GameId[];
  readonly isReplaced: boolean;
}

/**
 * The results of a tournament that were reported last, all of one moment; null: none was. Rulings, withdrawals and ends of boards of which
 * nothing hung any more are no reports.
 */
export async function lastReport(tx: Tx, tournament: TournamentId): Promise<ReportedBatch | null> {
  const ofTournament = { game: { tournamentId: tournament } };
  const isReport: Prisma.ResultWhereInput = {
    ...{ ...ofTournament, number: 1, rulingId: null, how: { not: 'WITHDRAWAL' } },
    OR: [{ reason: null }, { reason: { not: 'match-decided' } }],
  };
  const last = await tx.result.findFirst({
    where: isReport,
    orderBy: { recordedAt: 'desc' },
    select: { recordedAt: true },
  });
  if (last === null) return null;
  const { recordedAt } = last;
  const rows = await tx.result.findMany({ where: { ...isReport, recordedAt }, select: { gameId: true } });
  const games = rows.map(({ gameId }) => asId<GameId>(gameId));
  const replaced = await tx.result.count({ where: { gameId: { in: games }, number: { gt: 1 } } });
  return { at: instant(recordedAt.getTime()), games, isReplaced: replaced > 0 };
}
