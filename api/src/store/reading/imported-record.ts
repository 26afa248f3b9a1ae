import type { GameId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { ImportedRecord as Row } from '../generated/prisma/client.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** The moves of a game that was played elsewhere: a canonical transcript without a head. */
export type ImportedRecord = TypedRow<'ImportedRecord', Row>;

/** What was imported of these games, in no order; games without are left out. */
export async function importedRecords(tx: Tx, games: readonly GameId[]): Promise<readonly ImportedRecord[]> {
  return typed('ImportedRecord', await tx.importedRecord.findMany({ where: { gameId: { in: [...games] } } }));
}
