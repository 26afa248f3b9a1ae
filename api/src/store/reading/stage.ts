import { asId, type EntryId, type GroupId, type PlayerId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';

export const STAGE_STATES = ['PENDING', 'RUNNING', 'COMPLETE', 'PLAYOFF', 'AWAITING_APPROVAL', 'PUBLISHED'] as const;
export type StageState = (typeof STAGE_STATES)[number];

/** A part of a tournament that is played through before the next: `key` is the format's own, unique in the tournament. */
export interface StageRecord {
  readonly id: StageId;
  readonly tournamentId: TournamentId;
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly number: number;
  readonly state: StageState;
  readonly startedAt: Instant;
  /** when its last game was decided and no tie was left that needs an extra game */
  readonly completedAt: Instant | null;
  /** until when its director may look at its tables before they stand by themselves; null unless it waits for him */
  readonly awaitingUntil: Instant | null;
  readonly approvedAt: Instant | null;
  /** null though approved: by itself */
  readonly approvedById: PlayerId | null;
}

/** The players who meet each other in a stage; `entryIds` in order of their seats, seat 1 first. */
export interface GroupRecord {
  readonly id: GroupId;
  readonly tournamentId: TournamentId;
  readonly stageId: StageId;
  readonly key: string;
  readonly name: string;
  readonly number: number;
  readonly startedAt: Instant;
  readonly entryIds: readonly EntryId[];
}

const GROUP_PARTS = {
  seats: { orderBy: { seat: 'asc' }, select: { entryId: true } },
} as const satisfies Prisma.GroupInclude;

/** The stages with these ids, in no order; unknown ids are left out. */
export async function stagesByIds(tx: Tx, ids: readonly StageId[]): Promise<readonly StageRecord[]> {
  return (await tx.stage.findMany({ where: { id: { in: [...ids] } } })).map(stageRecord);
}

/** The stages of these tournaments in the order in which they are played. */
export async function stagesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly StageRecord[]> {
  const rows = await tx.stage.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ number: 'asc' }, { id: 'asc' }],
  });
  return rows.map(stageRecord);
}

/** The groups with these ids, in no order; unknown ids are left out. */
export async function groupsByIds(tx: Tx, ids: readonly GroupId[]): Promise<readonly GroupRecord[]> {
  return (await tx.group.findMany({ where: { id: { in: [...ids] } }, include: GROUP_PARTS })).map(groupRecord);
}

/** The groups of these tournaments: by stage, then by number. */
export async function groupsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly GroupRecord[]> {
  const rows = await tx.group.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ stage: { number: 'asc' } }, { number: 'asc' }, { id: 'asc' }],
    include: GROUP_PARTS,
  });
  return rows.map(groupRecord);
}

function stageRecord(row: Prisma.StageGetPayload<object>): StageRecord {
  return {
    id: asId<StageId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    key: row.key,
    kind: row.kind,
    name: row.name,
    number: row.number,
    state: row.state,
    startedAt: toInstant(row.startedAt),
    completedAt: row.completedAt === null ? null : toInstant(row.completedAt),
    awaitingUntil: row.awaitingUntil === null ? null : toInstant(row.awaitingUntil),
    approvedAt: row.approvedAt === null ? null : toInstant(row.approvedAt),
    approvedById: row.approvedById === null ? null : asId<PlayerId>(row.approvedById),
  };
}

function groupRecord(row: Prisma.GroupGetPayload<{ include: typeof GROUP_PARTS }>): GroupRecord {
  return {
    id: asId<GroupId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    stageId: asId<StageId>(row.stageId),
    key: row.key,
    name: row.name,
    number: row.number,
    startedAt: toInstant(row.startedAt),
    entryIds: row.seats.map((seat) => asId<EntryId>(seat.entryId)),
  };
}
