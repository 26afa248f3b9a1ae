import { asId, type GameId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The tournament that has this name in addresses, or has had it; null: none. */
export async function tournamentIdOfSlug(tx: Tx, slug: string): Promise<TournamentId | null> {
  const row = await tx.tournamentSlug.findUnique({ where: { slug }, select: { tournamentId: true } });
  return row && asId<TournamentId>(row.tournamentId);
}

/** The game with this number in a tournament; null: none. */
export async function gameIdOfOrdinal(tx: Tx, tournamentId: TournamentId, ordinal: number): Promise<GameId | null> {
  const where = { tournamentId_ordinal: { tournamentId, ordinal } };
  const row = await tx.game.findUnique({ where, select: { id: true } });
  return row && asId<GameId>(row.id);
}
