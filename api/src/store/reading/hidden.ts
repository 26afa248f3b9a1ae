import { asId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The tournaments of which a player wants to see no result, the last first. */
export async function hiddenFrom(tx: Tx, playerId: PlayerId): Promise<readonly TournamentId[]> {
  const rows = await tx.hiddenTournament.findMany({
    where: { playerId },
    orderBy: [{ since: 'desc' }, { tournamentId: 'asc' }],
    select: { tournamentId: true },
  });
  return rows.map(({ tournamentId }) => asId<TournamentId>(tournamentId));
}
