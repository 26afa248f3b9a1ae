import type { PairingId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** Two places due to meet in a round of a group; nobody has one of them where the other one has a bye. */
export type PairingRecord = TypedRow<'Pairing', Prisma.PairingGetPayload<object>>;

/** The pairings with these ids, in no order; unknown ids are left out. */
export async function pairingsByIds(tx: Tx, ids: readonly PairingId[]): Promise<readonly PairingRecord[]> {
  return typed('Pairing', await tx.pairing.findMany({ where: { id: { in: [...ids] } } }));
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
  return typed('Pairing', rows);
}
