import {
  asId,
  type EntryId,
  type GameId,
  type GroupId,
  type PairingId,
  type PlayerId,
  type StageId,
} from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The group and the round of a pairing, and who plays in it. */
export interface PairingSubjects {
  readonly groupId: GroupId;
  readonly round: number;
  readonly players: readonly PlayerId[];
}

/** Who an entry is, and the groups in which he plays. */
export interface EntrySubjects {
  readonly playerId: PlayerId;
  readonly groups: readonly GroupId[];
}

const PAIRING = {
  groupId: true,
  round: true,
  firstEntry: { select: { playerId: true } },
  secondEntry: { select: { playerId: true } },
} as const;

interface PairingRow {
  readonly groupId: string;
  readonly round: number;
  readonly firstEntry: { readonly playerId: string } | null;
  readonly secondEntry: { readonly playerId: string } | null;
}

/** What these games are about, by their ids; unknown ids are left out. */
export async function subjectsOfGames(tx: Tx, ids: readonly GameId[]): Promise<ReadonlyMap<GameId, PairingSubjects>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.game.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, pairing: { select: PAIRING } },
  });
  return new Map(rows.map(({ id, pairing }) => [asId<GameId>(id), subjectsOf(pairing)]));
}

/** What these pairings are about, by their ids; unknown ids are left out. */
export async function subjectsOfPairings(
  tx: Tx,
  ids: readonly PairingId[],
): Promise<ReadonlyMap<PairingId, PairingSubjects>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.pairing.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...PAIRING } });
  return new Map(rows.map(({ id, ...pairing }) => [asId<PairingId>(id), subjectsOf(pairing)]));
}

/** What these entries are about, by their ids; unknown ids are left out. */
export async function subjectsOfEntries(tx: Tx, ids: readonly EntryId[]): Promise<ReadonlyMap<EntryId, EntrySubjects>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.entry.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, playerId: true, seatsIn: { select: { groupId: true } } },
  });
  return new Map(
    rows.map(({ id, playerId, seatsIn }) => [
      asId<EntryId>(id),
      { playerId: asId<PlayerId>(playerId), groups: seatsIn.map(({ groupId }) => asId<GroupId>(groupId)) },
    ]),
  );
}

/** The groups of these stages, by the ids of the stages. */
export async function groupsOfStages(
  tx: Tx,
  ids: readonly StageId[],
): Promise<ReadonlyMap<StageId, readonly GroupId[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.group.findMany({ where: { stageId: { in: [...ids] } }, select: { id: true, stageId: true } });
  const byStage = Map.groupBy(rows, ({ stageId }) => asId<StageId>(stageId));
  return new Map([...byStage].map(([stage, groups]) => [stage, groups.map(({ id }) => asId<GroupId>(id))]));
}

function subjectsOf({ groupId, round, firstEntry, secondEntry }: PairingRow): PairingSubjects {
  const players = [firstEntry, secondEntry].flatMap((entry) => (entry === null ? [] : asId<PlayerId>(entry.playerId)));
  return { groupId: asId<GroupId>(groupId), round, players };
}
