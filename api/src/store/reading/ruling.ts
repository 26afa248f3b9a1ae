import type { RulingId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { RULING_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** A director's decision, and what it has arranged, null: nothing; `byId` null: the server's own (downtime). */
export type RulingRecord = TypedRow<'Ruling', Prisma.RulingGetPayload<{ include: typeof RULING_PARTS }>>;

/** The rulings with these ids, in no order; unknown ids are left out. */
export async function rulingsByIds(tx: Tx, ids: readonly RulingId[]): Promise<readonly RulingRecord[]> {
  return typed('Ruling', await tx.ruling.findMany({ where: { id: { in: [...ids] } }, include: RULING_PARTS }));
}

/** The rulings of these tournaments, the oldest first. */
export async function rulingsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly RulingRecord[]> {
  const rows = await tx.ruling.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    include: RULING_PARTS,
  });
  return typed('Ruling', rows);
}
