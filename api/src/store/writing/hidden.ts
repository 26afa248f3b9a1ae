import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Notes that a player wants to see no result of a tournament; where it is noted already it stays as it was. */
export async function hideTournament(
  tx: Tx,
  playerId: PlayerId,
  tournamentId: TournamentId,
  since: Instant,
): Promise<void> {
  const data = [{ playerId, tournamentId, since: toDate(since) }];
  await tx.hiddenTournament.createMany({ data, skipDuplicates: true });
}

/** Notes that a player sees the results of a tournament. */
export async function showTournament(tx: Tx, playerId: PlayerId, tournamentId: TournamentId): Promise<void> {
  await tx.hiddenTournament.deleteMany({ where: { playerId, tournamentId } });
}
