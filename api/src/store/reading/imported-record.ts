import { asId, type GameId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The moves of a game that was played elsewhere: a canonical transcript without a head. `id` is the game's. */
export interface ImportedRecord {
  readonly id: GameId;
  readonly text: string;
  readonly plies: number;
}

/** What was imported of these games, in no order; games without are left out. */
export async function importedRecords(tx: Tx, games: readonly GameId[]): Promise<readonly ImportedRecord[]> {
  const rows = await tx.importedRecord.findMany({
    where: { gameId: { in: [...games] } },
    select: { gameId: true, text: true, plies: true },
  });
  return rows.map(({ gameId, text, plies }) => ({ id: asId<GameId>(gameId), text, plies }));
}
