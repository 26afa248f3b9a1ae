import { asId, type GroupId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { GROUP_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

export const STAGE_STATES = ['PENDING', 'RUNNING', 'COMPLETE', 'PLAYOFF', 'AWAITING_APPROVAL', 'PUBLISHED'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/**
 * A part of a tournament that is played through before the next: `key` is the format's own, unique in the tournament. `completedAt`: when
 * its last game was decided and no tie was left that needs an extra game. `awaitingUntil`: until when its director may look at its tables
 * before they stand by themselves; null unless it waits for him. `approvedById` null though approved: by itself.
 */
export type StageRecord = TypedRow<'Stage', Prisma.StageGetPayload<object>>;

/** The players who meet each other in a stage, in order of their seats, seat 1 first. */
export type GroupRecord = TypedRow<'Group', Prisma.GroupGetPayload<{ include: typeof GROUP_PARTS }>>;

/** Points that a ruling gives a player in the table of a group, or takes from him; `takenBackAt` null: it holds. */
export type PointAdjustmentRecord = GroupRecord['adjustments'][number];

/** The stages with these ids, in no order; unknown ids are left out. */
export async function stagesByIds(tx: Tx, ids: readonly StageId[]): Promise<readonly StageRecord[]> {
  return typed('Stage', await tx.stage.findMany({ where: { id: { in: [...ids] } } }));
}

/** The stages of these tournaments in the order in which they are played; pending ones, which were taken back, are left out. */
export async function stagesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly StageRecord[]> {
  const rows = await tx.stage.findMany({
    where: { tournamentId: { in: [...tournaments] }, state: { not: 'PENDING' } },
    orderBy: [{ number: 'asc' }, { id: 'asc' }],
  });
  return typed('Stage', rows);
}

/** The groups with these ids, in no order; unknown ids are left out. */
export async function groupsByIds(tx: Tx, ids: readonly GroupId[]): Promise<readonly GroupRecord[]> {
  return typed('Group', await tx.group.findMany({ where: { id: { in: [...ids] } }, include: GROUP_PARTS }));
}

/** The groups of these tournaments: by stage, then by number; those of pending stages are left out. */
export async function groupsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly GroupRecord[]> {
  const rows = await tx.group.findMany({
    where: { tournamentId: { in: [...tournaments] }, stage: { state: { not: 'PENDING' } } },
    orderBy: [{ stage: { number: 'asc' } }, { number: 'asc' }, { id: 'asc' }],
    include: GROUP_PARTS,
  });
  return typed('Group', rows);
}

/** The pending stages of a tournament and their groups, by their keys: what was taken back, and may be arranged anew. */
export async function pendingParts(
  tx: Tx,
  tournamentId: TournamentId,
): Promise<{ readonly stages: ReadonlyMap<string, StageId>; readonly groups: ReadonlyMap<string, GroupId> }> {
  const rows = await tx.stage.findMany({
    where: { tournamentId, state: 'PENDING' },
    select: { id: true, key: true, groups: { select: { id: true, key: true } } },
  });
  const groups = rows.flatMap((row) => row.groups);
  return {
    stages: new Map(rows.map(({ key, id }) => [key, asId<StageId>(id)])),
    groups: new Map(groups.map(({ key, id }) => [key, asId<GroupId>(id)])),
  };
}
