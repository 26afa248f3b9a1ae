import type { EntryId, GameId, GroupId, PairingId } from '../../kernel/ids.ts';
import type { BySeat } from '../../kernel/seat.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';

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

/** Gives a game to other players; `clock` null for one that is played elsewhere. */
export async function setPlayers(
  tx: Tx,
  id: GameId,
  { entries, clock }: { readonly entries: BySeat<EntryId>; readonly clock: Clock | null },
): Promise<void> {
  await tx.game.update({
    where: { id },
    data: {
      firstEntryId: entries.first,
      secondEntryId: entries.second,
      ...(clock === null ? {} : clockColumns(clock)),
    },
    select: { id: true },
  });
}
