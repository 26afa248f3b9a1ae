import type { EntryId, GameId, GroupId, PairingId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';
import { toDateOrNull } from '../codecs/instant.ts';
import type { GameStatus } from '../reading/game.ts';

/** Puts another player in a player's seat in a group, and in his places in its pairings. */
export async function replaceInGroup(
  tx: Tx,
  group: { readonly id: GroupId; readonly pairingIds: readonly PairingId[] },
  { out, into }: { readonly out: EntryId; readonly into: EntryId },
): Promise<void> {
  await tx.groupEntry.updateMany({ where: { groupId: group.id, entryId: out }, data: { entryId: into } });
  const id = { in: [...group.pairingIds] };
  await tx.pairing.updateMany({ where: { id, firstEntryId: out }, data: { firstEntryId: into } });
  await tx.pairing.updateMany({ where: { id, secondEntryId: out }, data: { secondEntryId: into } });
}

/** A game that begins anew; `clock` null for one that is played elsewhere. */
export interface BegunAnew {
  readonly entries: BySeat<EntryId>;
  readonly status: GameStatus;
  readonly position: string | null;
  readonly toMove: Seat | null;
  readonly startedAt: Instant | null;
  readonly clock: Clock | null;
}

/** Puts a game that is not decided back to its beginning: its moves, plans, seed and where it is played are gone, its conversation stays. */
export async function beginAnew(tx: Tx, id: GameId, { entries, clock, startedAt, ...begun }: BegunAnew): Promise<void> {
  const where = { gameId: id };
  await tx.move.deleteMany({ where });
  await tx.movePlan.deleteMany({ where });
  await tx.gameComfort.deleteMany({ where });
  await tx.gameSeed.deleteMany({ where });
  await tx.game.update({
    where: { id },
    data: {
      ...begun,
      ply: 0,
      firstEntryId: entries.first,
      secondEntryId: entries.second,
      startedAt: toDateOrNull(startedAt),
      address: null,
      boardNumber: null,
      ...(clock === null ? {} : clockColumns(clock)),
    },
    select: { id: true },
  });
}
