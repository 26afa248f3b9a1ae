import {
  asId,
  type AccountId,
  type GameId,
  type OverlaySlotId,
  type PlayerId,
  type TournamentId,
} from '../../kernel/ids.ts';
import { toInstant } from '../codecs/instant.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { OverlaySlot } from '../generated/prisma/client.ts';

/** What a slot shows: a table of a tournament, a game or a player; nothing where all are null. */
export interface OverlayTarget {
  readonly tournamentId: TournamentId | null;
  /** The name of the table in its address; null where no tournament is shown. */
  readonly tableName: string | null;
  readonly gameId: GameId | null;
  readonly playerId: PlayerId | null;
}

/** An address for streams that stays, whatever its owner lets it show. */
export interface OverlaySlotRecord extends OverlayTarget {
  readonly id: OverlaySlotId;
  readonly accountId: AccountId;
  readonly name: string;
  readonly createdAt: Instant;
}

/** The slot with this id; null if there is none. */
export async function slotById(tx: Tx, id: OverlaySlotId): Promise<OverlaySlotRecord | null> {
  const row = await tx.overlaySlot.findUnique({ where: { id } });
  return row === null ? null : slotRecord(row);
}

/** The slot of this account with this id; null if it has none. */
export async function slotOfAccount(
  tx: Tx,
  accountId: AccountId,
  id: OverlaySlotId,
): Promise<OverlaySlotRecord | null> {
  const row = await tx.overlaySlot.findFirst({ where: { id, accountId } });
  return row === null ? null : slotRecord(row);
}

/** The slots of an account, the oldest first. */
export async function slotsOfAccount(tx: Tx, accountId: AccountId): Promise<readonly OverlaySlotRecord[]> {
  const rows = await tx.overlaySlot.findMany({
    where: { accountId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(slotRecord);
}

/** How many slots an account has. */
export function countSlots(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.overlaySlot.count({ where: { accountId } });
}

function slotRecord({ id, accountId, name, createdAt, tableName, ...row }: OverlaySlot): OverlaySlotRecord {
  return {
    id: asId<OverlaySlotId>(id),
    accountId: asId<AccountId>(accountId),
    name,
    createdAt: toInstant(createdAt),
    tournamentId: row.tournamentId === null ? null : asId<TournamentId>(row.tournamentId),
    tableName,
    gameId: row.gameId === null ? null : asId<GameId>(row.gameId),
    playerId: row.playerId === null ? null : asId<PlayerId>(row.playerId),
  };
}
