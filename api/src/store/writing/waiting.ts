import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Who is to wait, and by what he goes on the server where it is played; null: he has not said. */
export interface NewWaiting {
  readonly playerId: PlayerId;
  readonly idElsewhere: string | null;
}

/** Puts players at the end of the list of those who wait for a place, in the order given. The tournament is locked. */
export async function appendWaiting(
  tx: Tx,
  tournamentId: TournamentId,
  players: readonly NewWaiting[],
  at: Instant,
): Promise<void> {
  const { _max } = await tx.waitingPlayer.aggregate({ where: { tournamentId }, _max: { turn: true } });
  const last = _max.turn ?? 0;
  const data = players.map(({ playerId, idElsewhere }, index) => ({
    tournamentId,
    playerId,
    idElsewhere,
    turn: last + index + 1,
    since: toDate(at),
  }));
  await tx.waitingPlayer.createMany({ data });
}

/** Takes players off the list; whether one waited is not asked. */
export async function deleteWaiting(tx: Tx, tournamentId: TournamentId, players: readonly PlayerId[]): Promise<void> {
  await tx.waitingPlayer.deleteMany({ where: { tournamentId, playerId: { in: [...players] } } });
}

/** Puts those who wait into this order; it names all of them. */
export async function orderWaiting(tx: Tx, tournamentId: TournamentId, players: readonly PlayerId[]): Promise<void> {
  for (const [index, playerId] of players.entries()) {
    const where = { tournamentId_playerId: { tournamentId, playerId } };
    await tx.waitingPlayer.update({ where, data: { turn: index + 1 }, select: { turn: true } });
  }
}
