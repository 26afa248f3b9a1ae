import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Results that were reported together: when, of which games, and whether one of them was replaced since. */
export interface ReportedBatch {
  readonly at: Instant;
  readonly games: readonly GameId[];
  readonly isReplaced: boolean;
}

/** The results of a tournament that were reported last, all of one moment; null: none was. Rulings and withdrawals are no reports. */
export async function lastReport(tx: Tx, tournament: TournamentId): Promise<ReportedBatch | null> {
  const ofTournament = { game: { tournamentId: tournament } };
  const isReport = { ...ofTournament, number: 1, rulingId: null, how: { not: 'WITHDRAWAL' } } as const;
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

/** Whether something was drawn from results of this moment: games, groups, an approval, a decision about a match, or a lot. */
export async function isDrawnSince(tx: Tx, tournamentId: TournamentId, at: Instant): Promise<boolean> {
  const since = { gte: toDate(at) };
  const counts = await Promise.all([
    tx.game.count({ where: { tournamentId, addedAt: since } }),
    tx.group.count({ where: { tournamentId, startedAt: since } }),
    tx.stage.count({ where: { tournamentId, approvedAt: since } }),
    tx.matchDecision.count({ where: { pairing: { tournamentId }, at: since } }),
    tx.lot.count({ where: { tournamentId, at: since } }),
  ]);
  return counts.some((count) => count > 0);
}
