import { asId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';

/**
 * A player who waits for a place in a tournament; `place` from 1: who is first gets the next one that is free. `turn` orders them too, no
 * two alike, and stays his until the list is put into another order.
 */
export interface WaitingRecord {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly place: number;
  readonly turn: number;
  readonly since: Instant;
  /** by what he goes on the server where it is played; null: he has not said */
  readonly idElsewhere: string | null;
}

/** Who waits for a place in these tournaments, each tournament's in their order. */
export async function waitingOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly WaitingRecord[]> {
  const rows = await tx.waitingPlayer.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ turn: 'asc' }, { since: 'asc' }, { playerId: 'asc' }],
  });
  const places = new Map<string, number>();
  return rows.map(({ tournamentId, playerId, turn, since, idElsewhere }) => {
    const place = (places.get(tournamentId) ?? 0) + 1;
    places.set(tournamentId, place);
    return {
      tournamentId: asId<TournamentId>(tournamentId),
      playerId: asId<PlayerId>(playerId),
      place,
      turn,
      since: toInstant(since),
      idElsewhere,
    };
  });
}

/** The tournaments that have not started in which a player waits for a place, in no order. */
export async function tournamentsWaitedFor(tx: Tx, playerId: PlayerId): Promise<readonly TournamentId[]> {
  const rows = await tx.waitingPlayer.findMany({
    where: { playerId, tournament: { status: { in: ['REGISTRATION', 'CLOSED'] } } },
    select: { tournamentId: true },
  });
  return rows.map(({ tournamentId }) => asId<TournamentId>(tournamentId));
}
