import type { GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';

/** Takes the results of these games out, as if they had not been reported. */
export async function deleteResults(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.result.deleteMany({ where: { gameId: { in: [...games] } } });
}

/** Opens games again that are played elsewhere; where they can be looked at is forgotten with their results. */
export async function reopenGames(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.game.updateMany({
    where: { id: { in: [...games] } },
    data: { status: 'RUNNING', finishedAt: null, address: null, boardNumber: null },
  });
}

/** Opens a game again that is played here, with its clock running for the seat to move. */
export async function reopenGameHere(tx: Tx, id: GameId, toMove: Seat, clock: Clock): Promise<void> {
  const data = { status: 'RUNNING', finishedAt: null, toMove, ...clockColumns(clock) } as const;
  await tx.game.update({ where: { id }, data, select: { id: true } });
}
