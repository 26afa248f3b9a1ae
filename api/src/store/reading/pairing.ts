import { asId, type EntryId, type GroupId, type PairingId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** A place in a pairing; nobody has it where the other one has a bye. */
export interface SlotRecord {
  readonly entryId: EntryId | null;
}

/** Two places due to meet in a round of a group. */
export interface PairingRecord {
  readonly id: PairingId;
  readonly tournamentId: TournamentId;
  readonly groupId: GroupId;
  readonly key: string;
  readonly round: number;
  readonly number: number;
  readonly first: SlotRecord;
  readonly second: SlotRecord;
}

/** The pairings with these ids, in no order; unknown ids are left out. */
export async function pairingsByIds(tx: Tx, ids: readonly PairingId[]): Promise<readonly PairingRecord[]> {
  return (await tx.pairing.findMany({ where: { id: { in: [...ids] } } })).map(pairingRecord);
}

/** The pairings of these tournaments in the order of the schedule: by round, then by number. */
export async function pairingsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly PairingRecord[]> {
  const rows = await tx.pairing.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ round: 'asc' }, { number: 'asc' }, { id: 'asc' }],
  });
  return rows.map(pairingRecord);
}

function pairingRecord(row: Prisma.PairingGetPayload<object>): PairingRecord {
  return {
    id: asId<PairingId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    groupId: asId<GroupId>(row.groupId),
    key: row.key,
    round: row.round,
    number: row.number,
    first: slotRecord(row.firstEntryId),
    second: slotRecord(row.secondEntryId),
  };
}

function slotRecord(entryId: string | null): SlotRecord {
  return { entryId: entryId === null ? null : asId<EntryId>(entryId) };
}
