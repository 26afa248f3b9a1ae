import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** The moves of a game that was played elsewhere, as somebody gives them. */
export interface NewImportedRecord {
  readonly gameId: GameId;
  readonly text: string;
  readonly plies: number;
  readonly importedAt: Instant;
  readonly byId: PlayerId | null;
}

/** Stores a record in place of the one that its game had. */
export async function setImportedRecord(tx: Tx, record: NewImportedRecord): Promise<void> {
  const { gameId, importedAt, ...columns } = record;
  const values = { ...columns, importedAt: toDate(importedAt) };
  await tx.importedRecord.upsert({ where: { gameId }, create: { gameId, ...values }, update: values });
}
