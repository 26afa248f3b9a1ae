import { asId, type GameId, type GroupId, type PairingId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** What was arranged in a tournament since an instant, and only stands there. */
export interface DrawnSince {
  readonly games: readonly { readonly id: GameId; readonly pairingId: PairingId }[];
  readonly stages: readonly StageId[];
  readonly groups: readonly GroupId[];
  /** the names of lots that were drawn */
  readonly lots: readonly string[];
}

/** What was arranged in a tournament since this instant: games, groups, stages and lots. */
export async function drawnSince(tx: Tx, tournamentId: TournamentId, at: Instant): Promise<DrawnSince> {
  const since = { gte: toDate(at) };
  const select = { id: true } as const;
  const games = await tx.game.findMany({
    where: { tournamentId, addedAt: since },
    select: { id: true, pairingId: true },
    orderBy: [{ pairing: { number: 'asc' } }, { number: 'asc' }],
  });
  const stages = await tx.stage.findMany({ where: { tournamentId, startedAt: since }, select });
  const groups = await tx.group.findMany({ where: { tournamentId, startedAt: since }, select });
  const lots = await tx.lot.findMany({ where: { tournamentId, at: since }, select: { name: true } });
  return {
    games: games.map(({ id, pairingId }) => ({ id: asId(id), pairingId: asId(pairingId) })),
    stages: stages.map(({ id }) => asId(id)),
    groups: groups.map(({ id }) => asId(id)),
    lots: lots.map(({ name }) => name),
  };
}

/** Whether anything was played, reported or said in one of these games, which are played elsewhere. */
export async function isBegun(tx: Tx, games: DrawnSince['games']): Promise<boolean> {
  const matters: Prisma.GameWhereInput[] = [
    { NOT: { status: 'SCHEDULED' } },
    { NOT: { startedAt: null } },
    { NOT: { usedSource: null } },
    { NOT: { address: null } },
    ...[{ results: { some: {} } }, { boardReports: { some: {} } }, { imported: { isNot: null } }],
    ...[{ rulings: { some: {} } }, { tickets: { some: {} } }, { messages: { some: {} } }, { pauses: { some: {} } }],
  ];
  const where = { id: { in: games.map(({ id }) => id) }, OR: matters };
  return (await tx.game.count({ where })) > 0;
}

/**
 * Whether something was decided in a tournament since this instant: the end of a stage was approved, a match was decided or a place
 * filled by its director, what was drawn was arranged by him, points were given, or an extra group was needed for a tie.
 */
export async function isDecidedSince(tx: Tx, tournamentId: TournamentId, at: Instant): Promise<boolean> {
  const since = { gte: toDate(at) };
  const counts = await Promise.all([
    tx.stage.count({ where: { tournamentId, approvedAt: since } }),
    tx.matchDecision.count({ where: { pairing: { tournamentId }, at: since } }),
    tx.lot.count({ where: { tournamentId, draw: null, at: since } }),
    tx.rearrangement.count({ where: { ruling: { tournamentId, at: since } } }),
    tx.pointAdjustment.count({ where: { group: { tournamentId, startedAt: since } } }),
    tx.group.count({ where: { tournamentId, startedAt: since, stage: { startedAt: { lt: toDate(at) } } } }),
  ]);
  return counts.some((count) => count > 0);
}

/** Whether anything was arranged or decided in a tournament since this instant. */
export async function isDrawnSince(tx: Tx, tournamentId: TournamentId, at: Instant): Promise<boolean> {
  const { games, groups, lots } = await drawnSince(tx, tournamentId, at);
  if (games.length + groups.length + lots.length > 0) return true;
  return isDecidedSince(tx, tournamentId, at);
}
