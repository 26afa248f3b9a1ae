import type { PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { administratorPlayers } from '../../store/reading/account.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { tournamentsEntered } from '../../store/writing/merge.ts';
import { decisionMakers } from '../rights.ts';

/**
 * Who is told that somebody says he is this player: those who direct all of his tournaments, and the administrators where nobody does. The
 * claimant himself is not asked.
 */
export async function claimDeciders(
  tx: Tx,
  { playerId, byId }: { readonly playerId: PlayerId; readonly byId: PlayerId },
): Promise<readonly PlayerId[]> {
  const tournaments = await tournamentsByIds(tx, await tournamentsEntered(tx, playerId));
  const [first, ...others] = tournaments.map((tournament) => decisionMakers(tournament, [byId]));
  const directors = (first ?? []).filter((player) => others.every((makers) => makers.includes(player)));
  if (directors.length > 0) return directors;
  return (await administratorPlayers(tx)).filter((player) => player !== byId);
}
